package io.weir.definition.rule;

import io.weir.definition.FactualRule;
import io.weir.definition.Finding;
import io.weir.definition.LakeFacts;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;

/**
 * A number of fixed buckets that does not go with the bytes in a partition. A bucket should hold
 * 200 MB to 1 GB: more makes compaction slow and reads narrow, less makes many small files.
 */
final class BucketCount implements FactualRule {

  private static final long LARGEST_BYTES = 2L << 30;
  private static final long SMALLEST_BYTES = 200L << 20;
  private static final long WORTH_SPLITTING_BYTES = 1L << 30;
  private static final long IDEAL_BYTES = 600L << 20;

  @Override
  public About about() {
    return new About(
        "bucket-count",
        Severity.WARNING,
        "A bucket should hold 200 MB to 1 GB: more is slow to compact, less makes small files.",
        Source.DOCUMENTED);
  }

  @Override
  public List<Finding> check(TableDefinition definition, LakeFacts facts) {
    Long bytes = facts.partitionBytes();
    long buckets = definition.bucket();
    if (bytes == null || buckets < 1) {
      return List.of();
    }
    long each = bytes / buckets;
    long better = Math.max(1, (bytes + IDEAL_BYTES - 1) / IDEAL_BYTES);
    if (each > LARGEST_BYTES) {
      return List.of(finding(Severity.WARNING, buckets, each, better));
    }
    boolean tooSmall = each < SMALLEST_BYTES && buckets > 1 && bytes > WORTH_SPLITTING_BYTES;
    return tooSmall ? List.of(finding(Severity.INFO, buckets, each, better)) : List.of();
  }

  private Finding finding(Severity severity, long buckets, long each, long better) {
    return Finding.onOption(
        this,
        severity,
        "bucket",
        Long.toString(buckets),
        "A bucket holds " + (each >> 20) + " MB; of these bytes " + better + " would be better.",
        null);
  }
}
