package io.weir.catalog;

import io.weir.lease.Act;
import io.weir.lease.JobOnTable;
import io.weir.lease.TableLeases;
import io.weir.paimon.Rollback;
import io.weir.paimon.RollbackLoss;
import io.weir.paimon.RollbackTarget;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Takes tables back to what they were. Every method asks the storage and blocks. */
@Service
public class Rollbacks {

  private static final Duration LIMIT = Duration.ofMinutes(5);

  private final Catalogs catalogs;
  private final TableLeases leases;
  private final LeasedActs acts;
  private final LakeChanges changes;

  Rollbacks(Catalogs catalogs, TableLeases leases, LeasedActs acts, LakeChanges changes) {
    this.catalogs = catalogs;
    this.leases = leases;
    this.acts = acts;
    this.changes = changes;
  }

  /**
   * What a rollback would take away; changes nothing.
   *
   * @throws Problem NOT_FOUND when there is no such table, snapshot or tag; INVALID when no
   *     snapshot is as old as the time
   */
  public RollbackLoss loss(TableId table, RollbackTarget target) {
    return rollback(table).loss(target);
  }

  /** The jobs that must stop before a table can be rolled back, by name. */
  public List<JobOnTable> mustStopFirst(TableId table) {
    return leases.excludedBy(table, Act.ROLLBACK);
  }

  /**
   * Takes a table back; what is lost is in the audit trail first.
   *
   * @param latest the table's newest snapshot as far as the caller knows; null for any
   * @param confirmation the table's full name, as a person typed it
   * @return what was lost
   * @throws Problem as {@link #loss}; INVALID when the confirmation is not the name; CONFLICT while
   *     a job or another holder works on the table, when more was committed than the caller knows,
   *     when there is nothing to take back, or when a branch needs a tag that would go
   */
  public RollbackLoss roll(
      TableId table, RollbackTarget target, @Nullable Long latest, String confirmation) {
    Rollback rollback = rollback(table);
    rollback.loss(target);
    Confirmation.require(confirmation, table.toString(), "roll the table back");
    RollbackLoss[] done = new RollbackLoss[1];
    acts.under(
        table,
        Act.ROLLBACK,
        check -> {
          RollbackLoss loss = rollback.loss(target);
          refuse(table, loss, latest);
          changes.make(
              "table.rollback",
              table.toString(),
              "Rolled %s back to snapshot %d; %d snapshots and %d tags went"
                  .formatted(table, loss.snapshotId(), loss.snapshots(), loss.tags().size()),
              Map.of("lost", loss),
              () -> rollback.execute(loss, LIMIT, check));
          done[0] = loss;
        });
    return done[0];
  }

  private static void refuse(TableId table, RollbackLoss loss, @Nullable Long latest) {
    if (latest != null && latest != loss.latest()) {
      throw Problem.conflict(
          "%s is at snapshot %d by now, not at %d: look again at what would be lost."
              .formatted(table, loss.latest(), latest));
    }
    if (loss.isEmpty()) {
      throw Problem.conflict(
          "There is nothing to take back: %s is at snapshot %d."
              .formatted(table, loss.snapshotId()));
    }
    if (!loss.neededBy().isEmpty()) {
      throw Branches.needed("Can't roll back past the tags on later snapshots", loss.neededBy());
    }
  }

  private Rollback rollback(TableId table) {
    return catalogs.table(table).rollback();
  }
}
