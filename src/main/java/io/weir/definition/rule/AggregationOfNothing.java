package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;

/**
 * The merge engine aggregation without a function for any column: all take the default,
 * last_non_null_value, and a DELETE leaves a row of nulls.
 */
final class AggregationOfNothing implements Rule {

  private static final String DEFAULT = "fields.default-aggregate-function";

  @Override
  public About about() {
    return new About(
        "aggregation-of-nothing",
        Severity.WARNING,
        "Aggregation without a function keeps the last values, and a DELETE leaves nulls.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    boolean aggregates =
        definition.options().keySet().stream()
            .anyMatch(key -> key.equals(DEFAULT) || key.endsWith(".aggregate-function"));
    return definition.hasKey() && definition.mergeEngine().equals("aggregation") && !aggregates
        ? List.of(
            Finding.onOption(
                this,
                Severity.WARNING,
                "merge-engine",
                "aggregation",
                "No column has an aggregate function: set fields.<column>.aggregate-function, or"
                    + " take deduplicate.",
                null))
        : List.of();
  }
}
