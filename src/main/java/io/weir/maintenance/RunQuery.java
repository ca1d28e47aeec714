package io.weir.maintenance;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which runs are asked for; null means any.
 *
 * @param statuses any of these; empty means any at all
 * @param from created at or after
 * @param to created before
 */
public record RunQuery(
    @Nullable String catalog,
    @Nullable String database,
    @Nullable String table,
    @Nullable Action action,
    List<RunStatus> statuses,
    @Nullable Instant from,
    @Nullable Instant to) {}
