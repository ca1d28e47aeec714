package io.weir.definition;

import io.weir.paimon.ColumnShape;
import io.weir.paimon.TableShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A table as a {@code CREATE TABLE} statement in Flink's dialect, for a Paimon catalog. */
public final class CreateTableText {

  private CreateTableText() {}

  /**
   * The statement, options in the order of their keys. A column's default, which Flink's dialect
   * can't say, stands in a remark.
   */
  public static String of(String database, String table, TableShape shape) {
    StringBuilder text = new StringBuilder("CREATE TABLE ");
    text.append(name(database)).append('.').append(name(table)).append(" (\n");
    text.append(String.join(",\n", lines(shape))).append("\n)");
    if (shape.comment() != null && !shape.comment().isEmpty()) {
      text.append(" COMMENT ").append(literal(shape.comment()));
    }
    if (!shape.partitionedBy().isEmpty()) {
      text.append("\nPARTITIONED BY (").append(names(shape.partitionedBy())).append(')');
    }
    if (!shape.options().isEmpty()) {
      text.append("\nWITH (\n").append(options(shape.options())).append("\n)");
    }
    return text.append(";\n").append(defaults(shape)).toString();
  }

  private static List<String> lines(TableShape shape) {
    List<String> lines = new ArrayList<>();
    for (ColumnShape column : shape.columns()) {
      lines.add("  " + column(column));
    }
    if (!shape.primaryKey().isEmpty()) {
      lines.add("  PRIMARY KEY (" + names(shape.primaryKey()) + ") NOT ENFORCED");
    }
    return lines;
  }

  private static String column(ColumnShape column) {
    // inside a ROW Flink writes a comment without the word
    String type = column.type().replaceAll(" COMMENT (?=')", " ");
    String line = name(column.name()) + " " + type;
    return column.comment() == null || column.comment().isEmpty()
        ? line
        : line + " COMMENT " + literal(column.comment());
  }

  private static String options(Map<String, String> options) {
    return new TreeMap<>(options)
        .entrySet().stream()
            .map(o -> "  " + literal(o.getKey()) + " = " + literal(o.getValue()))
            .collect(Collectors.joining(",\n"));
  }

  private static String defaults(TableShape shape) {
    return shape.columns().stream()
        .filter(column -> column.defaultValue() != null)
        .map(c -> "-- " + name(c.name()) + " defaults to " + oneLine(c.defaultValue()) + "\n")
        .collect(Collectors.joining());
  }

  private static String oneLine(@Nullable String text) {
    return literal(String.valueOf(text).replaceAll("\\R", " "));
  }

  private static String names(List<String> columns) {
    return columns.stream().map(CreateTableText::name).collect(Collectors.joining(", "));
  }

  private static String name(String name) {
    return "`" + name.replace("`", "``") + "`";
  }

  private static String literal(String text) {
    return "'" + text.replace("'", "''") + "'";
  }
}
