package io.weir.maintenance;

import io.weir.paimon.CompactionPlan;
import io.weir.paimon.CompactionResult;
import io.weir.paimon.LakeTable;
import io.weir.paimon.RunControl;
import io.weir.paimon.TableState;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Compacts a table, and does nothing else to it. */
@Component
class CompactionWork implements TableWork {

  /** A run plan lists so many buckets; the totals count all. */
  private static final int LISTED_PARTS = 200;

  private final MaintenanceSettings settings;

  CompactionWork(MaintenanceSettings settings) {
    this.settings = settings;
  }

  @Override
  public Action action() {
    return Action.COMPACT;
  }

  @Override
  public Prepared prepare(LakeTable table, Run run) {
    CompactOptions options = (CompactOptions) run.actionOptions();
    CompactionPlan plan = table.compaction().plan(options.strategy());
    if (plan.isEmpty()) {
      return new Idle(
          new Because(Because.Code.NOTHING_TO_COMPACT, "there is nothing to compact"),
          describe(plan));
    }
    TableState state = table.state();
    Planned planned =
        new Planned(
            plan.bytes(),
            plan.onFlinkOnly(),
            describe(plan),
            Numbers.of(state),
            forecast(plan, state));
    return new Ready(planned, control -> compact(table, run, options, control));
  }

  private Outcome compact(LakeTable table, Run run, CompactOptions options, RunControl control) {
    CompactionResult result =
        table
            .compaction()
            .execute(options.strategy(), run.commitUser(), settings.runLimit(), control);
    String note =
        result.committedSnapshotId() == null
            ? "There was nothing left to compact."
            : "Committed snapshot " + result.committedSnapshotId() + ".";
    return new Outcome(Numbers.of(result.before()), Numbers.of(result.after()), true, note);
  }

  @Override
  public Optional<Outcome> alreadyDone(LakeTable table, Run run) {
    return OwnCommit.of(table, run);
  }

  /**
   * Each bucket's files become one, so far as they don't exceed the target size; one snapshot is
   * added.
   */
  private static Numbers forecast(CompactionPlan plan, TableState state) {
    return new Numbers(
        Math.max(0, state.files() - plan.files() + plan.parts().size()),
        state.bytes(),
        state.snapshots() + 1);
  }

  private static Map<String, Object> describe(CompactionPlan plan) {
    List<Map<String, Object>> parts =
        plan.parts().stream().limit(LISTED_PARTS).map(CompactionWork::describe).toList();
    return Map.of(
        "snapshotId", plan.snapshotId() == null ? 0 : plan.snapshotId(),
        "strategy", plan.strategy().name().toLowerCase(java.util.Locale.ROOT),
        "files", plan.files(),
        "bytes", plan.bytes(),
        "bucketCount", plan.parts().size(),
        "buckets", parts);
  }

  private static Map<String, Object> describe(CompactionPlan.Part part) {
    return Map.of(
        "partition", part.partition(),
        "bucket", part.bucket(),
        "files", part.files(),
        "bytes", part.bytes());
  }
}
