package io.weir.paimon;

import io.weir.paimon.ExpiryPlan.Bound;
import io.weir.paimon.tally.SnapshotHint;
import io.weir.paimon.tally.TallyReader.TableLoader;
import io.weir.shared.Problem;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.table.ExpireSnapshotsImpl;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.utils.SnapshotManager;

/**
 * Expires the snapshots of one table: first freezes the range, then deletes it in small batches.
 * Paimon has no dry run and its {@code expire()} without a config does nothing, so the range is
 * computed here and handed to {@code expireUntil}.
 */
public final class SnapshotExpiry {

  /** So many snapshots go between two looks at whether they still may. */
  private static final int BATCH = 10;

  private final Calls calls;
  private final TableLoader loader;

  SnapshotExpiry(Calls calls, TableLoader loader) {
    this.calls = calls;
    this.loader = loader;
  }

  /** The retention that the table's own options ask for, Paimon's defaults included. */
  public SnapshotRetention declaredRetention() {
    return calls.call(
        "read the retention",
        () -> {
          CoreOptions options = loader.load().coreOptions();
          int max = options.snapshotNumRetainMax();
          return new SnapshotRetention(
              options.snapshotTimeRetain(),
              options.snapshotNumRetainMin(),
              max == Integer.MAX_VALUE ? null : max);
        });
  }

  /** Freezes the range that may go; deletes nothing. */
  public ExpiryPlan plan(SnapshotRetention retention, Instant now) {
    return calls.call("plan the expiry", () -> plan(loader.load(), retention, now));
  }

  /**
   * Deletes the snapshots of the range, oldest first. Before each batch it asks the control, and
   * looks again for consumers and branches: what has come to be needed meanwhile stays.
   *
   * @param limit how long it may take
   * @throws Problem CONFLICT when the range is not of this table as it is: the plan is too old
   */
  public ExpiryResult execute(ExpiryPlan plan, Duration limit, RunControl control) {
    return calls.call("expire snapshots", limit, () -> execute(loader.load(), plan, control));
  }

  private static ExpiryPlan plan(FileStoreTable table, SnapshotRetention retention, Instant now)
      throws IOException {
    Long earliest = table.snapshotManager().earliestSnapshotId();
    Long latest = table.snapshotManager().latestSnapshotIdFromFileSystem();
    if (earliest == null || latest == null) {
      return new ExpiryPlan(0, 0, 0, retention, now, List.of(), List.of());
    }
    List<Bound> bounds = new ExpiryBounds(table).of(retention, now, earliest, latest);
    long end = Math.max(earliest, Math.min(latest, bounds.get(0).keepsFrom()));
    List<TableTag> tagged =
        new SnapshotReader(table)
            .tags().stream()
                .filter(tag -> tag.snapshotId() >= earliest && tag.snapshotId() < end)
                .toList();
    return new ExpiryPlan(earliest, end, latest, retention, now, bounds, tagged);
  }

  private static ExpiryResult execute(FileStoreTable table, ExpiryPlan plan, RunControl control)
      throws Exception {
    SnapshotHint.requireWhole(table);
    SnapshotManager snapshots = table.snapshotManager();
    TableState before = TableState.of(table);
    if (before.snapshotId() < plan.latest()) {
      throw Problem.conflict("The table was rolled back since the expiry was planned; plan again.");
    }
    ExpireSnapshotsImpl expire = expiring(table);
    ExpiryBounds bounds = new ExpiryBounds(table);
    long next = plan.earliest();
    while (next < plan.endExclusive() && !control.isCancelled()) {
      long end = end(snapshots, Math.min(next + BATCH, plan.endExclusive()), plan.endExclusive());
      if (bounds.readers().stream().anyMatch(bound -> bound.keepsFrom() < end)) {
        break;
      }
      control.beforeChange();
      expire.expireUntil(next, end);
      next = end;
      control.progressed(next - plan.earliest(), plan.count());
    }
    TableState after = TableState.of(table);
    return new ExpiryResult(
        before.snapshots() - after.snapshots() + after.snapshotId() - before.snapshotId(),
        next >= plan.endExclusive(),
        before,
        after);
  }

  /** The end of a batch must itself exist, or Paimon leaves the batch half done. */
  private static long end(SnapshotManager snapshots, long end, long last) {
    long existing = end;
    while (existing < last && !snapshots.snapshotExists(existing)) {
      existing++;
    }
    return existing;
  }

  private static ExpireSnapshotsImpl expiring(FileStoreTable table) {
    CoreOptions options = table.coreOptions();
    ExpireSnapshotsImpl expire = (ExpireSnapshotsImpl) table.newExpireSnapshots();
    expire.config(options.expireConfig());
    // expire() sets this, expireUntil() does not: without it long-lived changelogs would be lost
    expire.snapshotDeletion().setChangelogDecoupled(options.changelogLifecycleDecoupled());
    return expire;
  }
}
