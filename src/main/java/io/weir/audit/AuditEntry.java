package io.weir.audit;

import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One change, as it was recorded in the transaction that made it.
 *
 * @param id ascending with time
 * @param user who: a user's name, or {@code weir}
 * @param via session, token or system
 * @param action what, such as {@code table.drop}
 * @param target on what, such as {@code main.ods.orders}
 * @param summary a sentence
 * @param reason as the client gave it; null when it did not
 * @param detail the particulars, by name
 */
public record AuditEntry(
    long id,
    Instant at,
    String user,
    String via,
    @Nullable String remoteAddress,
    String action,
    String target,
    String summary,
    @Nullable String reason,
    Map<String, Object> detail) {}
