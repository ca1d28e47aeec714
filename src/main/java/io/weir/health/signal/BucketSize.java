package io.weir.health.signal;

import io.weir.paimon.tally.SchemaFacts.Buckets;
import io.weir.shared.Severity;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Bytes of the largest bucket, where the number of buckets decides how large they are. */
final class BucketSize implements Signal {

  static final String ID = "bucket-size";
  private static final double GIB = 1L << 30;

  private static final About ABOUT =
      new About(
          ID,
          "Bucket size",
          "Bytes of the largest bucket: one task reads, writes and compacts a bucket, so that a"
              + " large one takes long whatever the parallelism.",
          Unit.BYTES,
          Limits.of(GIB, 2 * GIB),
          20);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    if (facts.schema().buckets() == Buckets.NONE) {
      return Optional.empty();
    }
    Limits limits = facts.limits(ID, ABOUT.limits());
    List<BucketFacts> buckets =
        facts.buckets().sorted(Comparator.comparingLong(BucketFacts::bytes).reversed()).toList();
    List<BucketFacts> bad =
        buckets.stream().filter(bucket -> limits.of(bucket.bytes()) != Severity.INFO).toList();
    long worst = buckets.isEmpty() ? 0 : buckets.get(0).bytes();
    long bytes = bad.stream().mapToLong(BucketFacts::bytes).sum();
    return Optional.of(
        new Reading(
            ABOUT,
            worst,
            limits,
            limits.of(worst),
            facts.share(bytes),
            bad.stream().map(BucketFacts::evidence).toList()));
  }
}
