package io.weir.definition.rule;

import io.weir.definition.FactualRule;
import io.weir.definition.Finding;
import io.weir.definition.LakeFacts;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;

/**
 * A dynamic-bucket table that two jobs write: each keeps an index of its own of where keys are, and
 * the same key lands in two buckets, twice.
 */
final class TwoWriters implements FactualRule {

  private static final int DYNAMIC = -1;

  @Override
  public About about() {
    return new About(
        "two-writers",
        Severity.ERROR,
        "Two jobs that write a table with dynamic buckets give it the same key twice.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition, LakeFacts facts) {
    Integer writers = facts.writers();
    return definition.hasKey() && definition.bucket() == DYNAMIC && writers != null && writers > 1
        ? List.of(
            new Finding(
                id(),
                Severity.ERROR,
                Finding.pointer("options", "bucket"),
                "Jobs that write a table with dynamic buckets must be one: others would write the"
                    + " same key again. Give the table a number of buckets.",
                writers + " jobs",
                null))
        : List.of();
  }
}
