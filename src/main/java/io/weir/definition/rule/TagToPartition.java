package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.List;

/** Tags shown as partitions to Hive, on a table that has partitions of its own. */
final class TagToPartition implements Rule {

  private static final String KEY = "metastore.tag-to-partition";

  @Override
  public About about() {
    return new About(
        "tag-to-partition",
        Severity.ERROR,
        "Tags can be shown as partitions only of a table that has none of its own.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    return definition
        .option(KEY)
        .filter(value -> !definition.partitionedBy().isEmpty())
        .map(
            value ->
                Finding.onOption(
                    this,
                    Severity.ERROR,
                    KEY,
                    value,
                    "The table is partitioned by "
                        + String.join(", ", definition.partitionedBy())
                        + ", so its tags can't be partitions too.",
                    Fix.removeOption(KEY)))
        .stream()
        .toList();
  }
}
