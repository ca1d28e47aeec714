package io.weir.maintenance;

import io.weir.maintenance.TableWork.Outcome;
import io.weir.paimon.LakeTable;
import io.weir.paimon.TableSnapshot;
import java.util.Optional;

/** Finds what an earlier attempt of a run had committed, of an action that commits once. */
final class OwnCommit {

  /** How far back it is looked for. */
  private static final int RECENT_SNAPSHOTS = 200;

  private OwnCommit() {}

  /** Empty when the run has committed nothing yet. */
  static Optional<Outcome> of(LakeTable table, Run run) {
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
    return commitUser.equals(run.commitUser()) || commitUser.startsWith(run.commitUser() + "_");
  }
}
