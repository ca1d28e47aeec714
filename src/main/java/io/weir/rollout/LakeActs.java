package io.weir.rollout;

import io.weir.catalog.Databases;
import io.weir.catalog.TableAlterations;
import io.weir.catalog.TableChanges;
import io.weir.catalog.TableOwners;
import io.weir.definition.TableDefinition;
import io.weir.definition.change.TableChange;
import io.weir.lease.MaintenanceOwner;
import io.weir.paimon.SchemaAlteration;
import io.weir.rollout.drift.AppliedDefinitions;
import io.weir.shared.TableId;
import org.springframework.stereotype.Component;

/**
 * What steps do to databases and tables, the latter under the table's lease and with an audit entry
 * made before.
 */
@Component
class LakeActs {

  private final Databases databases;
  private final TableChanges tables;
  private final TableAlterations alterations;
  private final TableOwners owners;
  private final AppliedDefinitions applied;

  LakeActs(
      Databases databases,
      TableChanges tables,
      TableAlterations alterations,
      TableOwners owners,
      AppliedDefinitions applied) {
    this.databases = databases;
    this.tables = tables;
    this.alterations = alterations;
    this.owners = owners;
    this.applied = applied;
  }

  void createDatabase(String catalog, String name) {
    databases.create(catalog, name);
  }

  void dropDatabase(String catalog, String name) {
    databases.drop(catalog, name);
  }

  void createTable(TableId id, TableDefinition definition) {
    tables.create(id.catalog(), id.database(), definition, null);
  }

  /** That the step was allowed by name stands for the name that a person would type. */
  void dropTable(TableId id, Runnable check) {
    tables.drop(id, check);
  }

  void renameTable(TableId id, String to, Runnable check) {
    alterations.rename(id, to, check);
    applied.rename(id, to);
  }

  void alterTable(TableId id, TableChange change, Runnable check) {
    SchemaAlteration alteration = new SchemaAlteration();
    change.addTo(alteration);
    alterations.alter(
        id, alteration, "Altered " + id + ": " + change.kind() + " " + change.detail(), check);
  }

  void setOwner(TableId id, MaintenanceOwner owner, Runnable check) {
    owners.change(id, owner, check);
  }
}
