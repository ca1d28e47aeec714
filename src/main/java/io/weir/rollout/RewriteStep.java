package io.weir.rollout;

import io.weir.definition.TableDefinition;
import io.weir.definition.change.Risk;
import io.weir.definition.sql.RewriteText;
import io.weir.shared.TableId;

/**
 * A step that rewrites a table's rows. It shows the way to what can't be altered; a plan that has
 * one is blocked, since Weir does not rewrite rows.
 */
sealed interface RewriteStep extends TableStep {

  @Override
  default Risk risk() {
    return Risk.RED;
  }

  @Override
  default void apply(Acts acts) {
    throw new IllegalStateException("A plan with the step " + kind() + " can't be ready");
  }

  /**
   * The rows of one partition are put into another number of buckets.
   *
   * @param partition such as {@code dt=20240101}; empty for a table without partitions
   */
  record Rescale(TableId id, String partition, long buckets) implements RewriteStep {
    @Override
    public String kind() {
      return "rescale";
    }

    @Override
    public String detail() {
      return (partition.isEmpty() ? "all rows" : partition) + " into " + buckets + " buckets";
    }

    @Override
    public String sql() {
      return RewriteText.rescale(id, buckets, partition);
    }
  }

  /**
   * A new table of the definition, and the rows copied into it.
   *
   * @param why what can't be altered
   */
  record Copy(TableId id, TableDefinition definition, String why) implements RewriteStep {
    @Override
    public String kind() {
      return "copy-table";
    }

    @Override
    public String detail() {
      return "into a new table, for " + why;
    }

    @Override
    public String sql() {
      return RewriteText.copy(id, definition.shape());
    }
  }
}
