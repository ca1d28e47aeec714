package io.weir.rollout;

import io.weir.catalog.TableNotes;
import io.weir.definition.manifest.Manifest;
import io.weir.rollout.drift.AppliedDefinitions;
import java.util.List;
import org.springframework.stereotype.Component;

/**
 * Makes up for what could not be noted when Weir stopped right after a step had been done: who
 * cares for a table, and what was last applied to it.
 */
@Component
class UnseenSteps {

  private final TableNotes tables;
  private final AppliedDefinitions applied;

  UnseenSteps(TableNotes tables, AppliedDefinitions applied) {
    this.tables = tables;
    this.applied = applied;
  }

  /** May be repeated: what was noted then stays. */
  void note(PlannedStep step, List<Manifest> manifests) {
    for (Manifest manifest : manifests) {
      if (manifest instanceof Manifest.Table table && concerns(step, table)) {
        note(step.kind(), table);
      }
    }
  }

  private static boolean concerns(PlannedStep step, Manifest.Table table) {
    return table.names().stream().anyMatch(id -> id.toString().equals(step.target()));
  }

  private void note(String kind, Manifest.Table table) {
    switch (kind) {
      case "create-table" -> {
        if (table.definition() != null) {
          tables.created(table.id(), table.definition());
        }
      }
      case "drop-table" -> tables.dropped(table.id());
      case "rename-table" ->
          table
              .formerId()
              .ifPresent(
                  old -> {
                    tables.renamed(old, table.id().table());
                    applied.rename(old, table.id().table());
                  });
      default -> {}
    }
  }
}
