package io.weir.paimon.tally;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/**
 * What a table's files add up to, by partition; or what one snapshot changed in that, with files
 * that went counted negative. The tally after a snapshot is the one before plus the change: an
 * entry of a manifest for a file that goes says all that the one for its coming had said.
 *
 * <p>Grows with partitions and buckets, not with files.
 */
public final class Tally {

  public static final Tally NOTHING = new Tally();

  private final Map<PartitionKey, PartitionTally> partitions = new HashMap<>();

  void add(FileEntry entry, long smallBelowBytes) {
    PartitionKey key = new PartitionKey(entry.partition);
    PartitionTally partition = partitions.get(key);
    if (partition == null) {
      partition = new PartitionTally();
      partitions.put(key.copy(), partition);
    }
    partition.add(entry, smallBelowBytes);
  }

  /** This one with the change. */
  public Tally plus(Tally change) {
    Tally sum = new Tally();
    sum.partitions.putAll(partitions);
    change.partitions.forEach(
        (key, partition) -> {
          PartitionTally before = partitions.getOrDefault(key, new PartitionTally());
          PartitionTally after = before.plus(partition);
          if (after.isNothing()) {
            sum.partitions.remove(key);
          } else {
            sum.partitions.put(key, after);
          }
        });
    return sum;
  }

  public Map<PartitionKey, PartitionTally> partitions() {
    return Collections.unmodifiableMap(partitions);
  }

  public FileSums sums() {
    return partitions.values().stream()
        .map(PartitionTally::sums)
        .reduce(FileSums.NONE, FileSums::plus);
  }

  public SizeHistogram sizes() {
    SizeHistogram sizes = new SizeHistogram();
    partitions.values().forEach(partition -> sizes.add(partition.sizes()));
    return sizes;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Tally tally && partitions.equals(tally.partitions);
  }

  @Override
  public int hashCode() {
    return partitions.hashCode();
  }

  @Override
  public String toString() {
    return partitions.values().toString();
  }
}
