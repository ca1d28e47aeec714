package io.weir.definition.rule;

import io.weir.definition.FactualRule;
import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.LakeFacts;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;

/**
 * A write-only table that nobody compacts: files pile up, snapshots, partitions and tags never
 * expire, and under lookup or full-compaction there is no changelog at all.
 */
final class UncompactedTable implements FactualRule {

  private static final String KEY = "write-only";

  @Override
  public About about() {
    return new About(
        "uncompacted-table",
        Severity.WARNING,
        "A write-only table that nobody compacts piles up files and never expires a snapshot.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition, LakeFacts facts) {
    boolean writeOnly = definition.option(KEY).filter("true"::equalsIgnoreCase).isPresent();
    return writeOnly && Boolean.FALSE.equals(facts.compacted())
        ? List.of(
            Finding.onOption(
                this,
                Severity.WARNING,
                KEY,
                "true",
                "Nobody compacts this table: let Weir do it by a policy, start a compaction job, or"
                    + " leave write-only out.",
                Fix.removeOption(KEY)))
        : List.of();
  }
}
