package io.weir.access;

import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A token as it is shown; its secret is shown once, when it is made.
 *
 * @param owner the user whose token it is; it is worth nothing while they are disabled, and never
 *     more than they are
 * @param lastUsedAt to the minute; null when it was never used
 * @param expiresAt null when it does not expire
 */
public record Token(
    UUID id,
    String name,
    String owner,
    Role role,
    Instant createdAt,
    @Nullable Instant lastUsedAt,
    @Nullable Instant expiresAt) {}
