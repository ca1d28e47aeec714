package io.weir.paimon;

import org.jspecify.annotations.Nullable;

/**
 * What a compaction of manifests would find if it ran now.
 *
 * @param snapshotId at which this holds; null when nothing was ever committed
 * @param count manifests of the snapshot
 * @param bytes of all of them
 * @param added entries for files that come
 * @param deleted entries for files that go
 * @param small how many are smaller than the size that manifests are to have
 */
public record ManifestPlan(
    @Nullable Long snapshotId, long count, long bytes, long added, long deleted, long small) {

  /** Whether there is nothing to do: nothing to merge, and no entry of a file that went. */
  public boolean isEmpty() {
    return small < 2 && deleted == 0;
  }
}
