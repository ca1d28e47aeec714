package io.weir.definition.change;

import io.weir.paimon.SchemaAlteration;
import io.weir.paimon.TypeChange;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An alteration of what one column is; it keeps its name and its place. */
public sealed interface ColumnTraitChange extends ColumnChange {

  /** A column that gets another type. */
  record Retype(List<String> path, String from, String to, TypeChange change)
      implements ColumnTraitChange {

    public Retype {
      path = List.copyOf(path);
    }

    @Override
    public String kind() {
      return "retype-column";
    }

    @Override
    public Risk risk() {
      return switch (change) {
        case LOSSLESS -> Risk.GREEN;
        case LOSSY -> Risk.AMBER;
        case RISKY, IMPOSSIBLE -> Risk.RED;
      };
    }

    @Override
    public void addTo(SchemaAlteration alteration) {
      alteration.retypeColumn(path, to);
    }

    /** Nobody looked whether all values can be read as the new type. */
    @Override
    public boolean destructive() {
      return change == TypeChange.RISKY;
    }

    @Override
    public String detail() {
      return subject() + " " + from + " -> " + to;
    }
  }

  /** Whether a column may hold null. To forbid it fails every write that brings one. */
  record Nullability(List<String> path, boolean nullable) implements ColumnTraitChange {

    public Nullability {
      path = List.copyOf(path);
    }

    @Override
    public String kind() {
      return "set-nullability";
    }

    @Override
    public Risk risk() {
      return nullable ? Risk.GREEN : Risk.RED;
    }

    @Override
    public void addTo(SchemaAlteration alteration) {
      alteration.setNullable(path, nullable);
    }

    @Override
    public String detail() {
      return subject() + (nullable ? " NULL" : " NOT NULL");
    }
  }

  /**
   * What a column is when a row brings nothing for it.
   *
   * @param value null for nothing
   */
  record Default(String column, @Nullable String value) implements ColumnTraitChange {

    @Override
    public String kind() {
      return "set-default";
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
      alteration.setDefault(column, value);
    }

    @Override
    public String detail() {
      return column + (value == null ? " without default" : " DEFAULT '" + value + "'");
    }
  }

  /**
   * What is said of a column.
   *
   * @param comment null for nothing
   */
  record Comment(List<String> path, @Nullable String comment) implements ColumnTraitChange {

    public Comment {
      path = List.copyOf(path);
    }

    @Override
    public String kind() {
      return "set-column-comment";
    }

    @Override
    public Risk risk() {
      return Risk.GREEN;
    }

    @Override
    public void addTo(SchemaAlteration alteration) {
      alteration.setColumnComment(path, comment);
    }

    @Override
    public String detail() {
      return subject() + (comment == null ? " without comment" : " COMMENT '" + comment + "'");
    }
  }
}
