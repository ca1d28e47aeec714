package io.weir.definition.rule;

import io.weir.definition.Column;
import io.weir.definition.FactualRule;
import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.LakeFacts;
import io.weir.definition.TableDefinition;
import io.weir.paimon.PartitionTimes;
import io.weir.shared.Severity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Partition expiry by the partition's values that never expires any: without a formatter only
 * values such as {@code 2026-01-31} are times, a pattern that names an absent column gives no time
 * at all, and a DATE is to Paimon the number of a day. The partitions that exist are tried.
 */
final class IdlePartitionExpiry implements FactualRule {

  private static final String TIME = "partition.expiration-time";
  private static final String PATTERN = "partition.timestamp-pattern";
  private static final String FORMATTER = "partition.timestamp-formatter";
  private static final String STRATEGY = "partition.expiration-strategy";
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
  public List<Finding> check(TableDefinition definition, LakeFacts facts) {
    Optional<String> time = definition.option(TIME);
    if (time.isEmpty()) {
      return List.of();
    }
    if (definition.partitionedBy().isEmpty()) {
      String message = "The table has no partitions that could expire.";
      return List.of(finding(Severity.ERROR, TIME, time.get(), message, Fix.removeOption(TIME)));
    }
    boolean byValues =
        definition.option(STRATEGY).filter(strategy -> !strategy.equals("values-time")).isEmpty();
    return byValues ? byValues(definition, time.get(), facts) : List.of();
  }

  private List<Finding> byValues(TableDefinition definition, String time, LakeFacts facts) {
    List<Finding> findings = new ArrayList<>();
    definition.option(PATTERN).ifPresent(pattern -> findings.addAll(absent(definition, pattern)));
    dates(definition).forEach(date -> findings.add(date(time, date)));
    definition
        .option(FORMATTER)
        .filter(formatter -> !PartitionTimes.canRead(formatter))
        .ifPresent(formatter -> findings.add(unreadable(formatter)));
    if (findings.isEmpty()) {
      unread(definition, facts).ifPresent(findings::add);
    }
    boolean unproven = facts.partitions() == null && definition.option(FORMATTER).isEmpty();
    if (findings.isEmpty() && unproven) {
      findings.add(unformatted(time));
    }
    return findings;
  }

  /** The columns of type DATE that the time would be read from. */
  private static List<Column> dates(TableDefinition definition) {
    String first = definition.partitionedBy().get(0);
    String pattern = definition.option(PATTERN).orElse("$" + first);
    return REFERENCE
        .matcher(pattern)
        .results()
        .map(reference -> reference.group(1))
        .flatMap(name -> definition.column(name).stream())
        .filter(column -> column.type().startsWith("DATE"))
        .toList();
  }

  private Finding date(String time, Column column) {
    return finding(
        Severity.ERROR,
        TIME,
        time,
        "Paimon reads no time from '"
            + column.name()
            + "', which is a DATE: no partition ever expires. Expire by update-time, or take"
            + " STRING.",
        Fix.setOption(STRATEGY, "update-time"));
  }

  private Finding unformatted(String time) {
    return finding(
        Severity.WARNING,
        TIME,
        time,
        "Without " + FORMATTER + " only partitions like 2026-01-31 ever expire.",
        Fix.setOption(FORMATTER, "yyyyMMdd"));
  }

  private Finding unreadable(String formatter) {
    return finding(
        Severity.ERROR,
        FORMATTER,
        formatter,
        "This reads no day from any text, so no partition ever expires; yyyyMMdd would.",
        Fix.setOption(FORMATTER, "yyyyMMdd"));
  }

  private List<Finding> absent(TableDefinition definition, String pattern) {
    return REFERENCE
        .matcher(pattern)
        .results()
        .map(reference -> reference.group(1))
        .filter(name -> !definition.partitionedBy().contains(name))
        .map(
            name ->
                finding(
                    Severity.ERROR,
                    PATTERN,
                    pattern,
                    "'" + name + "' is no partition column, so no partition ever expires.",
                    null))
        .toList();
  }

  /** The first of the partitions that exist whose time can't be read. */
  private Optional<Finding> unread(TableDefinition definition, LakeFacts facts) {
    List<LinkedHashMap<String, String>> partitions = facts.partitions();
    if (partitions == null) {
      return Optional.empty();
    }
    String pattern = definition.options().get(PATTERN);
    String formatter = definition.options().get(FORMATTER);
    List<LinkedHashMap<String, String>> unread =
        partitions.stream()
            .filter(values -> PartitionTimes.read(pattern, formatter, values).isEmpty())
            .toList();
    return unread.stream()
        .findFirst()
        .map(
            first ->
                finding(
                    unread.size() == partitions.size() ? Severity.ERROR : Severity.WARNING,
                    FORMATTER,
                    String.valueOf(formatter),
                    unread.size()
                        + " of "
                        + partitions.size()
                        + " partitions would never expire: no time can be read from "
                        + first
                        + ".",
                    null));
  }

  private Finding finding(
      Severity severity, String key, String value, String message, @Nullable Fix fix) {
    return Finding.onOption(this, severity, key, value, message, fix);
  }
}
