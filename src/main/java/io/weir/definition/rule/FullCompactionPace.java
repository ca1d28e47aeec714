package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;

/**
 * The producer full-compaction without {@code full-compaction.delta-commits} compacts the whole
 * table at every checkpoint; the producer lookup with it misbehaves.
 */
final class FullCompactionPace implements Rule {

  private static final String PACE = "full-compaction.delta-commits";
  private static final String USUAL_PACE = "10";

  @Override
  public About about() {
    return new About(
        "full-compaction-pace",
        Severity.WARNING,
        "The producer full-compaction without a pace compacts the whole table at every checkpoint.",
        Source.DOCUMENTED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    String pace = definition.options().get(PACE);
    boolean older = definition.options().containsKey("changelog-producer.compaction-interval");
    if (definition.changelogProducer().equals("full-compaction") && pace == null && !older) {
      return List.of(
          Finding.onOption(
              this,
              Severity.WARNING,
              "changelog-producer",
              "full-compaction",
              "Without " + PACE + " the whole table is compacted at every checkpoint.",
              Fix.setOption(PACE, USUAL_PACE)));
    }
    if (definition.changelogProducer().equals("lookup") && pace != null) {
      return List.of(
          Finding.onOption(
              this,
              Severity.WARNING,
              PACE,
              pace,
              "With the changelog producer lookup this misbehaves.",
              Fix.removeOption(PACE)));
    }
    return List.of();
  }
}
