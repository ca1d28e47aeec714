package io.weir.paimon;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The partitions that an expiry may drop, and no other, whatever grows old meanwhile.
 *
 * @param snapshotId at which this holds; null when nothing was ever committed
 * @param after the time for which the table's options keep a partition; null when they let none
 *     expire
 * @param frozenAt when they were chosen; the time counts back from here
 * @param parts by name, as many as one run drops
 * @param left how many more are too old; they are for the next run
 */
public record PartitionExpiryPlan(
    @Nullable Long snapshotId,
    @Nullable Duration after,
    Instant frozenAt,
    List<Part> parts,
    int left) {

  /** So many partitions are dropped by one run at most, so that its plan can name each. */
  static final int MOST = 1000;

  /** So many partitions go with one commit; what Paimon's writers drop at once at most. */
  static final int BATCH = 100;

  /**
   * A partition that is too old.
   *
   * @param partition such as {@code dt=20240101}
   * @param records of its live files
   * @param bytes of its live files
   * @param newestFileAt when its newest file was made
   */
  public record Part(
      String partition, long records, long files, long bytes, Instant newestFileAt) {}

  public PartitionExpiryPlan {
    parts = List.copyOf(parts);
  }

  /** In how many commits they go. */
  public int commits() {
    return (parts.size() + BATCH - 1) / BATCH;
  }

  /** Live files of all of them. */
  public long files() {
    return parts.stream().mapToLong(Part::files).sum();
  }

  /** Of the live files of all of them. */
  public long bytes() {
    return parts.stream().mapToLong(Part::bytes).sum();
  }

  /** Whether there is nothing to do. */
  public boolean isEmpty() {
    return parts.isEmpty();
  }
}
