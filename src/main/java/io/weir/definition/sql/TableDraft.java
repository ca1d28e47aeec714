package io.weir.definition.sql;

import io.weir.definition.Column;
import io.weir.definition.Layer;
import io.weir.definition.TableDefinition;
import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.Manifests.Read;
import io.weir.flink.sql.SqlPart;
import io.weir.flink.sql.SqlStatement;
import io.weir.flink.sql.SqlStatement.CreateTable;
import io.weir.flink.sql.SqlStatement.Key;
import io.weir.shared.Problem;
import io.weir.shared.Problem.Fault;
import io.weir.shared.TableId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A table that a statement makes, to whose columns later statements may give defaults. */
final class TableDraft {

  private final TableId id;
  private final CreateTable table;
  private final Notes notes;
  private final Map<String, String> defaults = new HashMap<>();

  TableDraft(TableId id, CreateTable table, Notes notes) {
    this.id = id;
    this.table = table;
    this.notes = notes;
  }

  TableId id() {
    return id;
  }

  /** Gives a column a default; false when there is no such column. */
  boolean setDefault(String column, String value) {
    boolean there =
        table.columns().stream()
            .filter(candidate -> candidate.type() != null)
            .anyMatch(candidate -> candidate.name().text().equals(column));
    if (there) {
      defaults.put(column, value);
    }
    return there;
  }

  /** Empty when there are faults, which are noted. */
  Optional<Read> manifest() {
    new ClauseNotes(table, notes).write();
    List<Column> columns = columns();
    SqlOptions options = new SqlOptions(table.options(), notes);
    List<String> primaryKey = options.takeNames("primary-key", primaryKey());
    List<String> partitionedBy =
        options.takeNames("partition", names("/spec/partitionedBy", table.partitionedBy()));
    Layer layer = options.takeLayer();
    if (columns.isEmpty() && notes.faulty()) {
      return Optional.empty();
    }
    try {
      TableDefinition definition =
          new TableDefinition(
              id.table(), columns, primaryKey, partitionedBy, options.rest(), comment(), layer);
      Manifest manifest = new Manifest.Table(id, definition, null, Map.of());
      return notes.faulty()
          ? Optional.empty()
          : Optional.of(new Read(manifest, notes.number(), notes.places()));
    } catch (Problem problem) {
      problem.faults().forEach(this::fault);
      return Optional.empty();
    }
  }

  private void fault(Fault fault) {
    String pointer = fault.pointer().equals("/name") ? "/metadata/name" : "/spec" + fault.pointer();
    notes.error("sql", pointer, fault.message());
  }

  private List<Column> columns() {
    List<Column> columns = new ArrayList<>();
    for (SqlStatement.Column column : table.columns()) {
      SqlPart type = column.type();
      if (column.kind() == SqlStatement.Column.Kind.STORED && type != null) {
        mark("/spec/columns/" + columns.size(), column, type);
        String name = column.name().text();
        columns.add(new Column(name, type.text(), text(column.comment()), defaults.get(name)));
      }
    }
    return columns;
  }

  private void mark(String pointer, SqlStatement.Column column, SqlPart type) {
    notes.mark(pointer, column.name().at());
    notes.mark(pointer + "/type", type.at());
    if (column.comment() != null) {
      notes.mark(pointer + "/comment", column.comment().at());
    }
  }

  private List<String> primaryKey() {
    return table.keys().stream()
        .filter(Key::primary)
        .findFirst()
        .map(
            key -> {
              List<String> names = names("/spec/primaryKey", key.columns());
              notes.mark("/spec/primaryKey", key.at());
              return names;
            })
        .orElse(List.of());
  }

  private List<String> names(String pointer, List<SqlPart> parts) {
    for (int i = 0; i < parts.size(); i++) {
      notes.mark(pointer + "/" + i, parts.get(i).at());
    }
    if (!parts.isEmpty()) {
      notes.mark(pointer, parts.get(0).at());
    }
    return parts.stream().map(SqlPart::text).toList();
  }

  private @Nullable String comment() {
    if (table.comment() != null) {
      notes.mark("/spec/comment", table.comment().at());
    }
    return text(table.comment());
  }

  private static @Nullable String text(@Nullable SqlPart part) {
    return part == null ? null : part.text();
  }
}
