package io.weir.health.signal;

import io.weir.paimon.tally.FileSums;
import java.util.Optional;

/**
 * Small files of the worst bucket: those under a quarter of the size that writers aim at. A few are
 * what the newest rows are in; so a bucket counts only where they are more than half of its files.
 */
final class SmallFiles implements Signal {

  static final String ID = "small-files";
  private static final double HALF = 0.5;

  private static final About ABOUT =
      new About(
          ID,
          "Small files",
          "Files under a quarter of the target size, in the bucket that has most of them and where"
              + " they are the most: each is opened by each read, and listed by each plan.",
          Unit.COUNT,
          Limits.of(21, 101),
          20);

  private static final WorstBuckets WORST =
      new WorstBuckets(ABOUT, bucket -> bucket.tally().sums().smallFiles());

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    return Optional.of(
        WORST.read(
            facts,
            facts.mergedBuckets().filter(SmallFiles::areTheMost),
            facts.limits(ID, ABOUT.limits())));
  }

  private static boolean areTheMost(BucketFacts bucket) {
    FileSums sums = bucket.tally().sums();
    return sums.smallFiles() > HALF * sums.files();
  }
}
