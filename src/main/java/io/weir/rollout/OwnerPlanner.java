package io.weir.rollout;

import io.weir.definition.change.OptionChange;
import io.weir.definition.change.TableChange;
import io.weir.lease.Care;
import io.weir.lease.MaintenanceOwner;
import io.weir.lease.TableCares;
import java.util.List;
import java.util.Optional;
import org.springframework.stereotype.Component;

/**
 * Finds the step that hands a table to another maintenance owner, where the {@code write-only} that
 * is declared and the owner of record contradict each other. Reads the database only.
 */
@Component
class OwnerPlanner {

  private static final String WRITE_ONLY = "write-only";

  private final TableCares cares;
  private final TableJobs jobs;

  OwnerPlanner(TableCares cares, TableJobs jobs) {
    this.cares = cares;
    this.jobs = jobs;
  }

  /** Adds the step, and takes the change of the option out of the changes: the step makes it. */
  void plan(AlteredTable table, List<TableChange> changes, Draft draft) {
    Optional<MaintenanceOwner> from = owner(table);
    Optional<MaintenanceOwner> to = after(table);
    if (from.equals(to)) {
      return;
    }
    changes.removeIf(
        change -> change instanceof OptionChange && change.subject().equals(WRITE_ONLY));
    jobs.block(table.now(), "hand to another maintenance owner", draft);
    draft.add(new SetOwnerStep(table.id(), from.orElseThrow(), to.orElseThrow()), List.of());
  }

  /** Who maintains the table when the plan is done; empty when that is noted nowhere. */
  Optional<MaintenanceOwner> after(AlteredTable table) {
    String declared = table.manifest().declared().options().get(WRITE_ONLY);
    return owner(table).map(owner -> declared == null ? owner : fitting(owner, declared));
  }

  private static MaintenanceOwner fitting(MaintenanceOwner owner, String declared) {
    boolean writeOnly = Boolean.parseBoolean(declared);
    if (writeOnly != (owner == MaintenanceOwner.WRITER)) {
      return owner;
    }
    return writeOnly ? MaintenanceOwner.WEIR : MaintenanceOwner.WRITER;
  }

  /** Of a table that got another name it may be noted still under the one that it had. */
  private Optional<MaintenanceOwner> owner(AlteredTable table) {
    return cares
        .find(table.now())
        .or(() -> table.manifest().formerId().flatMap(cares::find))
        .map(Care::owner);
  }
}
