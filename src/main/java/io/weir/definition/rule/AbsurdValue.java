package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Values that Paimon takes and nobody can mean: a hundred thousand buckets, files of a kilobyte,
 * snapshots that live a second (readers fail), an expiry that may delete nothing.
 */
final class AbsurdValue implements Rule {

  private static final int MANY_BUCKETS = 1_000;
  private static final int TOO_MANY_BUCKETS = 10_000;
  private static final BigDecimal SMALLEST_FILE_BYTES = BigDecimal.valueOf(1 << 20);
  private static final BigDecimal SHORTEST_LIFE_MILLIS = BigDecimal.valueOf(60_000);
  private static final Pattern AMOUNT = Pattern.compile("(\\d{1,18})\\s*([a-z]*)");

  private static final Map<String, Long> BYTES =
      Map.of("", 1L, "b", 1L, "k", 1L << 10, "kb", 1L << 10, "m", 1L << 20, "mb", 1L << 20);
  private static final Map<String, Long> MILLIS =
      Map.of("", 1L, "ms", 1L, "s", 1000L, "sec", 1000L, "second", 1000L, "seconds", 1000L);

  @Override
  public About about() {
    return new About(
        "absurd-value",
        Severity.ERROR,
        "Paimon takes values that nobody can mean, such as a hundred thousand buckets.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    List<Finding> findings = new ArrayList<>();
    if (definition.bucket() > MANY_BUCKETS) {
      findings.add(buckets(definition.bucket()));
    }
    below(definition, "target-file-size", BYTES, SMALLEST_FILE_BYTES)
        .ifPresent(
            value ->
                findings.add(
                    error("target-file-size", value, "Files under 1 MiB make every read slow.")));
    below(definition, "snapshot.time-retained", MILLIS, SHORTEST_LIFE_MILLIS)
        .ifPresent(
            value ->
                findings.add(
                    error(
                        "snapshot.time-retained",
                        value,
                        "Readers fail when their snapshot expires under them: keep a minute at"
                            + " least, an hour is usual.")));
    for (String key : List.of("snapshot.expire.limit", "dynamic-bucket.target-row-num")) {
      definition
          .option(key)
          .filter("0"::equals)
          .ifPresent(value -> findings.add(error(key, value, "0 makes it do nothing at all.")));
    }
    return findings;
  }

  private Finding buckets(long buckets) {
    return Finding.onOption(
        this,
        buckets > TOO_MANY_BUCKETS ? Severity.ERROR : Severity.WARNING,
        "bucket",
        Long.toString(buckets),
        "Each bucket of each partition is a directory with files of its own; a bucket should hold"
            + " 200 MB to 1 GB. Take fewer.",
        null);
  }

  private Finding error(String key, String value, String why) {
    return Finding.onOption(this, Severity.ERROR, key, value, why, Fix.removeOption(key));
  }

  /** The value, when it is an amount in one of the small units and below the least. */
  private static Optional<String> below(
      TableDefinition definition, String key, Map<String, Long> units, BigDecimal least) {
    return definition
        .option(key)
        .filter(
            value -> {
              Matcher amount = AMOUNT.matcher(value.strip().toLowerCase(Locale.ROOT));
              Long unit = amount.matches() ? units.get(amount.group(2)) : null;
              return unit != null
                  && new BigDecimal(amount.group(1))
                          .multiply(BigDecimal.valueOf(unit))
                          .compareTo(least)
                      < 0;
            });
  }
}
