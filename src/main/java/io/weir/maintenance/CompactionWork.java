package io.weir.maintenance;

import io.weir.paimon.CompactionPlan;
import io.weir.paimon.CompactionResult;
import io.weir.paimon.LakeTable;
import io.weir.paimon.RunControl;
import io.weir.paimon.TableCompaction;
import io.weir.paimon.TableSnapshot;
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

  /** How far back a commit of an earlier attempt is looked for. */
  private static final int RECENT_SNAPSHOTS = 200;

  private final MaintenanceSettings settings;

  CompactionWork(MaintenanceSettings settings) {
    this.settings = settings;
  }

  @Override
  public Action action() {
    return Action.COMPACT;
  }

  @Override
  public Ready prepare(LakeTable table, Run run) {
    CompactOptions options = (CompactOptions) run.actionOptions();
    CompactionPlan plan = table.compaction().plan(options.strategy());
    TableState state = table.state();
    Planned planned =
        new Planned(
            plan.isEmpty(),
            new Because(Because.Code.NOTHING_TO_COMPACT, "there is nothing to compact"),
            plan.bytes(),
            describe(plan),
            Numbers.of(state),
            forecast(plan, state));
    return new Ready(planned, control -> compact(table, run, options, control));
  }

  private Outcome compact(LakeTable table, Run run, CompactOptions options, RunControl control) {
    CompactionResult result =
        table
            .compaction()
            .execute(options.strategy(), commitUser(run), settings.runLimit(), control);
    String note =
        result.committedSnapshotId() == null
            ? "There was nothing left to compact."
            : "Committed snapshot " + result.committedSnapshotId() + ".";
    return new Outcome(Numbers.of(result.before()), Numbers.of(result.after()), true, note);
  }

  @Override
  public Optional<Outcome> alreadyDone(LakeTable table, Run run) {
    Numbers before = run.before();
    if (before == null) {
      return Optional.empty();
    }
    return table.snapshots(null, RECENT_SNAPSHOTS).stream()
        .filter(snapshot -> isOf(run, snapshot.commitUser()))
        .findFirst()
        .map(snapshot -> found(table, before, snapshot));
  }

  private static Outcome found(LakeTable table, Numbers before, TableSnapshot snapshot) {
    return new Outcome(
        before,
        Numbers.of(table.state()),
        true,
        "Snapshot " + snapshot.id() + " had been committed before Weir stopped.");
  }

  /** Paimon's own jobs append an id of their own to the prefix they are given. */
  private static boolean isOf(Run run, String commitUser) {
    return commitUser.equals(commitUser(run)) || commitUser.startsWith(commitUser(run) + "_");
  }

  static String commitUser(Run run) {
    return TableCompaction.COMMIT_USER_PREFIX + "run-" + run.id();
  }

  /**
   * Each bucket's files become one, so far as they don't exceed the target size; one snapshot is
   * added.
   */
  private static Numbers forecast(CompactionPlan plan, TableState state) {
    return new Numbers(
        Math.max(0, state.files() - plan.files() + plan.parts().size()),
        state.bytes(),
        state.snapshots() + (plan.isEmpty() ? 0 : 1));
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
