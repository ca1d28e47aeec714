package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.Severity;
import io.weir.definition.TableDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Partition expiry by the partition's values that never expires any: without a formatter only
 * values such as {@code 2026-01-31} are times, and a pattern that names an absent column gives no
 * time at all.
 */
final class IdlePartitionExpiry implements Rule {

  private static final String TIME = "partition.expiration-time";
  private static final String PATTERN = "partition.timestamp-pattern";
  private static final String FORMATTER = "partition.timestamp-formatter";
  private static final Pattern REFERENCE = Pattern.compile("\\$([A-Za-z0-9_]+)");

  @Override
  public About about() {
    return new About(
        "idle-partition-expiry",
        Severity.ERROR,
        "A partition expiry that can read no time from a partition expires none.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    String time = definition.options().get(TIME);
    boolean byUpdate =
        "update-time".equals(definition.options().get("partition.expiration-strategy"));
    if (time == null || byUpdate) {
      return List.of();
    }
    List<Finding> findings = new ArrayList<>();
    definition.option(PATTERN).ifPresent(pattern -> findings.addAll(absent(definition, pattern)));
    if (!definition.options().containsKey(FORMATTER)) {
      findings.add(
          Finding.onOption(
              this,
              Severity.WARNING,
              TIME,
              time,
              "Without " + FORMATTER + " only partitions like 2026-01-31 ever expire.",
              Fix.setOption(FORMATTER, "yyyyMMdd")));
    }
    return findings;
  }

  private List<Finding> absent(TableDefinition definition, String pattern) {
    Matcher reference = REFERENCE.matcher(pattern);
    List<Finding> findings = new ArrayList<>();
    while (reference.find()) {
      String name = reference.group(1);
      if (!definition.partitionedBy().contains(name)) {
        findings.add(
            Finding.onOption(
                this,
                Severity.ERROR,
                PATTERN,
                pattern,
                "'" + name + "' is no partition column, so no partition ever expires.",
                null));
      }
    }
    return findings;
  }
}
