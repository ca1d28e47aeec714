package io.weir.health.layout;

import io.weir.paimon.tally.BucketTally;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * What buckets are compared by. Of each, a partition's row keeps the most and the least that one of
 * its buckets has, so that buckets are found in order without reading them all.
 */
public enum BucketMeasure {
  BYTES("bytes", bucket -> bucket.sums().bytes()),
  FILES("files", bucket -> bucket.sums().files()),
  RECORDS("records", bucket -> bucket.sums().records()),
  SORTED_RUNS("sortedRuns", BucketTally::sortedRuns);

  private final String field;
  private final ToLongFunction<BucketTally> measure;

  BucketMeasure(String field, ToLongFunction<BucketTally> measure) {
    this.field = field;
    this.measure = measure;
  }

  public long of(BucketTally bucket) {
    return measure.applyAsLong(bucket);
  }

  static List<String> fields() {
    return Arrays.stream(values()).map(measure -> measure.field).toList();
  }

  static BucketMeasure ofField(String field) {
    return Arrays.stream(values())
        .filter(measure -> measure.field.equals(field))
        .findFirst()
        .orElseThrow();
  }

  /** The column of {@code table_partition} with the bucket that comes first in such an order. */
  String bound(boolean descending) {
    return switch (this) {
      case BYTES -> descending ? "bucket_bytes" : "least_bucket_bytes";
      case FILES -> descending ? "bucket_files" : "least_bucket_files";
      case RECORDS -> descending ? "bucket_records" : "least_bucket_records";
      case SORTED_RUNS -> descending ? "sorted_runs" : "least_sorted_runs";
    };
  }
}
