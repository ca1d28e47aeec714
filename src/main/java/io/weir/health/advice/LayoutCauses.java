package io.weir.health.advice;

import io.weir.health.advice.Cause.About;
import io.weir.health.signal.Actions;
import io.weir.health.signal.Unit;
import io.weir.lease.MaintenanceOwner;
import io.weir.paimon.tally.SchemaFacts.ManifestMerging;
import java.util.List;
import java.util.Map;

/** What is wrong with how the rows of a table are laid out. */
final class LayoutCauses {

  private static final String SIZE = "bucket-size";
  private static final String SMALL = "small-buckets";
  private static final String SKEW = "bucket-skew";
  private static final String MANIFESTS = "manifests";
  private static final long GOOD_BYTES = 512L << 20;
  private static final int MERGED_FROM = 30;
  private static final long MERGED_BYTES = 8L << 20;

  private LayoutCauses() {}

  static List<Cause> all() {
    return List.of(skew(), largeBuckets(), smallBuckets(), manifests());
  }

  private static Cause skew() {
    return new Cause(
        new About(
            "keys-are-skewed",
            "Most rows go into few buckets",
            "The largest bucket of {partition} is {times} the size of the median one: many rows share"
                + " a bucket key. Another bucket key, with more distinct values, spreads them.",
            "One task reads, writes and compacts that bucket while the others wait.",
            SKEW,
            List.of(SIZE)),
        diagnosis -> true,
        diagnosis ->
            Map.of("partition", partition(diagnosis, SKEW), "times", diagnosis.value(SKEW)),
        diagnosis -> null);
  }

  private static Cause largeBuckets() {
    return new Cause(
        new About(
            "too-few-buckets",
            "There are too few buckets",
            "{bucket} has {bytes}. {wanted} buckets would have some 512 MiB each at most. The table must"
                + " be rescaled to them, with its writers stopped, or be made anew.",
            "A bucket is read, written and compacted by one task, whatever the parallelism.",
            SIZE,
            List.of()),
        diagnosis -> true,
        diagnosis ->
            Map.of(
                "bucket", diagnosis.worstName(SIZE),
                "bytes", diagnosis.value(SIZE),
                "wanted", wanted(diagnosis)),
        diagnosis -> null);
  }

  private static Cause smallBuckets() {
    return new Cause(
        new About(
            "too-many-buckets",
            "There are too many buckets",
            "{share} of the table is in partitions of which the buckets have less than 200 MiB each."
                + " {wanted} would do. The table must be rescaled to them, with its writers stopped, or"
                + " be made anew.",
            "More buckets than the data needs make more and smaller files, in each commit.",
            SMALL,
            List.of()),
        diagnosis -> true,
        diagnosis -> Map.of("share", diagnosis.value(SMALL), "wanted", wanted(diagnosis)),
        diagnosis -> null);
  }

  private static Cause manifests() {
    return new Cause(
        new About(
            "manifests-pile-up",
            "Manifests pile up",
            "The newest snapshot has {count} manifests with {bytes}. Commits merge them where"
                + " manifest.merge-min-count is 30 and manifest.full-compaction-threshold-size is 8 mb;"
                + " of a table at rest Weir does, where it is the maintenance owner.",
            "Each plan of a read or write opens them all.",
            MANIFESTS,
            List.of()),
        diagnosis -> true,
        diagnosis ->
            Map.of(
                "count", diagnosis.value(MANIFESTS),
                "bytes", bytes(diagnosis)),
        LayoutCauses::mergeManifests);
  }

  /** The options first, where they are why: or they pile up again. */
  private static Remedy mergeManifests(Diagnosis diagnosis) {
    ManifestMerging merging = diagnosis.facts().schema().manifests();
    boolean isByOptions =
        merging.least() > MERGED_FROM
            || merging.fullBytes() > MERGED_BYTES && size(diagnosis) > MERGED_BYTES;
    return isByOptions || diagnosis.isOwnedBy(MaintenanceOwner.WRITER)
        ? new Remedy.Options(
            Map.of(
                "manifest.merge-min-count",
                String.valueOf(MERGED_FROM),
                "manifest.full-compaction-threshold-size",
                "8 mb"))
        : Remedies.run(diagnosis.facts(), Actions.COMPACT_MANIFESTS, Map.of());
  }

  private static long size(Diagnosis diagnosis) {
    return ((Number) diagnosis.worstValue(MANIFESTS, "bytes")).longValue();
  }

  private static String bytes(Diagnosis diagnosis) {
    return Unit.BYTES.words(size(diagnosis));
  }

  /** As many buckets as the largest partition needs. */
  private static long wanted(Diagnosis diagnosis) {
    long largest = diagnosis.facts().largestPartitionBytes();
    return Math.max(1, (largest + GOOD_BYTES - 1) / GOOD_BYTES);
  }

  private static String partition(Diagnosis diagnosis, String signal) {
    String name = diagnosis.worstName(signal);
    return name.isEmpty() ? diagnosis.facts().id().table() : name;
  }
}
