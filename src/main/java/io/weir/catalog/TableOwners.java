package io.weir.catalog;

import io.weir.audit.Actor;
import io.weir.lease.Act;
import io.weir.lease.Care;
import io.weir.lease.JobOnTable;
import io.weir.lease.MaintenanceOwner;
import io.weir.lease.TableCares;
import io.weir.lease.TableLeases;
import io.weir.paimon.SchemaAlteration;
import io.weir.paimon.SchemaVersion;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Service;

/** Who maintains a table, and handing that to another. */
@Service
public class TableOwners {

  private static final String WRITE_ONLY = "write-only";

  private final Catalogs catalogs;
  private final Tables tables;
  private final TableCares cares;
  private final TableLeases leases;
  private final LeasedActs acts;
  private final LakeChanges changes;

  TableOwners(
      Catalogs catalogs,
      Tables tables,
      TableCares cares,
      TableLeases leases,
      LeasedActs acts,
      LakeChanges changes) {
    this.catalogs = catalogs;
    this.tables = tables;
    this.cares = cares;
    this.leases = leases;
    this.acts = acts;
    this.changes = changes;
  }

  /**
   * The owner of a table.
   *
   * @param writeOnly whether the table has {@code write-only=true}
   * @param mustStopFirst the jobs that keep the owner from being changed
   */
  public record Ownership(Care care, boolean writeOnly, List<JobOnTable> mustStopFirst) {

    public Ownership {
      mustStopFirst = List.copyOf(mustStopFirst);
    }

    /** Whether the record and the option say the same. */
    public boolean agrees() {
      return writeOnly != (care.owner() == MaintenanceOwner.WRITER);
    }
  }

  /**
   * @throws Problem NOT_FOUND
   */
  public Ownership get(TableId id) {
    SchemaVersion schema = catalogs.table(id).schema();
    return new Ownership(
        tables.care(id, schema),
        Tables.isWriteOnly(schema),
        leases.excludedBy(id, Act.CHANGE_OWNER));
  }

  /**
   * Hands a table to another owner, and sets its option {@code write-only} to match.
   *
   * @throws Problem CONFLICT with {@code mustStopFirst} while jobs run on it
   */
  public Ownership change(TableId id, MaintenanceOwner owner) {
    change(id, owner, () -> {});
    return get(id);
  }

  /**
   * As the other does.
   *
   * @param check made under the lease, so that no one else alters the table between it and the act;
   *     what it throws keeps the owner, and the table as it is
   */
  public void change(TableId id, MaintenanceOwner owner, Runnable check) {
    boolean writeOnly = owner != MaintenanceOwner.WRITER;
    acts.under(
        id,
        Act.CHANGE_OWNER,
        () -> {
          check.run();
          if (Tables.isWriteOnly(catalogs.table(id).schema()) != writeOnly) {
            setWriteOnly(id, writeOnly);
          }
          cares.setOwner(id, owner, Actor.current().name());
        });
  }

  private void setWriteOnly(TableId id, boolean writeOnly) {
    String value = Boolean.toString(writeOnly);
    changes.make(
        "table.alter",
        id.toString(),
        "Set write-only=" + writeOnly + " on " + id,
        Map.of("options", Map.of(WRITE_ONLY, value)),
        () ->
            catalogs
                .lake(id.catalog())
                .alterTable(
                    id.database(),
                    id.table(),
                    new SchemaAlteration().setOption(WRITE_ONLY, value)));
  }
}
