package io.weir.rollout;

import io.weir.definition.LakeFacts;
import io.weir.definition.TableDefinition;
import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.Manifests.Read;
import io.weir.shared.TableId;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
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

  /**
   * Steps for a table that is to be there.
   *
   * @param existing null when it is not there, under no name
   */
  void present(
      Read read,
      @Nullable AlteredTable existing,
      LakeView lake,
      Set<String> comingDatabases,
      Draft draft) {
    if (existing == null) {
      create(read, lake, comingDatabases, draft);
      return;
    }
    if (!existing.now().equals(existing.id())) {
      jobs.block(existing.now(), "rename", draft);
      draft.add(new TableStep.Rename(existing.now(), existing.id().table()), List.of());
    }
    alterations.alter(existing, draft);
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
