package io.weir.rollout;

import io.weir.definition.LakeFacts;
import io.weir.definition.TableDefinition;
import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.Manifests.Read;
import io.weir.paimon.SchemaVersion;
import io.weir.shared.TableId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Component;

/** Finds the steps by which tables come, get another name and go. */
@Component
class TablePlanner {

  private final AlterationPlanner alterations;
  private final TableJobs jobs;

  TablePlanner(AlterationPlanner alterations, TableJobs jobs) {
    this.alterations = alterations;
    this.jobs = jobs;
  }

  /** Steps for a table that is to be there. */
  void present(Read read, LakeView lake, Set<String> comingDatabases, Draft draft) {
    Manifest.Table manifest = (Manifest.Table) read.manifest();
    TableId id = manifest.id();
    Optional<SchemaVersion> schema = lake.schema(id);
    if (schema.isPresent()) {
      alterations.alter(read, id, schema.get().shape(), draft);
      return;
    }
    Optional<TableId> old = manifest.formerId().filter(name -> lake.schema(name).isPresent());
    if (old.isPresent()) {
      jobs.block(old.get(), "rename", draft);
      draft.add(new TableStep.Rename(old.get(), id.table()), List.of());
      alterations.alter(read, old.get(), lake.schema(old.get()).orElseThrow().shape(), draft);
    } else {
      create(read, lake, comingDatabases, draft);
    }
  }

  /** Steps for a table that is to be gone. */
  void absent(Read read, LakeView lake, Draft draft) {
    TableId id = ((Manifest.Table) read.manifest()).id();
    if (lake.schema(id).isPresent()) {
      jobs.block(id, "drop", draft);
      draft.add(new TableStep.Drop(id), List.of());
    }
  }

  private static void create(Read read, LakeView lake, Set<String> comingDatabases, Draft draft) {
    Manifest.Table manifest = (Manifest.Table) read.manifest();
    TableId id = manifest.id();
    TableDefinition definition = manifest.declared();
    String database = id.catalog() + "." + id.database();
    if (!lake.hasDatabase(id.catalog(), id.database()) && !comingDatabases.contains(database)) {
      draft.block(
          "no-database",
          id.toString(),
          "There is no database " + database + ". Declare it with a manifest of kind Database.");
    }
    draft.check(new DefinitionCheck(read, definition, LakeFacts.NONE, true, true));
    draft.add(new TableStep.Create(id, definition), List.of());
  }
}
