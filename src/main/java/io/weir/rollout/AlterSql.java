package io.weir.rollout;

import io.weir.definition.TableDefinition;
import io.weir.definition.change.ColumnChange;
import io.weir.definition.change.CommentChange;
import io.weir.definition.change.OptionChange;
import io.weir.definition.change.TableChange;
import io.weir.definition.sql.CreateTableText;
import io.weir.paimon.TableShape;
import io.weir.shared.TableId;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The statements of Flink's dialect that would do what a step does; for people to read. */
final class AlterSql {

  private AlterSql() {}

  static String create(TableId id, TableDefinition definition) {
    TableShape shape = definition.shape();
    return CreateTableText.of(id.database(), id.table(), shape);
  }

  static String alter(TableId id, TableChange change) {
    return "ALTER TABLE " + name(id) + " " + clause(change) + ";";
  }

  private static String clause(TableChange change) {
    if (change instanceof OptionChange.Set set) {
      return "SET (" + literal(set.key()) + " = " + literal(set.to()) + ")";
    }
    if (change instanceof OptionChange.Remove remove) {
      return "RESET (" + literal(remove.key()) + ")";
    }
    if (change instanceof CommentChange comment) {
      return "SET ('comment' = " + literal(String.valueOf(comment.comment())) + ")";
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
      return "RENAME " + path(rename.path()) + " TO " + name(rename.to());
    }
    if (change instanceof ColumnChange.Retype retype) {
      return "MODIFY " + path(retype.path()) + " " + retype.to();
    }
    if (change instanceof ColumnChange.Nullability nullability) {
      return "MODIFY "
          + path(nullability.path())
          + (nullability.nullable() ? " NULL" : " NOT NULL");
    }
    if (change instanceof ColumnChange.Default value) {
      return "MODIFY "
          + name(value.column())
          + " DEFAULT "
          + literal(String.valueOf(value.value()));
    }
    if (change instanceof ColumnChange.Comment comment) {
      return "MODIFY " + path(comment.path()) + comment(comment.comment());
    }
    ColumnChange.Move move = (ColumnChange.Move) change;
    return "MODIFY "
        + name(move.column())
        + (move.after() == null ? " FIRST" : " AFTER " + name(move.after()));
  }

  private static String after(ColumnChange.Add add) {
    return add.after() == null ? "" : " AFTER " + name(add.after());
  }

  private static String comment(@Nullable String comment) {
    return comment == null ? "" : " COMMENT " + literal(comment);
  }

  private static String path(List<String> path) {
    return path.stream().map(AlterSql::name).collect(Collectors.joining("."));
  }

  static String name(TableId id) {
    return name(id.catalog()) + "." + name(id.database()) + "." + name(id.table());
  }

  static String name(String name) {
    return "`" + name.replace("`", "``") + "`";
  }

  private static String literal(String text) {
    return "'" + text.replace("'", "''") + "'";
  }
}
