package io.weir.health.signal;

import io.weir.paimon.tally.BucketTally;
import java.util.LinkedHashMap;
import java.util.Map;

/** A bucket and what its files add up to. */
public record BucketFacts(String partition, int number, BucketTally tally) {

  private static final int POSTPONED = -2;

  public long bytes() {
    return tally.sums().bytes();
  }

  /** Whether its rows wait to be put into buckets that readers look into. */
  boolean isPostponed() {
    return number == POSTPONED;
  }

  /** As its directory is named. */
  String name() {
    return (partition.isEmpty() ? "" : partition + "/") + "bucket-" + number;
  }

  Evidence evidence() {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("sortedRuns", tally.sortedRuns());
    values.put("files", tally.sums().files());
    values.put("smallFiles", tally.sums().smallFiles());
    values.put("bytes", bytes());
    return new Evidence("bucket", name(), values);
  }
}
