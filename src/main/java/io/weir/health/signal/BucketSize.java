package io.weir.health.signal;

import io.weir.paimon.tally.SchemaFacts.Buckets;
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

  private static final WorstBuckets WORST = new WorstBuckets(ABOUT, BucketFacts::bytes);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    if (facts.schema().buckets() == Buckets.NONE) {
      return Optional.empty();
    }
    return Optional.of(WORST.read(facts, facts.mergedBuckets(), facts.limits(ID, ABOUT.limits())));
  }
}
