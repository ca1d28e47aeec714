package io.weir.rollout;

import io.weir.definition.change.ColumnChange;
import io.weir.definition.change.ColumnTraitChange;
import io.weir.definition.change.OptionChange;
import io.weir.definition.change.Risk;
import io.weir.definition.change.TableChange;
import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Component;

/** Finds the steps that alter a table that is there. */
@Component
class AlterationPlanner {

  private static final String SPEC = "/spec";

  private final OwnerPlanner owners;
  private final RewritePlanner rewrites;
  private final CompactionPlanner compactions;

  AlterationPlanner(OwnerPlanner owners, RewritePlanner rewrites, CompactionPlanner compactions) {
    this.owners = owners;
    this.rewrites = rewrites;
    this.compactions = compactions;
  }

  /** Adds the steps for a table, and has what it will be looked at. */
  void alter(AlteredTable table, Draft draft) {
    List<TableChange> changes = new ArrayList<>(table.difference().changes());
    table.difference().findings().forEach(finding -> draft.find(table.read(), SPEC, finding));
    draft.check(
        new DefinitionCheck(
            table.read(),
            table.altered(),
            table.facts(),
            changes.stream().anyMatch(AlterationPlanner::isWorthATrial),
            false));
    owners.plan(table, changes, draft);
    rewrites.plan(table, changes, draft);
    changes.forEach(change -> add(table, change, draft));
    compactions.plan(table, changes, draft);
  }

  /** What Paimon's own validation of the schema does not see before the first write. */
  private static boolean isWorthATrial(TableChange change) {
    return change instanceof OptionChange || change instanceof ColumnTraitChange.Retype;
  }

  private void add(AlteredTable table, TableChange change, Draft draft) {
    draft.affect(table.jobNames());
    List<String> needs = new ArrayList<>();
    if (needsRestart(change)) {
      table.jobNames().forEach(name -> needs.add("restart " + name));
    }
    needs.addAll(compactions.needs(table, change));
    TableStep.Alter step = new TableStep.Alter(table.id(), change);
    ProbeQuestion question =
        ProbeQuestion.of(step)
            .map(asked -> asked.before(table.now(), table.manifest().renamedColumns()))
            .orElse(null);
    draft.add(new DraftStep(step, needs, question));
  }

  private static boolean needsRestart(TableChange change) {
    return change instanceof OptionChange && change.risk() != Risk.GREEN
        || change instanceof ColumnChange && change.risk() == Risk.RED;
  }
}
