package io.weir.access;

import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A user as it is shown.
 *
 * @param lastLoginAt null when they never logged in
 * @param sessionKey what each of their browser sessions began with; one that began with another is
 *     over
 * @param version for If-Match
 */
public record User(
    String name,
    Role role,
    boolean disabled,
    Instant createdAt,
    @Nullable Instant lastLoginAt,
    UUID sessionKey,
    long version) {}
