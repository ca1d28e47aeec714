package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;
import java.util.Set;

/**
 * What streaming readers get of a table that merges rows. Under partial-update and aggregation a
 * producer of none gives them no stream at all, and input hands on the raw, partial rows; lookup or
 * full-compaction give merged ones. These engines and first-row also throw at the first DELETE
 * unless told to ignore it.
 */
final class ChangelogOfMergedRows implements Rule {

  private static final Set<String> MERGING = Set.of("partial-update", "aggregation");

  @Override
  public About about() {
    return new About(
        "changelog-of-merged-rows",
        Severity.WARNING,
        "Streaming readers of merged rows need the producer lookup or full-compaction.",
        Source.DOCUMENTED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    if (!definition.hasKey() || !MERGING.contains(definition.mergeEngine())) {
      return List.of();
    }
    return switch (definition.changelogProducer()) {
      case "none" ->
          List.of(
              finding(
                  Severity.INFO,
                  "none",
                  "Nobody can read this table as a stream under "
                      + definition.mergeEngine()
                      + " without a changelog; set lookup or full-compaction if someone should."));
      case "input" ->
          List.of(
              finding(
                  Severity.WARNING,
                  "input",
                  "Streaming readers get the raw rows as they were written, not the merged ones."));
      default -> List.of();
    };
  }

  private Finding finding(Severity severity, String value, String message) {
    return Finding.onOption(
        this,
        severity,
        "changelog-producer",
        value,
        message,
        Fix.setOption("changelog-producer", "lookup"));
  }
}
