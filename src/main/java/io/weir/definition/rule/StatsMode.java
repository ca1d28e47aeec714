package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** A mode of column statistics that Paimon does not know: the first write fails. */
final class StatsMode implements Rule {

  private static final Pattern KEYS =
      Pattern.compile("(metadata|changelog-file)\\.stats-mode|fields\\..+\\.stats-mode");
  private static final Pattern MODES =
      Pattern.compile("(?i)none|counts|full|truncate\\(\\s*[1-9]\\d{0,8}\\s*\\)");

  @Override
  public About about() {
    return new About(
        "stats-mode",
        Severity.ERROR,
        "A mode of statistics is none, counts, full or truncate(length), or the first write fails.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    return definition.options().entrySet().stream()
        .filter(option -> KEYS.matcher(option.getKey()).matches())
        .filter(option -> !MODES.matcher(option.getValue()).matches())
        .sorted(Map.Entry.comparingByKey())
        .map(option -> finding(option.getKey(), option.getValue()))
        .toList();
  }

  private Finding finding(String key, String value) {
    return Finding.onOption(
        this,
        Severity.ERROR,
        key,
        value,
        "A mode of statistics is none, counts, full or truncate(length): the first write would"
            + " fail.",
        Fix.removeOption(key));
  }
}
