package io.weir.rollout;

import io.weir.definition.Layer;
import io.weir.definition.TableDefinition;
import io.weir.definition.change.ColumnChange;
import io.weir.definition.change.OptionChange;
import io.weir.definition.change.Risk;
import io.weir.definition.change.TableChange;
import io.weir.definition.change.TableDiff;
import io.weir.definition.change.TableDiff.Basis;
import io.weir.definition.change.TableDiff.Outcome;
import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.Manifests.Read;
import io.weir.lease.JobOnTable;
import io.weir.paimon.TableShape;
import io.weir.rollout.drift.AppliedDefinitions;
import io.weir.shared.TableId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.springframework.stereotype.Component;

/**
 * Finds the steps that alter a table that is there. Of a table that is as it is declared only its
 * options' history is asked for.
 */
@Component
class AlterationPlanner {

  private static final String SPEC = "/spec";

  private final AppliedDefinitions applied;
  private final OwnerPlanner owners;
  private final RewritePlanner rewrites;
  private final TableFacts facts;
  private final TableJobs jobs;

  AlterationPlanner(
      AppliedDefinitions applied,
      OwnerPlanner owners,
      RewritePlanner rewrites,
      TableFacts facts,
      TableJobs jobs) {
    this.applied = applied;
    this.owners = owners;
    this.rewrites = rewrites;
    this.facts = facts;
    this.jobs = jobs;
  }

  /**
   * Adds the steps for a table.
   *
   * @param now the name that it has before the plan
   */
  void alter(Read read, TableId now, TableShape has, Draft draft) {
    Manifest.Table manifest = (Manifest.Table) read.manifest();
    TableDefinition wanted = manifest.declared();
    List<JobOnTable> working = jobs.on(now);
    boolean fed = working.stream().anyMatch(job -> job.kind() == JobOnTable.Kind.WRITER);
    Basis basis = new Basis(manifest.renamedColumns(), lastApplied(manifest, now), fed);
    Outcome outcome = TableDiff.of(has, wanted, basis);
    outcome.findings().forEach(finding -> draft.find(read, SPEC, finding));
    TableDefinition altered = wanted.withDefaults(withoutLayer(has.options()));
    draft.check(
        new DefinitionCheck(
            read,
            altered,
            facts.of(now, altered, outcome.changes(), working),
            outcome.changes().stream().anyMatch(AlterationPlanner::isWorthATrial),
            false));
    AlteredTable table = new AlteredTable(now, manifest, altered, working);
    List<TableChange> changes = new ArrayList<>(outcome.changes());
    owners.plan(table, changes, draft);
    rewrites.plan(table, has, changes, draft);
    changes.forEach(change -> add(table, change, draft));
  }

  /** Of a table whose rename could not be noted they are still known by its old name. */
  private Set<String> lastApplied(Manifest.Table manifest, TableId now) {
    TableId known = applied.isKnown(now) ? now : manifest.formerId().orElse(now);
    return applied.optionsOf(known);
  }

  /** What Paimon's own validation of the schema does not see before the first write. */
  private static boolean isWorthATrial(TableChange change) {
    return change instanceof OptionChange || change instanceof ColumnChange.Retype;
  }

  private void add(AlteredTable table, TableChange change, Draft draft) {
    draft.affect(table.jobNames());
    List<String> needs = new ArrayList<>();
    if (needsRestart(change)) {
      table.jobNames().forEach(name -> needs.add("restart " + name));
    }
    if (rewrites.needsFullCompaction(table.now(), change)) {
      needs.add("full compaction of " + table.id());
    }
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

  private static Map<String, String> withoutLayer(Map<String, String> options) {
    Map<String, String> without = new HashMap<>(options);
    without.remove(Layer.OPTION);
    return without;
  }
}
