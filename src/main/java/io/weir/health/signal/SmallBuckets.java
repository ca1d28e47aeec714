package io.weir.health.signal;

import io.weir.paimon.tally.SchemaFacts.Buckets;
import io.weir.shared.Severity;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Part of a table's bytes that is in partitions of which the buckets are too small on average: only
 * where a partition has several of them, and the table is large enough for it to matter.
 */
final class SmallBuckets implements Signal {

  static final String ID = "small-buckets";
  static final long SMALL_BYTES = 200L << 20;
  private static final long LARGE_TABLE = 1L << 30;
  private static final double PERCENT = 100;

  private static final About ABOUT =
      new About(
          ID,
          "Small buckets",
          "How much of a table of more than 1 GiB is in partitions with several buckets of less than"
              + " 200 MiB each: more buckets than the data needs make more and smaller files.",
          Unit.PERCENT,
          Limits.warning(50),
          10);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    if (facts.schema().buckets() != Buckets.FIXED
        || facts.schema().bucketCount() < 2
        || facts.sums().bytes() <= LARGE_TABLE) {
      return Optional.empty();
    }
    List<PartitionFacts> small =
        facts.partitions().stream()
            .filter(partition -> partition.buckets().size() > 1)
            .filter(partition -> partition.bytes() < SMALL_BYTES * partition.buckets().size())
            .sorted(Comparator.comparingLong(PartitionFacts::bytes).reversed())
            .toList();
    double share = facts.share(small.stream().mapToLong(PartitionFacts::bytes).sum());
    Limits limits = facts.limits(ID, ABOUT.limits());
    Severity severity = limits.of(share * PERCENT);
    return Optional.of(
        new Reading(
            ABOUT,
            share * PERCENT,
            limits,
            severity,
            share,
            small.stream().map(BucketSkew::evidence).toList()));
  }
}
