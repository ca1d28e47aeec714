package io.weir.health.signal;

import io.weir.shared.Severity;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/** Judges a table by its worst bucket; all that are at a limit are told, with what they hold. */
final class WorstBuckets {

  private final Signal.About about;
  private final ToLongFunction<BucketFacts> measure;

  WorstBuckets(Signal.About about, ToLongFunction<BucketFacts> measure) {
    this.about = about;
    this.measure = measure;
  }

  Reading read(TableFacts facts, Stream<BucketFacts> buckets, Limits limits) {
    List<BucketFacts> sorted =
        buckets
            .sorted(Comparator.comparingLong(measure).thenComparing(BucketFacts::bytes).reversed())
            .toList();
    long worst = sorted.isEmpty() ? 0 : measure.applyAsLong(sorted.get(0));
    List<BucketFacts> bad =
        sorted.stream()
            .filter(bucket -> limits.of(measure.applyAsLong(bucket)) != Severity.INFO)
            .toList();
    return new Reading(
        about,
        worst,
        limits,
        limits.of(worst),
        facts.share(bad.stream().mapToLong(BucketFacts::bytes).sum()),
        bad.stream().map(BucketFacts::evidence).toList());
  }
}
