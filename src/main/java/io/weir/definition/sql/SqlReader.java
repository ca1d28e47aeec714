package io.weir.definition.sql;

import io.weir.definition.manifest.Manifests.Placed;
import io.weir.definition.manifest.Manifests.Read;
import io.weir.definition.manifest.Manifests.Reading;
import io.weir.flink.sql.SqlStatement;
import io.weir.flink.sql.SqlStatements;
import io.weir.shared.Severity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Reads the statements of a text in their order, as a session of Flink would run them. */
final class SqlReader {

  /** Statements that change nothing in a lake. */
  private static final Set<String> HARMLESS =
      Set.of("SET", "RESET", "SHOW", "DESCRIBE", "EXPLAIN", "CREATE CATALOG");

  private static final Comparator<Placed> IN_ORDER =
      Comparator.comparingInt(Placed::document)
          .thenComparingInt(placed -> placed.place().line())
          .thenComparingInt(placed -> placed.place().column());

  private final SqlNames names;
  private final List<TableDraft> tables = new ArrayList<>();
  private final List<Read> databases = new ArrayList<>();
  private final List<Placed> findings = new ArrayList<>();

  SqlReader(SqlDefaults defaults) {
    this.names = new SqlNames(defaults);
  }

  Reading read(String text) {
    List<SqlStatement> statements = SqlStatements.parse(text);
    for (int i = 0; i < statements.size(); i++) {
      SqlStatement statement = statements.get(i);
      read(statement, new Notes(i, statement.at(), findings));
    }
    List<Read> manifests = new ArrayList<>(databases);
    tables.forEach(table -> table.manifest().ifPresent(manifests::add));
    findings.sort(IN_ORDER);
    return Reading.of(manifests, findings);
  }

  private void read(SqlStatement statement, Notes notes) {
    if (statement instanceof SqlStatement.CreateTable table) {
      names
          .table(table.name(), notes)
          .ifPresent(id -> tables.add(new TableDraft(id, table, notes)));
    } else if (statement instanceof SqlStatement.CreateDatabase database) {
      read(database, notes);
    } else if (statement instanceof SqlStatement.Use use) {
      names.use(use);
    } else if (statement instanceof SqlStatement.Call call) {
      new DefaultCall(call, notes).apply(names, tables);
    } else if (statement instanceof SqlStatement.Broken broken) {
      notes.error("sql", "", broken.message());
    } else if (statement instanceof SqlStatement.Other other) {
      read(other, notes);
    }
  }

  private void read(SqlStatement.CreateDatabase database, Notes notes) {
    if (database.comment() != null || !database.options().isEmpty()) {
      notes.warning(
          "database-comment", "", "A definition keeps the name of a database, and nothing else.");
    }
    names
        .database(database.name(), notes)
        .map(manifest -> new Read(manifest, notes.number(), notes.places()))
        .ifPresent(databases::add);
  }

  private static void read(SqlStatement.Other other, Notes notes) {
    boolean harmless = HARMLESS.contains(other.kind());
    notes.add(
        harmless ? Severity.INFO : Severity.ERROR,
        "not-a-definition",
        "",
        other.kind()
            + " declares no table"
            + (harmless ? " and is passed over." : ": leave it out."));
  }
}
