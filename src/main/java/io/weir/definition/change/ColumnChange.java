package io.weir.definition.change;

import io.weir.paimon.SchemaAlteration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An alteration of which columns there are, or of one of them. A path leads to a column, or into a
 * nested one: the field of a ROW by its name, the elements of an ARRAY by {@code element}, the
 * values of a MAP by {@code value}.
 */
public sealed interface ColumnChange extends TableChange
    permits ColumnChange.Add,
        ColumnChange.Drop,
        ColumnChange.Rename,
        ColumnChange.Move,
        ColumnTraitChange {

  /** Where the column is. */
  List<String> path();

  @Override
  default String subject() {
    return String.join(".", path());
  }

  /**
   * A new column, or a new field of a nested one.
   *
   * @param type nullable: Paimon adds no other
   * @param after the name that it comes after; null for the first place
   */
  record Add(List<String> path, String type, @Nullable String comment, @Nullable String after)
      implements ColumnChange {

    public Add {
      path = List.copyOf(path);
    }

    @Override
    public String kind() {
      return "add-column";
    }

    @Override
    public Risk risk() {
      return Risk.GREEN;
    }

    @Override
    public void addTo(SchemaAlteration alteration) {
      alteration.addColumn(path, type, comment, after);
    }

    @Override
    public String detail() {
      return subject() + " " + type;
    }
  }

  /** A column that goes, with all its values. */
  record Drop(List<String> path, String type) implements ColumnChange {

    public Drop {
      path = List.copyOf(path);
    }

    @Override
    public String kind() {
      return "drop-column";
    }

    @Override
    public Risk risk() {
      return Risk.RED;
    }

    @Override
    public boolean destructive() {
      return true;
    }

    @Override
    public void addTo(SchemaAlteration alteration) {
      alteration.dropColumn(path);
    }

    @Override
    public String detail() {
      return subject() + " " + type;
    }
  }

  /** A column that gets another name; readers by the old one find nothing. */
  record Rename(List<String> path, String to) implements ColumnChange {

    public Rename {
      path = List.copyOf(path);
    }

    @Override
    public String kind() {
      return "rename-column";
    }

    @Override
    public Risk risk() {
      return Risk.AMBER;
    }

    @Override
    public void addTo(SchemaAlteration alteration) {
      alteration.renameColumn(path, to);
    }

    @Override
    public String detail() {
      return subject() + " -> " + to;
    }
  }

  /**
   * A column that gets another place; readers by position notice.
   *
   * @param after the column that it comes after; null for the first place
   */
  record Move(String column, @Nullable String after) implements ColumnChange {

    @Override
    public String kind() {
      return "move-column";
    }

    @Override
    public List<String> path() {
      return List.of(column);
    }

    @Override
    public Risk risk() {
      return Risk.AMBER;
    }

    @Override
    public void addTo(SchemaAlteration alteration) {
      alteration.moveColumn(column, after);
    }

    @Override
    public String detail() {
      return column + (after == null ? " FIRST" : " AFTER " + after);
    }
  }
}
