package io.weir.paimon;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a compaction would rewrite if it ran now.
 *
 * @param snapshotId at which this holds; null when nothing was ever committed
 * @param parts by partition and bucket; only those with something to do
 * @param files how many of all parts
 * @param bytes of all parts: what will be read, and about what will be written
 * @param onFlinkOnly whether only a Flink job can do it: rows of postponed buckets are to be put
 *     into buckets
 */
public record CompactionPlan(
    CompactionStrategy strategy,
    @Nullable Long snapshotId,
    List<Part> parts,
    long files,
    long bytes,
    boolean onFlinkOnly) {

  /**
   * One bucket's share, or one partition's in a table without buckets.
   *
   * @param partition such as {@code dt=20240101}; empty when the table is not partitioned
   * @param bucket 0 in a table without buckets, -2 for the postponed rows
   */
  public record Part(String partition, int bucket, long files, long bytes) {}

  public CompactionPlan {
    parts = List.copyOf(parts);
  }

  static CompactionPlan of(
      CompactionStrategy strategy,
      @Nullable Long snapshotId,
      List<Part> parts,
      boolean onFlinkOnly) {
    return new CompactionPlan(
        strategy,
        snapshotId,
        parts,
        parts.stream().mapToLong(Part::files).sum(),
        parts.stream().mapToLong(Part::bytes).sum(),
        onFlinkOnly);
  }

  /** Whether there is nothing to do. */
  public boolean isEmpty() {
    return parts.isEmpty();
  }
}
