package io.weir.definition.sql;

import io.weir.flink.sql.SqlStatement.Clause;
import io.weir.flink.sql.SqlStatement.Column;
import io.weir.flink.sql.SqlStatement.CreateTable;
import io.weir.flink.sql.SqlStatement.Key;

/** Says what becomes of the parts of a statement that a table of Paimon has no place for. */
final class ClauseNotes {

  private static final String FOR_FLINK_ALONE =
      " Flink could keep it among the table's options, for itself alone; a definition leaves it"
          + " out.";

  private final CreateTable table;
  private final Notes notes;

  ClauseNotes(CreateTable table, Notes notes) {
    this.table = table;
    this.notes = notes;
  }

  void write() {
    table.clauses().forEach(this::clause);
    table.columns().forEach(this::column);
    table.keys().forEach(this::key);
    table.keys().stream()
        .filter(Key::primary)
        .skip(1)
        .forEach(second -> error("sql", second, "A table has one primary key."));
  }

  private void clause(Clause clause) {
    String pointer = "/spec/" + clause.kind();
    notes.mark(pointer, clause.at());
    switch (clause.kind()) {
      case TEMPORARY ->
          notes.error(
              "temporary-table",
              pointer,
              "A temporary table is of one session, and none of the lake: leave the word out.");
      case WATERMARK ->
          notes.warning("watermark", pointer, "Paimon stores no watermark." + FOR_FLINK_ALONE);
      case DISTRIBUTED ->
          notes.error(
              "distributed-by",
              pointer,
              "Paimon takes no DISTRIBUTED BY: say it by the options bucket and bucket-key.");
      case LIKE ->
          notes.error(
              "like", pointer, "A definition says all of its table: write the columns instead.");
      case AS_SELECT ->
          notes.error(
              "as-select",
              pointer,
              "A definition holds no query: write the columns, and fill the table by a job.");
    }
  }

  private void column(Column column) {
    if (column.kind() == Column.Kind.STORED) {
      return;
    }
    boolean computed = column.kind() == Column.Kind.COMPUTED;
    String rule = computed ? "computed-column" : "metadata-column";
    String pointer = "/spec/" + rule + "/" + column.name().text();
    notes.mark(pointer, column.name().at());
    notes.warning(
        rule,
        pointer,
        "Paimon stores no "
            + (computed ? "computed" : "metadata")
            + " column such as '"
            + column.name().text()
            + "'."
            + FOR_FLINK_ALONE);
  }

  private void key(Key key) {
    if (!key.primary()) {
      error("sql", key, "Paimon has no UNIQUE: a table has one primary key.");
    } else if (key.enforced()) {
      error("sql", key, "Say NOT ENFORCED after the key: Flink takes no other.");
    }
  }

  private void error(String rule, Key key, String message) {
    notes.mark("/spec/primaryKey", key.at());
    notes.error(rule, "/spec/primaryKey", message);
  }
}
