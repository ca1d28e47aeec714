package io.weir.rollout;

import io.weir.definition.Definitions;
import io.weir.definition.Finding;
import io.weir.definition.Layer;
import io.weir.definition.TableDefinition;
import io.weir.definition.change.ColumnChange;
import io.weir.definition.change.OptionChange;
import io.weir.definition.change.Risk;
import io.weir.definition.change.TableChange;
import io.weir.definition.change.TableDiff;
import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.Manifests.Read;
import io.weir.lease.JobOnTable;
import io.weir.lease.JobsOnTables;
import io.weir.paimon.SchemaVersion;
import io.weir.paimon.TableShape;
import io.weir.rollout.drift.AppliedDefinitions;
import io.weir.shared.TableId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Component;

/** Finds the steps for one table. */
@Component
class TablePlanner {

  private static final String SPEC = "/spec";

  private final AppliedDefinitions applied;
  private final Definitions definitions;
  private final OptionLimits limits;
  private final JobsOnTables jobs;

  TablePlanner(
      AppliedDefinitions applied, Definitions definitions, OptionLimits limits, JobsOnTables jobs) {
    this.applied = applied;
    this.definitions = definitions;
    this.limits = limits;
    this.jobs = jobs;
  }

  /** Steps for a table that is to be there. */
  void present(Read read, LakeView lake, Set<String> comingDatabases, Draft draft) {
    Manifest.Table manifest = (Manifest.Table) read.manifest();
    TableId id = manifest.id();
    Optional<SchemaVersion> schema = lake.schema(id);
    if (schema.isPresent()) {
      alter(read, id, schema.get().shape(), draft);
      return;
    }
    Optional<TableId> old = oldName(manifest, lake);
    if (old.isPresent()) {
      rename(old.get(), id.table(), draft);
      alter(read, old.get(), lake.schema(old.get()).orElseThrow().shape(), draft);
    } else {
      create(read, lake, comingDatabases, draft);
    }
  }

  /** Steps for a table that is to be gone. */
  void absent(Read read, LakeView lake, Draft draft) {
    TableId id = ((Manifest.Table) read.manifest()).id();
    if (lake.schema(id).isPresent()) {
      blockByJobs(id, "drop", draft);
      draft.add(new TableStep.Drop(id), List.of());
    }
  }

  private static Optional<TableId> oldName(Manifest.Table manifest, LakeView lake) {
    return manifest.formerId().filter(old -> lake.schema(old).isPresent());
  }

  private void rename(TableId old, String to, Draft draft) {
    blockByJobs(old, "rename", draft);
    draft.add(new TableStep.Rename(old, to), List.of());
  }

  private void create(Read read, LakeView lake, Set<String> comingDatabases, Draft draft) {
    Manifest.Table manifest = (Manifest.Table) read.manifest();
    TableId id = manifest.id();
    TableDefinition definition = definition(manifest);
    String database = id.catalog() + "." + id.database();
    if (!lake.hasDatabase(id.catalog(), id.database()) && !comingDatabases.contains(database)) {
      draft.block(
          "no-database",
          id.toString(),
          "There is no database " + database + ". Declare it with a manifest of kind Database.");
    }
    List<Finding> findings =
        draft.mayTry() ? definitions.check(definition) : definitions.lint(definition);
    findings.forEach(finding -> draft.find(read, SPEC, finding));
    draft.add(new TableStep.Create(id, definition), List.of());
  }

  /**
   * Steps for a table that is there.
   *
   * @param now the name that it has before the plan
   */
  private void alter(Read read, TableId now, TableShape has, Draft draft) {
    Manifest.Table manifest = (Manifest.Table) read.manifest();
    TableDefinition definition = definition(manifest);
    List<JobOnTable> working = jobs.on(now);
    boolean fed = working.stream().anyMatch(job -> job.kind() == JobOnTable.Kind.WRITER);
    TableDiff.Basis basis =
        new TableDiff.Basis(manifest.renamedColumns(), lastApplied(manifest, now), fed);
    TableDiff.Outcome outcome = TableDiff.of(has, definition, basis);
    outcome.findings().forEach(finding -> draft.find(read, SPEC, finding));
    TableDefinition altered = definition.withDefaults(withoutLayer(has.options()));
    List<Finding> findings =
        outcome.changes().isEmpty() ? definitions.lint(altered) : definitions.check(altered);
    findings.forEach(finding -> draft.find(read, SPEC, finding));
    limits.check(now, outcome.changes()).forEach(finding -> draft.find(read, SPEC, finding));
    outcome.changes().forEach(change -> add(manifest.id(), change, working, draft));
  }

  /** Of a table whose rename could not be noted they are still known by its old name. */
  private Set<String> lastApplied(Manifest.Table manifest, TableId now) {
    TableId known = applied.isKnown(now) ? now : manifest.formerId().orElse(now);
    return applied.optionsOf(known);
  }

  private static void add(TableId id, TableChange change, List<JobOnTable> working, Draft draft) {
    List<String> names = working.stream().map(JobOnTable::name).toList();
    draft.affect(names);
    List<String> needs =
        needsRestart(change) ? names.stream().map(name -> "restart " + name).toList() : List.of();
    draft.add(new TableStep.Alter(id, change), needs);
  }

  private static boolean needsRestart(TableChange change) {
    return change instanceof OptionChange && change.risk() != Risk.GREEN
        || change instanceof ColumnChange && change.risk() == Risk.RED;
  }

  private void blockByJobs(TableId id, String act, Draft draft) {
    List<String> names = jobs.on(id).stream().map(JobOnTable::name).toList();
    draft.affect(names);
    List<String> running = names.stream().filter(name -> !draft.stops(name)).toList();
    if (!running.isEmpty()) {
      draft.block(
          "jobs",
          id.toString(),
          "Jobs work on "
              + id
              + ": stop "
              + String.join(", ", running)
              + " before you "
              + act
              + " it.");
    }
  }

  private static TableDefinition definition(Manifest.Table manifest) {
    TableDefinition definition = manifest.definition();
    if (definition == null) {
      throw new IllegalStateException(manifest.target() + " is to be absent");
    }
    return definition;
  }

  private static Map<String, String> withoutLayer(Map<String, String> options) {
    Map<String, String> without = new HashMap<>(options);
    without.remove(Layer.OPTION);
    return without;
  }
}
