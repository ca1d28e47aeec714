package io.weir.maintenance;

import io.weir.paimon.LakeTable;
import io.weir.paimon.ManifestPlan;
import io.weir.paimon.RunControl;
import io.weir.paimon.TableState;
import java.util.Map;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Compacts a table's manifests, and leaves its data files as they are. */
@Component
class ManifestWork implements TableWork {

  private final MaintenanceSettings settings;

  ManifestWork(MaintenanceSettings settings) {
    this.settings = settings;
  }

  @Override
  public Action action() {
    return Action.COMPACT_MANIFESTS;
  }

  @Override
  public Prepared prepare(LakeTable table, Run run) {
    ManifestPlan plan = table.manifestCompaction().plan();
    if (plan.isEmpty()) {
      return new Idle(
          new Because(
              Because.Code.NO_MANIFEST_TO_MERGE,
              "no two manifests are small, and none has entries of files that went"),
          describe(plan));
    }
    TableState state = table.state();
    Numbers forecast = new Numbers(state.files(), state.bytes(), state.snapshots() + 1);
    Planned planned = new Planned(0, false, describe(plan), Numbers.of(state), forecast);
    return new Ready(planned, control -> compact(table, plan, state, run, control));
  }

  private Outcome compact(
      LakeTable table, ManifestPlan plan, TableState before, Run run, RunControl control) {
    ManifestPlan after =
        table.manifestCompaction().execute(run.commitUser(), settings.runLimit(), control);
    return new Outcome(
        Numbers.of(before),
        Numbers.of(table.state()),
        true,
        "Made " + after.count() + " manifests of " + plan.count() + ".");
  }

  @Override
  public Optional<Outcome> alreadyDone(LakeTable table, Run run) {
    return OwnCommit.of(table, run);
  }

  private static Map<String, Object> describe(ManifestPlan plan) {
    return Map.of(
        "snapshotId", plan.snapshotId() == null ? 0 : plan.snapshotId(),
        "manifests", plan.count(),
        "bytes", plan.bytes(),
        "entriesAdded", plan.added(),
        "entriesDeleted", plan.deleted(),
        "smallManifests", plan.small());
  }
}
