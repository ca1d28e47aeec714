package io.weir.definition.sql;

import io.weir.definition.change.ColumnChange;
import io.weir.definition.change.ColumnTraitChange;
import io.weir.definition.change.CommentChange;
import io.weir.definition.change.OptionChange;
import io.weir.definition.change.TableChange;
import io.weir.flink.sql.SqlWords;
import io.weir.shared.TableId;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Changes of tables as statements of Flink's dialect, for people to read. */
public final class AlterTableText {

  private AlterTableText() {}

  /** The table gets another name in its database. */
  public static String rename(TableId id, String to) {
    return "ALTER TABLE " + name(id) + " RENAME TO " + SqlWords.name(to) + ";";
  }

  /** The table goes, with all its rows. */
  public static String drop(TableId id) {
    return "DROP TABLE " + name(id) + ";";
  }

  /**
   * One change of its schema; of a nested column it shows the path, which the dialect can't say.
   */
  public static String of(TableId id, TableChange change) {
    if (change instanceof ColumnTraitChange.Default given) {
      String table = id.database() + "." + id.table();
      return given.value() == null
          ? "-- " + SqlWords.name(given.column()) + " has no default any more"
          : CreateTableText.defaultCall(table, given.column(), given.value());
    }
    return "ALTER TABLE " + name(id) + " " + clause(change) + ";";
  }

  private static String clause(TableChange change) {
    if (change instanceof OptionChange.Set set) {
      return "SET (" + SqlWords.literal(set.key()) + " = " + SqlWords.literal(set.to()) + ")";
    }
    if (change instanceof OptionChange.Remove remove) {
      return "RESET (" + SqlWords.literal(remove.key()) + ")";
    }
    if (change instanceof CommentChange comment) {
      return "SET ('comment' = " + SqlWords.literal(String.valueOf(comment.comment())) + ")";
    }
    return column((ColumnChange) change);
  }

  private static String column(ColumnChange change) {
    if (change instanceof ColumnChange.Add add) {
      return "ADD " + path(add.path()) + " " + add.type() + comment(add.comment()) + after(add);
    }
    if (change instanceof ColumnChange.Drop drop) {
      return "DROP " + path(drop.path());
    }
    if (change instanceof ColumnChange.Rename rename) {
      return "RENAME " + path(rename.path()) + " TO " + SqlWords.name(rename.to());
    }
    if (change instanceof ColumnTraitChange.Retype retype) {
      return "MODIFY " + path(retype.path()) + " " + retype.to();
    }
    if (change instanceof ColumnTraitChange.Nullability nullability) {
      return "MODIFY "
          + path(nullability.path())
          + (nullability.nullable() ? " NULL" : " NOT NULL");
    }
    if (change instanceof ColumnTraitChange.Comment comment) {
      return "MODIFY " + path(comment.path()) + comment(comment.comment());
    }
    ColumnChange.Move move = (ColumnChange.Move) change;
    return "MODIFY "
        + SqlWords.name(move.column())
        + (move.after() == null ? " FIRST" : " AFTER " + SqlWords.name(move.after()));
  }

  private static String after(ColumnChange.Add add) {
    return add.after() == null ? " FIRST" : " AFTER " + SqlWords.name(add.after());
  }

  private static String comment(@Nullable String comment) {
    return comment == null ? "" : " COMMENT " + SqlWords.literal(comment);
  }

  private static String path(List<String> path) {
    return path.stream().map(SqlWords::name).collect(Collectors.joining("."));
  }

  private static String name(TableId id) {
    return path(List.of(id.catalog(), id.database(), id.table()));
  }
}
