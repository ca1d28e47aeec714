package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Two answers to a DELETE at once: to remove the record, and to ignore the DELETE, for the whole
 * row or for a column. The first write fails.
 */
final class RemoveOrIgnore implements Rule {

  private static final Pattern IGNORED_COLUMN = Pattern.compile("fields\\..+\\.ignore-retract");
  private static final String IGNORED = "ignore-delete";
  private static final Map<String, String> REMOVING =
      Map.of(
          "aggregation", "aggregation.remove-record-on-delete",
          "partial-update", "partial-update.remove-record-on-delete");

  @Override
  public About about() {
    return new About(
        "remove-or-ignore",
        Severity.ERROR,
        "A table can remove a record on DELETE or ignore the DELETE, not both.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    String removing = REMOVING.getOrDefault(definition.mergeEngine(), "");
    if (!isTrue(definition, removing)) {
      return List.of();
    }
    return definition.options().keySet().stream()
        .filter(key -> ignores(definition, key))
        .sorted()
        .map(key -> finding(key, removing))
        .toList();
  }

  private static boolean ignores(TableDefinition definition, String key) {
    boolean column =
        definition.mergeEngine().equals("aggregation") && IGNORED_COLUMN.matcher(key).matches();
    boolean row = definition.mergeEngine().equals("partial-update") && key.equals(IGNORED);
    return (column || row) && isTrue(definition, key);
  }

  private static boolean isTrue(TableDefinition definition, String key) {
    return definition.option(key).filter("true"::equalsIgnoreCase).isPresent();
  }

  private Finding finding(String key, String removing) {
    return Finding.onOption(
        this,
        Severity.ERROR,
        key,
        "true",
        "With " + removing + "=true a DELETE can't be ignored too: the first write would fail.",
        Fix.removeOption(key));
  }
}
