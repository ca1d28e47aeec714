package io.weir.access;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A user as it is shown.
 *
 * @param lastLoginAt null when they never logged in
 * @param version for If-Match
 */
public record User(
    String name,
    Role role,
    boolean disabled,
    Instant createdAt,
    @Nullable Instant lastLoginAt,
    long version) {}
