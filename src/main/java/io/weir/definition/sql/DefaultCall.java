package io.weir.definition.sql;

import io.weir.flink.sql.SqlPart;
import io.weir.flink.sql.SqlStatement.Argument;
import io.weir.flink.sql.SqlStatement.Call;
import io.weir.shared.TableId;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The call of Paimon's procedure that gives a column a default, which Flink's CREATE TABLE can't
 * say. Other procedures declare nothing.
 */
final class DefaultCall {

  private static final String PROCEDURE = "alter_column_default_value";
  private static final List<String> ARGUMENTS = List.of("table", "column", "default_value");

  private final Call call;
  private final Notes notes;

  DefaultCall(Call call, Notes notes) {
    this.call = call;
    this.notes = notes;
  }

  /** Sets the default in the table that was made before. */
  void apply(SqlNames names, List<TableDraft> tables) {
    String procedure = call.procedure().get(call.procedure().size() - 1).text();
    SqlPart table = argument(0);
    SqlPart column = argument(1);
    SqlPart value = argument(2);
    if (!procedure.equals(PROCEDURE)) {
      notes.error(
          "not-a-definition",
          "",
          "Of procedures only sys." + PROCEDURE + " belongs to a definition.");
    } else if (table == null || column == null || value == null) {
      notes.error("sql", "", "This needs three texts: table, column and default_value.");
    } else {
      apply(names, tables, table, column, value);
    }
  }

  private void apply(
      SqlNames names, List<TableDraft> tables, SqlPart table, SqlPart column, SqlPart value) {
    List<SqlPart> path =
        Arrays.stream(table.text().split("\\.", -1))
            .map(part -> new SqlPart(part, table.at()))
            .toList();
    Optional<TableId> id = names.table(path, notes);
    if (id.isEmpty()) {
      return;
    }
    Optional<TableDraft> draft =
        tables.stream().filter(candidate -> candidate.id().equals(id.get())).findFirst();
    if (draft.isEmpty()) {
      notes.error("sql", "/metadata/name", "No statement before makes the table " + id.get() + ".");
    } else if (!draft.get().setDefault(column.text(), value.text())) {
      notes.mark("/spec/columns", column.at());
      notes.error(
          "sql", "/spec/columns", id.get() + " has no column '" + column.text() + "' to store.");
    }
  }

  /** By its name, or else by its position; null when it is not there. */
  private @Nullable SqlPart argument(int index) {
    String name = ARGUMENTS.get(index);
    return call.arguments().stream()
        .filter(argument -> argument.name() != null && argument.name().text().equals(name))
        .findFirst()
        .or(() -> positional(index))
        .map(Argument::value)
        .orElse(null);
  }

  private Optional<Argument> positional(int index) {
    return index < call.arguments().size() && call.arguments().get(index).name() == null
        ? Optional.of(call.arguments().get(index))
        : Optional.empty();
  }
}
