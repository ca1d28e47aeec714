package io.weir.definition.rule;

import io.weir.definition.Finding;
import io.weir.definition.Fix;
import io.weir.definition.Rule;
import io.weir.definition.TableDefinition;
import io.weir.shared.Severity;
import java.util.ArrayList;
import java.util.List;

/**
 * A primary key without a partition column. With fixed buckets the same key in two partitions is
 * two rows, silently. With dynamic buckets (bucket=-1) Paimon keeps an index of all keys of all
 * partitions: jobs start slowly, and CDC syncs refuse the table.
 */
final class PartitionOutsideKey implements Rule {

  @Override
  public About about() {
    return new About(
        "partition-outside-key",
        Severity.ERROR,
        "A primary key without a partition column makes the same key in two partitions two rows.",
        Source.OBSERVED);
  }

  @Override
  public List<Finding> check(TableDefinition definition) {
    List<String> outside = new ArrayList<>(definition.partitionedBy());
    outside.removeAll(definition.primaryKey());
    if (!definition.hasKey() || outside.isEmpty()) {
      return List.of();
    }
    String columns = String.join(", ", outside);
    boolean fixed = definition.bucket() > 0;
    String message =
        fixed
            ? "The primary key lacks the partition column "
                + columns
                + ": with fixed buckets the same key in two partitions becomes two rows."
            : "The primary key lacks the partition column "
                + columns
                + ": Paimon must index every key across partitions, jobs start slowly and CDC syncs"
                + " refuse the table.";
    return List.of(
        new Finding(
            id(),
            fixed ? Severity.ERROR : Severity.WARNING,
            "/primaryKey",
            message,
            "partitionedBy " + definition.partitionedBy() + ", bucket=" + definition.bucket(),
            addToKey(definition, outside)));
  }

  private static Fix addToKey(TableDefinition definition, List<String> outside) {
    List<String> key = new ArrayList<>(outside);
    key.addAll(definition.primaryKey());
    return new Fix.Patch(List.of(new Fix.Operation("replace", "/primaryKey", key)));
  }
}
