package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Options that this kind of table does not heed: a merge engine, a sequence field or record expiry
 * without a primary key; aggregate functions under a merge engine that does not aggregate.
 */
final class IgnoredOption implements Rule {

  private static final Set<String> NEED_A_KEY =
      Set.of(
          "merge-engine", "sequence.field", "record-level.expire-time", "record-level.time-field");
  private static final Set<String> AGGREGATING = Set.of("aggregation", "partial-update");

  @Override
  public About about() {
    return new About(
        "ignored-option",
        Severity.WARNING,
        "Some options mean nothing to this kind of table, and Paimon does not say so.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    return definition.options().entrySet().stream()
        .filter(option -> isIgnored(definition, option.getKey()))
        .sorted(Map.Entry.comparingByKey())
        .map(option -> finding(definition, option.getKey(), option.getValue()))
        .toList();
  }

  private static boolean isIgnored(TableDefinition definition, String key) {
    return definition.hasKey()
        ? key.startsWith("fields.")
            && key.endsWith(".aggregate-function")
            && !AGGREGATING.contains(definition.mergeEngine())
        : NEED_A_KEY.contains(key);
  }

  private Finding finding(TableDefinition definition, String key, String value) {
    String message =
        definition.hasKey()
            ? "The merge engine " + definition.mergeEngine() + " ignores '" + key + "'."
            : "A table without a primary key ignores '" + key + "'.";
    return Finding.onOption(this, Severity.WARNING, key, value, message, Fix.removeOption(key));
  }
}
