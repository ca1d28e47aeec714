package io.weir.paimon;

import java.util.ArrayList;
import java.util.List;
import org.apache.paimon.schema.SchemaChange;
import org.apache.paimon.schema.SchemaChange.Move;
import org.apache.paimon.types.DataType;
import org.jspecify.annotations.Nullable;

/**
 * Alterations of a table that are committed together, in one new schema version. A path leads to a
 * column or into a nested one, as in {@link TypeTree}.
 */
public final class SchemaAlteration {

  private final List<SchemaChange> changes = new ArrayList<>();

  /**
   * Adds a column or a field.
   *
   * @param type must be nullable
   * @param after the name that it comes after; null for the first place
   */
  public SchemaAlteration addColumn(
      List<String> path, String type, @Nullable String comment, @Nullable String after) {
    String name = path.get(path.size() - 1);
    Move move = after == null ? Move.first(name) : Move.after(name, after);
    return with(SchemaChange.addColumn(array(path), TypeText.parse(type), comment, move));
  }

  public SchemaAlteration dropColumn(List<String> path) {
    return with(SchemaChange.dropColumn(array(path)));
  }

  public SchemaAlteration renameColumn(List<String> path, String to) {
    return with(SchemaChange.renameColumn(array(path), to));
  }

  /** Alters a type and leaves alone whether it is nullable. */
  public SchemaAlteration retypeColumn(List<String> path, String type) {
    DataType to = TypeText.parse(type);
    return with(SchemaChange.updateColumnType(array(path), to, true));
  }

  public SchemaAlteration setNullable(List<String> path, boolean nullable) {
    return with(SchemaChange.updateColumnNullability(array(path), nullable));
  }

  /**
   * Sets a column's default.
   *
   * @param value null for none
   */
  public SchemaAlteration setDefault(String column, @Nullable String value) {
    return with(SchemaChange.updateColumnDefaultValue(new String[] {column}, value));
  }

  /**
   * Sets a column's comment.
   *
   * @param comment null for none
   */
  public SchemaAlteration setColumnComment(List<String> path, @Nullable String comment) {
    return with(SchemaChange.updateColumnComment(array(path), comment));
  }

  /**
   * Moves a column.
   *
   * @param after the column that it comes after; null for the first place
   */
  public SchemaAlteration moveColumn(String column, @Nullable String after) {
    Move move = after == null ? Move.first(column) : Move.after(column, after);
    return with(SchemaChange.updateColumnPosition(move));
  }

  public SchemaAlteration setOption(String key, String value) {
    return with(SchemaChange.setOption(key, value));
  }

  public SchemaAlteration removeOption(String key) {
    return with(SchemaChange.removeOption(key));
  }

  /**
   * Sets the table's comment.
   *
   * @param comment null for none
   */
  public SchemaAlteration setComment(@Nullable String comment) {
    return with(SchemaChange.updateComment(comment));
  }

  List<SchemaChange> changes() {
    return List.copyOf(changes);
  }

  private SchemaAlteration with(SchemaChange change) {
    changes.add(change);
    return this;
  }

  private static String[] array(List<String> path) {
    return path.toArray(String[]::new);
  }
}
