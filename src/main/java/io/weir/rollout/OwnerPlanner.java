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
    String declared = table.manifest().declared().options().get(WRITE_ONLY);
    if (declared == null) {
      return;
    }
    boolean writeOnly = Boolean.parseBoolean(declared);
    Optional<MaintenanceOwner> owner = owner(table);
    if (owner.isEmpty() || writeOnly != (owner.get() == MaintenanceOwner.WRITER)) {
      return;
    }
    changes.removeIf(
        change -> change instanceof OptionChange && change.subject().equals(WRITE_ONLY));
    jobs.block(table.now(), "hand to another maintenance owner", draft);
    MaintenanceOwner to = writeOnly ? MaintenanceOwner.WEIR : MaintenanceOwner.WRITER;
    draft.add(new SetOwnerStep(table.id(), owner.get(), to), List.of());
  }

  /** Of a table that got another name it may be noted still under the one that it had. */
  private Optional<MaintenanceOwner> owner(AlteredTable table) {
    return cares
        .find(table.now())
        .or(() -> table.manifest().formerId().flatMap(cares::find))
        .map(Care::owner);
  }
}
