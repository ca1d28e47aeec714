package io.weir.health.signal;

import io.weir.paimon.tally.SchemaFacts.Buckets;
import io.weir.shared.Severity;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * How much larger than the median the largest bucket of a partition is; a bucket without files has
 * none of its bytes. Where the median one is empty the mean stands for it. Small partitions don't
 * count: a few rows are never spread evenly.
 */
final class BucketSkew implements Signal {

  static final String ID = "bucket-skew";

  /** A bucket of less than both says nothing of how keys are spread. */
  private static final long LEAST_BYTES = 64L << 10;

  private static final long LEAST_ROWS = 500;

  private static final About ABOUT =
      new About(
          ID,
          "Bucket skew",
          "The largest bucket of a partition against the median one: the task that has it works while"
              + " the others wait. Partitions of which no bucket has 64 KiB or 500 rows do not count.",
          Unit.RATIO,
          Limits.of(3, 10),
          15);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    int count = facts.schema().bucketCount();
    if (facts.schema().buckets() != Buckets.FIXED || count < 2) {
      return Optional.empty();
    }
    Limits limits = facts.limits(ID, ABOUT.limits());
    List<PartitionFacts> skewed =
        facts.partitions().stream()
            .filter(partition -> partition.buckets().stream().anyMatch(BucketSkew::isTelling))
            .sorted(Comparator.comparingDouble((PartitionFacts p) -> skew(p, count)).reversed())
            .toList();
    double worst = skewed.isEmpty() ? 1 : skew(skewed.get(0), count);
    List<PartitionFacts> bad =
        skewed.stream().filter(p -> limits.of(skew(p, count)) != Severity.INFO).toList();
    double share = facts.share(bad.stream().mapToLong(PartitionFacts::bytes).sum());
    return Optional.of(
        new Reading(
            ABOUT,
            worst,
            limits,
            limits.of(worst),
            share,
            bad.stream().map(BucketSkew::evidence).toList()));
  }

  private static boolean isTelling(BucketFacts bucket) {
    return bucket.bytes() >= LEAST_BYTES || bucket.tally().sums().records() >= LEAST_ROWS;
  }

  private static double skew(PartitionFacts partition, int bucketCount) {
    long[] bytes =
        LongStream.concat(
                partition.buckets().stream().mapToLong(BucketFacts::bytes),
                LongStream.generate(() -> 0)
                    .limit(Math.max(0, bucketCount - partition.buckets().size())))
            .sorted()
            .toArray();
    double median = bytes[(bytes.length - 1) / 2];
    double usual = median > 0 ? median : LongStream.of(bytes).average().orElse(1);
    return usual <= 0 ? 1 : bytes[bytes.length - 1] / usual;
  }

  static Evidence evidence(PartitionFacts partition) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("buckets", partition.buckets().size());
    values.put("bytes", partition.bytes());
    partition.buckets().stream()
        .max(Comparator.comparingLong(BucketFacts::bytes))
        .ifPresent(
            largest -> {
              values.put("largestBucket", largest.number());
              values.put("largestBytes", largest.bytes());
            });
    return new Evidence("partition", partition.name(), values);
  }
}
