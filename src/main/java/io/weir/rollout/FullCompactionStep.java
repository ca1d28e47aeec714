package io.weir.rollout;

import io.weir.definition.change.Risk;
import io.weir.definition.sql.RewriteText;
import io.weir.shared.TableId;

/**
 * A table whose files are all rewritten, so that an option that was set counts for those that were
 * there before. Nothing in the table's schema tells whether it was done: once its plan was begun,
 * it is to be done while the plan has it left to do.
 */
record FullCompactionStep(TableId id) implements TableStep {

  @Override
  public String kind() {
    return "full-compaction";
  }

  @Override
  public Risk risk() {
    return Risk.AMBER;
  }

  @Override
  public String detail() {
    return "all files, by a run of Weir";
  }

  @Override
  public String sql() {
    return RewriteText.compact(id);
  }

  @Override
  public void apply(Acts acts) {
    acts.maintenance().compact(id, acts.plan());
  }
}
