package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Layer;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;

/**
 * A mirror of a source (layer ODS) under partial-update or first-row: the job that fills it fails
 * at the source's first DELETE. A mirror wants deduplicate.
 */
final class FirstDelete implements Rule {

  private static final List<String> REFUSING = List.of("partial-update", "first-row");
  private static final List<String> TOLERANT =
      List.of(
          "ignore-delete",
          "partial-update.remove-record-on-delete",
          "partial-update.remove-record-on-sequence-group");

  @Override
  public About about() {
    return new About(
        "first-delete",
        Severity.WARNING,
        "A mirror of a source that merges rows fails at the source's first DELETE.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    String engine = definition.mergeEngine();
    boolean fails =
        definition.layer() == Layer.ODS
            && definition.hasKey()
            && REFUSING.contains(engine)
            && TOLERANT.stream().allMatch(option -> definition.option(option).isEmpty());
    return fails
        ? List.of(
            Finding.onOption(
                this,
                Severity.WARNING,
                "merge-engine",
                engine,
                "The job that fills this table fails at the first DELETE of its source. Take"
                    + " deduplicate for a mirror, or set ignore-delete=true to keep what was"
                    + " deleted.",
                Fix.setOption("merge-engine", "deduplicate")))
        : List.of();
  }
}
