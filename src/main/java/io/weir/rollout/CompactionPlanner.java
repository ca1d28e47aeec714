package io.weir.rollout;

import io.weir.definition.OptionCatalogue;
import io.weir.definition.OptionMarks;
import io.weir.definition.change.OptionChange;
import io.weir.definition.change.TableChange;
import io.weir.lease.MaintenanceOwner;
import java.util.List;
import org.springframework.stereotype.Component;

/**
 * Finds the full compaction that options need before they count for files that are there: a step
 * where Weir compacts the table, and else something to be seen to by whoever does.
 */
@Component
class CompactionPlanner {

  private final OwnerPlanner owners;

  CompactionPlanner(OwnerPlanner owners) {
    this.owners = owners;
  }

  /** Whether files that are there must all be rewritten before the change counts for them. */
  static boolean isNeededBy(TableChange change) {
    return change instanceof OptionChange
        && OptionCatalogue.find(change.subject())
            .filter(entry -> entry.marks().change() == OptionMarks.Change.FULL_COMPACTION)
            .isPresent();
  }

  /** What must follow a change that no step does. */
  List<String> needs(AlteredTable table, TableChange change) {
    return table.hasSnapshots() && isNeededBy(change) && !isOfWeir(table)
        ? List.of("full compaction of " + table.id())
        : List.of();
  }

  /** Adds the step, to stand after the changes. */
  void plan(AlteredTable table, List<TableChange> changes, Draft draft) {
    FullCompactionStep step = new FullCompactionStep(table.id());
    boolean needed =
        table.hasSnapshots() && changes.stream().anyMatch(CompactionPlanner::isNeededBy);
    if (draft.owes(step) || needed && isOfWeir(table)) {
      draft.add(step, List.of());
    }
  }

  private boolean isOfWeir(AlteredTable table) {
    return owners.after(table).filter(owner -> owner == MaintenanceOwner.WEIR).isPresent();
  }
}
