package io.weir.catalog;

import io.weir.lease.Act;
import io.weir.paimon.Lake;
import io.weir.paimon.SchemaAlteration;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.util.Map;
import org.springframework.stereotype.Service;

/**
 * Alters tables that are there, under the table's lease. Every method asks the storage and blocks.
 */
@Service
public class TableAlterations {

  private final Catalogs catalogs;
  private final LeasedActs acts;
  private final LakeChanges changes;
  private final TableNotes notes;

  TableAlterations(Catalogs catalogs, LeasedActs acts, LakeChanges changes, TableNotes notes) {
    this.catalogs = catalogs;
    this.acts = acts;
    this.changes = changes;
    this.notes = notes;
  }

  /**
   * Alters a table's schema; writers go on, and read the new one when they start anew.
   *
   * @param summary a sentence for the audit trail
   * @param check made under the lease, so that no one else alters the table between it and the act;
   *     what it throws keeps the table as it is
   */
  public void alter(TableId id, SchemaAlteration alteration, String summary, Runnable check) {
    Lake lake = catalogs.lake(id.catalog());
    acts.under(
        id,
        Act.ALTER,
        () -> {
          check.run();
          changes.make(
              "table.alter",
              id.toString(),
              summary,
              Map.of(),
              () -> lake.alterTable(id.database(), id.table(), alteration));
        });
  }

  /**
   * Gives a table another name in its database; its care goes with it.
   *
   * @param check made under the lease, as of {@link #alter}
   * @throws Problem CONFLICT while a job works on the table, or when the name is taken
   */
  public void rename(TableId id, String to, Runnable check) {
    Lake lake = catalogs.lake(id.catalog());
    acts.under(
        id,
        Act.RENAME,
        () -> {
          check.run();
          changes.make(
              "table.rename",
              id.toString(),
              "Renamed table " + id + " to " + to,
              Map.of("to", to),
              () -> lake.renameTable(id.database(), id.table(), to));
        });
    notes.renamed(id, to);
  }
}
