package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Options of buckets that don't go with their number: hints for dynamic buckets beside another
 * number, a bucket key without fixed buckets, and fixed buckets of an append table without one.
 */
final class BucketOptions implements Rule {

  private static final String KEY = "bucket-key";
  private static final String HINT = "dynamic-bucket.";
  private static final String BUCKET = "bucket";

  @Override
  public About about() {
    return new About(
        "bucket-options",
        Severity.ERROR,
        "A bucket key needs fixed buckets, and hints for dynamic buckets need bucket=-1.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    List<Finding> findings = new ArrayList<>();
    boolean dynamic = definition.hasKey() && definition.bucket() == -1;
    if (!dynamic) {
      definition.options().forEach((key, value) -> hint(key, value).ifPresent(findings::add));
    }
    boolean fixed = definition.bucket() > 0;
    definition
        .option(KEY)
        .filter(columns -> definition.bucket() == -1)
        .ifPresent(columns -> findings.add(keyWithoutBuckets(columns)));
    if (fixed && !definition.hasKey() && definition.option(KEY).isEmpty()) {
      findings.add(bucketsWithoutKey(definition.bucket()));
    }
    return findings;
  }

  private Optional<Finding> hint(String key, String value) {
    return key.startsWith(HINT)
        ? Optional.of(
            Finding.onOption(
                this,
                Severity.WARNING,
                key,
                value,
                "Only a table with a primary key and bucket=-1 heeds this.",
                Fix.removeOption(key)))
        : Optional.empty();
  }

  private Finding keyWithoutBuckets(String columns) {
    return Finding.onOption(
        this,
        Severity.ERROR,
        KEY,
        columns,
        "Paimon takes a bucket key only beside a number of buckets: set bucket, or leave the key"
            + " out.",
        Fix.removeOption(KEY));
  }

  private Finding bucketsWithoutKey(long buckets) {
    return Finding.onOption(
        this,
        Severity.ERROR,
        BUCKET,
        Long.toString(buckets),
        "A table without a primary key needs a bucket-key for its buckets, or no buckets at all.",
        Fix.removeOption(BUCKET));
  }
}
