package io.weir.maintenance;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Which runs are asked for; null means any.
 *
 * @param from created at or after
 * @param to created before
 */
public record RunQuery(
    @Nullable String catalog,
    @Nullable String database,
    @Nullable String table,
    @Nullable Action action,
    @Nullable RunStatus status,
    @Nullable Instant from,
    @Nullable Instant to) {}
