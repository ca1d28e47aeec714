package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Excerpt;
import io.weir.shared.Severity;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Numbers by which Paimon takes memory at once, before a row is there: with two billion levels, or
 * pages of a gigabyte, a writer dies, and so would whoever tries the table.
 */
final class OutsizeValue implements Rule {

  private static final long MIB = 1L << 20;

  /** The most that anyone has a use for, in numbers or bytes. */
  private static final Map<Pattern, Long> MOST =
      Map.of(
          Pattern.compile("num-levels"), 100L,
          Pattern.compile("num-sorted-run\\.compaction-trigger"), 10_000L,
          Pattern.compile("(read|write)\\.batch-size"), 1_000_000L,
          Pattern.compile("page-size|cache-page-size"), 64 * MIB,
          Pattern.compile("file\\.compression\\.zstd-level"), 22L,
          Pattern.compile("file-index\\..+\\.items"), 100_000_000L);

  private static final Pattern AMOUNT = Pattern.compile("(\\d+)\\s*([a-z]*)");
  private static final Map<String, Long> BYTES =
      Map.of("", 1L, "k", 1L << 10, "m", MIB, "g", 1L << 30, "t", 1L << 40);

  @Override
  public About about() {
    return new About(
        "outsize-value",
        Severity.ERROR,
        "Some numbers make a writer take more memory than it has, before a row is there.",
        Source.OBSERVED);
  }

  @Override
  public boolean forbidsTrial() {
    return true;
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    return definition.options().entrySet().stream()
        .flatMap(
            option ->
                MOST.entrySet().stream()
                    .filter(most -> most.getKey().matcher(option.getKey()).matches())
                    .filter(most -> isMore(option.getValue(), most.getValue()))
                    .map(most -> finding(option.getKey(), option.getValue(), most.getValue())))
        .toList();
  }

  private Finding finding(String key, String value, long most) {
    return Finding.onOption(
        this,
        Severity.ERROR,
        key,
        value,
        "'"
            + Excerpt.of(value)
            + "' takes more memory than a writer has: "
            + most
            + " is the most that is of use.",
        Fix.removeOption(key));
  }

  private static boolean isMore(String value, long most) {
    Matcher amount = AMOUNT.matcher(value.strip().toLowerCase(Locale.ROOT));
    if (!amount.matches()) {
      return false;
    }
    String unit = amount.group(2).isEmpty() ? "" : amount.group(2).substring(0, 1);
    BigDecimal bytes = BigDecimal.valueOf(BYTES.getOrDefault(unit, 1L));
    return new BigDecimal(amount.group(1)).multiply(bytes).compareTo(BigDecimal.valueOf(most)) > 0;
  }
}
