package io.weir.catalog;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What was read from a table's metadata at one snapshot.
 *
 * @param snapshotId null when nothing was ever committed
 * @param observedAt when it was last seen to be so
 * @param stale whether that was too long ago: the looks that should have followed saw nothing
 * @param smallFiles files under a quarter of the target size
 * @param sortedRunsMax of the bucket that has most
 */
public record Observation(
    @Nullable Long snapshotId,
    Instant observedAt,
    boolean stale,
    long records,
    long bytes,
    long files,
    long snapshots,
    @Nullable Instant lastCommitAt,
    long smallFiles,
    int sortedRunsMax) {}
