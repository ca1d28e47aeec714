package io.weir.maintenance;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A policy as it is kept.
 *
 * @param nextFireAt null while it is disabled
 * @param version for If-Match
 */
public record Policy(
    PolicySpec spec, Instant createdAt, long version, @Nullable Instant nextFireAt) {}
