package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Numbers below what can work: with one level, or with no bucket, the first write fails. */
final class BelowSense implements Rule {

  private static final Map<String, Integer> LEAST =
      Map.ofEntries(
          Map.entry("num-levels", 2),
          Map.entry("num-sorted-run.compaction-trigger", 1),
          Map.entry("sort-spill-threshold", 2),
          Map.entry("snapshot.num-retained.min", 1),
          Map.entry("snapshot.num-retained.max", 1),
          Map.entry("changelog.num-retained.min", 1),
          Map.entry("changelog.num-retained.max", 1),
          Map.entry("tag.num-retained-max", 1),
          Map.entry("full-compaction.delta-commits", 1),
          Map.entry("compaction.min.file-num", 1),
          Map.entry("dynamic-bucket.initial-buckets", 1),
          Map.entry("read.batch-size", 1),
          Map.entry("write.batch-size", 1),
          Map.entry("partition.expiration-max-num", 1));

  private static final String BUCKET = "bucket";
  private static final int POSTPONED = -2;

  @Override
  public About about() {
    return new About(
        "below-sense",
        Severity.ERROR,
        "Some numbers are below what can work: the first write fails, or nothing happens.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    List<Finding> findings = new ArrayList<>();
    LEAST.forEach(
        (key, least) ->
            definition
                .option(key)
                .filter(value -> isBelow(value, least))
                .ifPresent(value -> findings.add(finding(key, value, "The least is " + least))));
    long bucket = definition.bucket();
    if (bucket == 0 || bucket < POSTPONED) {
      findings.add(
          finding(
              BUCKET,
              Long.toString(bucket),
              "Take a number of buckets, -1 for as many as the data needs, or -2 to decide later"));
    }
    return findings;
  }

  private static boolean isBelow(String value, int least) {
    return value.matches("-?\\d{1,9}") && Integer.parseInt(value) < least;
  }

  private Finding finding(String key, String value, String message) {
    return Finding.onOption(this, Severity.ERROR, key, value, message + ".", Fix.removeOption(key));
  }
}
