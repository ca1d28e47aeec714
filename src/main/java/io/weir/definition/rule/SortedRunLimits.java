package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;
import java.util.Optional;

/**
 * Writers stop at fewer sorted runs than compaction begins at: Paimon raises the limit silently.
 */
final class SortedRunLimits implements Rule {

  private static final String STOP = "num-sorted-run.stop-trigger";
  private static final String COMPACT = "num-sorted-run.compaction-trigger";
  private static final int DEFAULT_COMPACT = 5;

  @Override
  public About about() {
    return new About(
        "sorted-run-limits",
        Severity.WARNING,
        "A stop trigger below the compaction trigger is raised silently.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    Optional<Integer> stop = number(definition, STOP);
    int compact = number(definition, COMPACT).orElse(DEFAULT_COMPACT);
    return stop
        .filter(limit -> limit < compact)
        .map(
            limit ->
                Finding.onOption(
                    this,
                    Severity.WARNING,
                    STOP,
                    limit.toString(),
                    "This is below " + COMPACT + "=" + compact + ", and Paimon raises it to that.",
                    Fix.removeOption(STOP)))
        .stream()
        .toList();
  }

  private static Optional<Integer> number(TableDefinition definition, String key) {
    return definition.option(key).filter(n -> n.matches("\\d{1,9}")).map(Integer::valueOf);
  }
}
