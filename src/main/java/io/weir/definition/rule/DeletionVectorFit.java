package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;
import java.util.Optional;

/**
 * Deletion vectors where they can't be: under first-row nothing is deleted, the producer
 * full-compaction refuses them, and so does data evolution.
 */
final class DeletionVectorFit implements Rule {

  private static final String KEY = "deletion-vectors.enabled";

  @Override
  public About about() {
    return new About(
        "deletion-vector-fit",
        Severity.ERROR,
        "first-row, the producer full-compaction and data evolution take no deletion vectors.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    return definition
        .option(KEY)
        .filter("true"::equalsIgnoreCase)
        .flatMap(value -> obstacle(definition))
        .map(
            obstacle ->
                Finding.onOption(
                    this,
                    Severity.ERROR,
                    KEY,
                    "true",
                    "Paimon takes no deletion vectors beside " + obstacle + ".",
                    Fix.removeOption(KEY)))
        .stream()
        .toList();
  }

  private static Optional<String> obstacle(TableDefinition definition) {
    if (definition.hasKey() && definition.mergeEngine().equals("first-row")) {
      return Optional.of("merge-engine=first-row");
    }
    if (definition.hasKey() && definition.changelogProducer().equals("full-compaction")) {
      return Optional.of("changelog-producer=full-compaction");
    }
    return definition
        .option("data-evolution.enabled")
        .filter("true"::equalsIgnoreCase)
        .map(value -> "data-evolution.enabled=true");
  }
}
