package io.weir.paimon;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A table's numbers at one snapshot.
 *
 * @param snapshotId null when nothing was ever committed
 * @param earliestSnapshotId null when there is none
 * @param lastCommitAt null when nothing was ever committed
 * @param smallFiles files under a quarter of the target size
 * @param sortedRunsMax of the bucket that has most
 */
public record TableState(
    @Nullable Long snapshotId,
    @Nullable Long earliestSnapshotId,
    long records,
    long bytes,
    long files,
    long snapshots,
    @Nullable Instant lastCommitAt,
    long smallFiles,
    int sortedRunsMax) {

  /** A table into which nothing was committed yet. */
  static final TableState EMPTY = new TableState(null, null, 0, 0, 0, 0, null, 0, 0);
}
