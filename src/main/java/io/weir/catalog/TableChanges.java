package io.weir.catalog;

import io.weir.definition.Definitions;
import io.weir.definition.Finding;
import io.weir.definition.TableDefinition;
import io.weir.lease.Act;
import io.weir.lease.MaintenanceOwner;
import io.weir.paimon.Lake;
import io.weir.shared.Problem;
import io.weir.shared.Problem.Fault;
import io.weir.shared.ProblemType;
import io.weir.shared.Severity;
import io.weir.shared.TableId;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Makes and drops tables, under the table's lease. Every method asks the storage and blocks. */
@Service
public class TableChanges {

  private static final String WRITE_ONLY = "write-only";
  private static final Duration DROP_LIMIT = Duration.ofMinutes(5);

  private final Catalogs catalogs;
  private final Definitions definitions;
  private final DropRecord dropRecord;
  private final LeasedActs acts;
  private final LakeChanges changes;
  private final TableNotes notes;

  TableChanges(
      Catalogs catalogs,
      Definitions definitions,
      DropRecord dropRecord,
      LeasedActs acts,
      LakeChanges changes,
      TableNotes notes) {
    this.catalogs = catalogs;
    this.definitions = definitions;
    this.dropRecord = dropRecord;
    this.acts = acts;
    this.changes = changes;
    this.notes = notes;
  }

  /**
   * What a table would be.
   *
   * @param definition with what Weir adds
   * @param findings worst first; an error among them refuses it
   */
  public record Draft(TableDefinition definition, List<Finding> findings) {

    public Draft {
      findings = List.copyOf(findings);
    }
  }

  /**
   * Checks a definition and makes nothing.
   *
   * @param owner null for WEIR, or for WRITER where the definition says {@code write-only=false}
   * @throws Problem NOT_FOUND when there is no such catalog or database
   */
  public Draft draft(
      String catalog,
      String database,
      TableDefinition definition,
      @Nullable MaintenanceOwner owner) {
    catalogs.lake(catalog).requireDatabase(database);
    return draft(definition, owner);
  }

  private Draft draft(TableDefinition definition, @Nullable MaintenanceOwner owner) {
    TableDefinition complete = complete(definition, ownerOf(definition, owner));
    return new Draft(complete, definitions.check(complete));
  }

  /**
   * Makes a table.
   *
   * @param owner as in {@link #draft}
   * @throws Problem REFUSED with the findings when one is an error; CONFLICT when there is a table
   *     of that name
   */
  public void create(
      String catalog,
      String database,
      TableDefinition definition,
      @Nullable MaintenanceOwner owner) {
    Lake lake = catalogs.lake(catalog);
    TableId id = new TableId(catalog, database, definition.name());
    if (lake.tables(database).contains(id.table())) {
      throw Problem.conflict("There already is a table " + id + ".");
    }
    Draft draft = draft(definition, owner);
    refuseErrors(draft.findings());
    acts.under(
        id,
        Act.CREATE,
        () ->
            changes.make(
                "table.create",
                id.toString(),
                "Made table " + id,
                Map.of("definition", draft.definition()),
                () -> lake.createTable(database, id.table(), draft.definition().shape())));
    notes.created(id, ownerOf(definition, owner));
  }

  /**
   * Drops a table with all its files; what goes is in the audit trail first.
   *
   * @param confirmation the table's full name, as a person typed it
   * @throws Problem INVALID when the confirmation is not the name; CONFLICT while a job or another
   *     holder works on the table
   */
  public void drop(TableId id, String confirmation) {
    Confirmation.require(confirmation, id.toString(), "drop the table");
    drop(id, () -> {});
  }

  /**
   * Drops a table that nobody needs to confirm, as the other does.
   *
   * @param check made under the lease, so that no one else alters the table between it and the act;
   *     what it throws keeps the table
   */
  public void drop(TableId id, Runnable check) {
    Lake lake = catalogs.lake(id.catalog());
    acts.under(
        id,
        Act.DROP,
        () -> {
          check.run();
          changes.make(
              "table.drop",
              id.toString(),
              "Dropped table " + id,
              dropRecord.of(id),
              () -> lake.dropTable(id.database(), id.table(), DROP_LIMIT));
        });
    notes.dropped(id);
  }

  /**
   * What would go with a table.
   *
   * @throws Problem NOT_FOUND
   */
  public TableContents contents(TableId id) {
    return dropRecord.contents(id);
  }

  static MaintenanceOwner ownerOf(TableDefinition definition, @Nullable MaintenanceOwner owner) {
    String writeOnly = definition.options().get(WRITE_ONLY);
    boolean writersCompact = "false".equalsIgnoreCase(writeOnly);
    if (owner == null) {
      return writersCompact ? MaintenanceOwner.WRITER : MaintenanceOwner.WEIR;
    }
    boolean agrees = writeOnly == null || writersCompact == (owner == MaintenanceOwner.WRITER);
    if (!agrees) {
      throw Problem.invalid(
          "/owner",
          "The owner "
              + owner
              + " and the option write-only="
              + writeOnly
              + " contradict each other.");
    }
    return owner;
  }

  private static TableDefinition complete(TableDefinition definition, MaintenanceOwner owner) {
    return owner == MaintenanceOwner.WRITER
        ? definition
        : definition.withDefaults(Map.of(WRITE_ONLY, "true"));
  }

  private static void refuseErrors(List<Finding> findings) {
    List<Finding> errors =
        findings.stream().filter(finding -> finding.severity() == Severity.ERROR).toList();
    if (errors.isEmpty()) {
      return;
    }
    List<Fault> faults =
        errors.stream()
            .map(e -> new Fault(e.pointer() == null ? "" : e.pointer(), e.message()))
            .toList();
    throw new Problem(
        ProblemType.REFUSED, faults.get(0).message(), faults, Map.of("findings", findings), null);
  }
}
