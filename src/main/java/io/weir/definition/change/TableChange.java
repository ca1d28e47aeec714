package io.weir.definition.change;

import io.weir.paimon.TypeChange;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One alteration of a table's schema: a closed family. A path leads to a column, or into a nested
 * one: the field of a ROW by its name, the elements of an ARRAY by {@code element}, the values of a
 * MAP by {@code value}.
 */
public sealed interface TableChange {

  /** In kebab case, such as {@code add-column}. */
  String kind();

  Risk risk();

  /** Whether it destroys what no change brings back. */
  default boolean destructive() {
    return false;
  }

  /** As it would be read in a diff: {@code amount DECIMAL(10, 2) -> DECIMAL(12, 2)}. */
  String detail();

  private static String dotted(List<String> path) {
    return String.join(".", path);
  }

  /**
   * A new column, or a new field of a nested one.
   *
   * @param type nullable: Paimon adds no other
   * @param after the name that it comes after; null for the end
   */
  record AddColumn(List<String> path, String type, @Nullable String comment, @Nullable String after)
      implements TableChange {

    public AddColumn {
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
    public String detail() {
      return dotted(path) + " " + type;
    }
  }

  /** A column that goes, with all its values. */
  record DropColumn(List<String> path, String type) implements TableChange {

    public DropColumn {
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
    public String detail() {
      return dotted(path) + " " + type;
    }
  }

  /** A column that gets another name; readers by the old one find nothing. */
  record RenameColumn(List<String> path, String to) implements TableChange {

    public RenameColumn {
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
    public String detail() {
      return dotted(path) + " -> " + to;
    }
  }

  /** A column that gets another type. */
  record RetypeColumn(List<String> path, String from, String to, TypeChange change)
      implements TableChange {

    public RetypeColumn {
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
    public String detail() {
      return dotted(path) + " " + from + " -> " + to;
    }
  }

  /** Whether a column may hold null. To forbid it fails every write that brings one. */
  record SetNullable(List<String> path, boolean nullable) implements TableChange {

    public SetNullable {
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
    public String detail() {
      return dotted(path) + (nullable ? " NULL" : " NOT NULL");
    }
  }

  /**
   * What a column is when a row brings nothing for it.
   *
   * @param value null for nothing
   */
  record SetDefault(String column, @Nullable String value) implements TableChange {

    @Override
    public String kind() {
      return "set-default";
    }

    @Override
    public Risk risk() {
      return Risk.AMBER;
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
  record SetColumnComment(List<String> path, @Nullable String comment) implements TableChange {

    public SetColumnComment {
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
    public String detail() {
      return dotted(path) + (comment == null ? " without comment" : " COMMENT '" + comment + "'");
    }
  }

  /**
   * A column that gets another place; readers by position notice.
   *
   * @param after the column that it comes after; null for the first place
   */
  record MoveColumn(String column, @Nullable String after) implements TableChange {

    @Override
    public String kind() {
      return "move-column";
    }

    @Override
    public Risk risk() {
      return Risk.AMBER;
    }

    @Override
    public String detail() {
      return column + (after == null ? " FIRST" : " AFTER " + after);
    }
  }

  /**
   * An option that gets a value.
   *
   * @param from null when it has none
   */
  record SetOption(String key, @Nullable String from, String to) implements TableChange {

    @Override
    public String kind() {
      return "set-option";
    }

    @Override
    public Risk risk() {
      return OptionRisk.of(key);
    }

    @Override
    public String detail() {
      return from == null ? key + "=" + to : key + "=" + from + " -> " + to;
    }
  }

  /** An option that goes back to its default. */
  record RemoveOption(String key, String from) implements TableChange {

    @Override
    public String kind() {
      return "remove-option";
    }

    @Override
    public Risk risk() {
      return OptionRisk.of(key);
    }

    @Override
    public String detail() {
      return key + "=" + from;
    }
  }

  /**
   * What is said of the table.
   *
   * @param comment null for nothing
   */
  record SetComment(@Nullable String comment) implements TableChange {

    @Override
    public String kind() {
      return "set-comment";
    }

    @Override
    public Risk risk() {
      return Risk.GREEN;
    }

    @Override
    public String detail() {
      return comment == null ? "without comment" : "'" + comment + "'";
    }
  }
}
