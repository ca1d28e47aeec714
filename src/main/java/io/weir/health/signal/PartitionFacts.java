package io.weir.health.signal;

import io.weir.paimon.tally.PartitionTally;
import java.util.List;

/**
 * A partition and what its files add up to.
 *
 * @param name its path, such as {@code dt=20240101}; empty for the one of a table without any
 */
public record PartitionFacts(String name, PartitionTally tally) {

  long bytes() {
    return tally.sums().bytes();
  }

  List<BucketFacts> buckets() {
    return tally.buckets().entrySet().stream()
        .map(bucket -> new BucketFacts(name, bucket.getKey(), bucket.getValue()))
        .toList();
  }
}
