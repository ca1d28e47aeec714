package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;

/**
 * A changelog producer that the table can't have: first-row takes none or lookup, a table without a
 * primary key none at all.
 */
final class ProducerFit implements Rule {

  private static final String KEY = "changelog-producer";
  private static final String NONE = "none";
  private static final List<String> OF_FIRST_ROW = List.of(NONE, "lookup");

  @Override
  public About about() {
    return new About(
        "producer-fit",
        Severity.ERROR,
        "first-row takes the producers none and lookup only, an append table none at all.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    String producer = definition.changelogProducer();
    if (!definition.hasKey() && !producer.equals(NONE)) {
      return List.of(
          finding(
              producer,
              "A table without a primary key has no changelog: Paimon refuses a producer.",
              Fix.removeOption(KEY)));
    }
    boolean firstRow = definition.hasKey() && definition.mergeEngine().equals("first-row");
    if (firstRow && !OF_FIRST_ROW.contains(producer)) {
      return List.of(
          finding(
              producer,
              "Under first-row Paimon takes the producers none and lookup only.",
              Fix.setOption(KEY, "lookup")));
    }
    return List.of();
  }

  private Finding finding(String value, String message, Fix fix) {
    return Finding.onOption(this, Severity.ERROR, KEY, value, message, fix);
  }
}
