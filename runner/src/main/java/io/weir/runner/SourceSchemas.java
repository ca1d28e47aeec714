package io.weir.runner;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.apache.flink.cdc.connectors.mysql.source.config.MySqlSourceOptions;
import org.apache.flink.configuration.Configuration;
import org.apache.paimon.flink.action.cdc.TypeMapping;
import org.apache.paimon.flink.action.cdc.TypeMapping.TypeMappingMode;
import org.apache.paimon.flink.action.cdc.mysql.MySqlTypeUtils;
import org.apache.paimon.schema.Schema;
import org.apache.paimon.types.DataType;

/**
 * The schemas of a MySQL database's tables, in Paimon's types. Paimon's own reader takes a table's
 * name for a pattern, so that {@code a_b} gets the columns of {@code axb} as well.
 */
final class SourceSchemas {

  private static final String JDBC = "jdbc.properties.";

  private final Configuration source;
  private final TypeMapping mapping;

  SourceSchemas(Configuration source, TypeMapping mapping) {
    this.source = source;
    this.mapping = mapping;
  }

  /** The base tables that are chosen, by name. Those without a key have an empty one. */
  Map<String, Schema> read(Predicate<String> chosen) throws SQLException {
    Map<String, Schema> schemas = new TreeMap<>();
    try (Connection connection = DriverManager.getConnection(url(), properties());
        ResultSet databases = connection.getMetaData().getCatalogs()) {
      while (databases.next()) {
        String database = databases.getString("TABLE_CAT");
        if (database.matches(source.get(MySqlSourceOptions.DATABASE_NAME))) {
          read(connection.getMetaData(), database, chosen, schemas);
        }
      }
    }
    return schemas;
  }

  private void read(
      DatabaseMetaData server,
      String database,
      Predicate<String> chosen,
      Map<String, Schema> schemas)
      throws SQLException {
    try (ResultSet tables = server.getTables(database, null, "%", new String[] {"TABLE"})) {
      while (tables.next()) {
        String table = tables.getString("TABLE_NAME");
        if (chosen.test(table)) {
          schemas.put(table, schema(server, database, table, tables.getString("REMARKS")));
        }
      }
    }
  }

  private Schema schema(DatabaseMetaData server, String database, String table, String comment)
      throws SQLException {
    Schema.Builder schema = Schema.newBuilder().comment(comment);
    try (ResultSet columns = server.getColumns(database, null, table, null)) {
      while (columns.next()) {
        if (table.equals(columns.getString("TABLE_NAME"))) {
          schema.column(
              columns.getString("COLUMN_NAME"), type(columns), columns.getString("REMARKS"));
        }
      }
    }
    Map<Short, String> key = new TreeMap<>();
    try (ResultSet columns = server.getPrimaryKeys(database, null, table)) {
      while (columns.next()) {
        key.put(columns.getShort("KEY_SEQ"), columns.getString("COLUMN_NAME"));
      }
    }
    return schema.primaryKey(key.values().toArray(new String[0])).build();
  }

  private DataType type(ResultSet column) throws SQLException {
    boolean nullable =
        mapping.containsMode(TypeMappingMode.TO_NULLABLE)
            || "YES".equals(column.getString("IS_NULLABLE"));
    return MySqlTypeUtils.toPaimonTypeVisitor()
        .visit(
            column.getString("TYPE_NAME"),
            number(column, "COLUMN_SIZE"),
            number(column, "DECIMAL_DIGITS"),
            mapping)
        .copy(nullable);
  }

  private static Integer number(ResultSet row, String column) throws SQLException {
    int value = row.getInt(column);
    return row.wasNull() ? null : value;
  }

  private String url() {
    return "jdbc:mysql://"
        + source.get(MySqlSourceOptions.HOSTNAME)
        + ":"
        + source.get(MySqlSourceOptions.PORT);
  }

  private Properties properties() {
    Properties properties = new Properties();
    source
        .toMap()
        .forEach(
            (key, value) -> {
              if (key.startsWith(JDBC)) {
                properties.setProperty(key.substring(JDBC.length()), value);
              }
            });
    properties.setProperty("user", source.get(MySqlSourceOptions.USERNAME));
    properties.setProperty("password", source.get(MySqlSourceOptions.PASSWORD));
    if (mapping.containsMode(TypeMappingMode.TINYINT1_NOT_BOOL)) {
      properties.setProperty("tinyInt1isBit", "false");
    }
    return properties;
  }
}
