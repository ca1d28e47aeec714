package io.weir.job;

import io.weir.lease.MaintenanceOwner;
import io.weir.shared.TableId;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A table that a job acts on.
 *
 * @param source such as {@code shop.orders}; null when the job has none, or its source is silent
 * @param target in the lake
 * @param exists whether it is there
 * @param keyless whether the source table has no primary key, so that it is left out
 * @param records as last observed; null when it was not
 */
public record JobTable(
    @Nullable String source,
    TableId target,
    boolean exists,
    boolean keyless,
    @Nullable Long records,
    @Nullable Instant lastCommitAt,
    @Nullable MaintenanceOwner owner) {}
