package io.weir.definition.sql;

import io.weir.flink.sql.SqlWords;
import io.weir.paimon.ColumnShape;
import io.weir.paimon.TableShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A table as statements in Flink's dialect, for a session in its Paimon catalog. */
public final class CreateTableText {

  /** Inside a ROW Flink writes a comment without the word; what is in quotes is none. */
  private static final Pattern COMMENT = Pattern.compile("(`[^`]*+`|'[^']*+')| COMMENT(?= ')");

  private static final Pattern VARIANT = Pattern.compile("(`[^`]*+`|'[^']*+')|\\bVARIANT\\b");

  private CreateTableText() {}

  /**
   * The statement that makes the table, options in the order of their keys, and a CALL for each
   * default, which the dialect can't say. What it has no word for is told in a remark.
   */
  public static String of(String database, String table, TableShape shape) {
    StringBuilder text = new StringBuilder("CREATE TABLE ");
    text.append(SqlWords.name(database)).append('.').append(SqlWords.name(table));
    text.append(" (\n").append(String.join(",\n", lines(shape))).append("\n)");
    // Flink gives a table without a comment an empty one
    if (shape.comment() != null && !shape.comment().isEmpty()) {
      text.append(" COMMENT ").append(SqlWords.literal(shape.comment()));
    }
    if (!shape.partitionedBy().isEmpty()) {
      text.append("\nPARTITIONED BY (").append(names(shape.partitionedBy())).append(')');
    }
    if (!shape.options().isEmpty()) {
      text.append("\nWITH (\n").append(options(shape.options())).append("\n)");
    }
    text.append(";\n");
    for (ColumnShape column : shape.columns()) {
      text.append(sequel(database + "." + table, column));
    }
    return text.toString();
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
    String type = COMMENT.matcher(column.type()).replaceAll("$1");
    String line = SqlWords.name(column.name()) + " " + type;
    return column.comment() == null
        ? line
        : line + " COMMENT " + SqlWords.literal(column.comment());
  }

  private static String options(Map<String, String> options) {
    return new TreeMap<>(options)
        .entrySet().stream()
            .map(o -> "  " + SqlWords.literal(o.getKey()) + " = " + SqlWords.literal(o.getValue()))
            .collect(Collectors.joining(",\n"));
  }

  /** What has to follow the statement for the sake of a column. */
  private static String sequel(String table, ColumnShape column) {
    StringBuilder sequel = new StringBuilder();
    if (VARIANT.matcher(column.type()).results().anyMatch(found -> found.group(1) == null)) {
      sequel.append("-- ").append(SqlWords.name(column.name()));
      sequel.append(" holds a VARIANT, which Flink has from version 2.1 on\n");
    }
    if (column.defaultValue() != null) {
      sequel.append(defaultCall(table, column.name(), column.defaultValue())).append('\n');
    }
    return sequel.toString();
  }

  /**
   * Gives a column a default.
   *
   * @param table with its database
   */
  static String defaultCall(String table, String column, String value) {
    return "CALL sys.alter_column_default_value(`table` => "
        + SqlWords.literal(table)
        + ", `column` => "
        + SqlWords.literal(column)
        + ", default_value => "
        + SqlWords.literal(value)
        + ");";
  }

  private static String names(List<String> columns) {
    return columns.stream().map(SqlWords::name).collect(Collectors.joining(", "));
  }
}
