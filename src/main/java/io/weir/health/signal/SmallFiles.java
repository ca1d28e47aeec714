package io.weir.health.signal;

import io.weir.paimon.tally.FileSums;
import io.weir.shared.Severity;
import java.util.Comparator;
import java.util.List;
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

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    Limits limits = facts.limits(ID, ABOUT.limits());
    List<BucketFacts> buckets =
        facts
            .buckets()
            .filter(SmallFiles::areTheMost)
            .sorted(Comparator.comparingLong(SmallFiles::count).reversed())
            .toList();
    List<BucketFacts> bad =
        buckets.stream().filter(bucket -> limits.of(count(bucket)) != Severity.INFO).toList();
    long worst = buckets.isEmpty() ? 0 : count(buckets.get(0));
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

  private static boolean areTheMost(BucketFacts bucket) {
    FileSums sums = bucket.tally().sums();
    return sums.smallFiles() > HALF * sums.files();
  }

  private static long count(BucketFacts bucket) {
    return bucket.tally().sums().smallFiles();
  }
}
