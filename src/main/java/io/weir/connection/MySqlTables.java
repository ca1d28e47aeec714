package io.weir.connection;

import io.weir.shared.Problem;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Reads a MySQL database's tables from information_schema: three queries, whatever the number of
 * tables.
 */
@Component
class MySqlTables {

  private final MySqlSource source;

  MySqlTables(MySqlSource source) {
    this.source = source;
  }

  private record Size(@Nullable Long rows, @Nullable Long bytes) {}

  /**
   * The base tables of a database, by name.
   *
   * @throws Problem NOT_FOUND when the user sees no such database, UPSTREAM when the server fails
   */
  List<SourceTable> list(SourceLogin login, String database) {
    return source.ask(
        login,
        connection -> {
          requireDatabase(connection, database);
          Map<String, Size> sizes = sizes(connection, database);
          Map<String, List<String>> keys = keys(connection, database);
          Map<String, List<SourceTable.Column>> columns = columns(connection, database);
          return sizes.entrySet().stream()
              .map(
                  table ->
                      new SourceTable(
                          database,
                          table.getKey(),
                          keys.getOrDefault(table.getKey(), List.of()),
                          columns.getOrDefault(table.getKey(), List.of()),
                          table.getValue().rows(),
                          table.getValue().bytes()))
              .toList();
        });
  }

  private static void requireDatabase(java.sql.Connection connection, String database)
      throws SQLException {
    String sql = "SELECT schema_name FROM information_schema.schemata WHERE schema_name = ?";
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, database);
      try (ResultSet rows = statement.executeQuery()) {
        if (!rows.next()) {
          throw Problem.notFound("database of the source that the user may see", database);
        }
      }
    }
  }

  private static Map<String, Size> sizes(java.sql.Connection connection, String database)
      throws SQLException {
    Map<String, Size> sizes = new LinkedHashMap<>();
    each(
        connection,
        """
        SELECT table_name AS name, table_rows AS row_count, data_length + index_length AS bytes
        FROM information_schema.tables
        WHERE table_schema = ? AND table_type = 'BASE TABLE' ORDER BY table_name
        """,
        database,
        row ->
            sizes.put(
                row.getString("name"),
                new Size(nullable(row, "row_count"), nullable(row, "bytes"))));
    return sizes;
  }

  private static @Nullable Long nullable(ResultSet row, String column) throws SQLException {
    long value = row.getLong(column);
    return row.wasNull() ? null : value;
  }

  private static Map<String, List<String>> keys(java.sql.Connection connection, String database)
      throws SQLException {
    Map<String, List<String>> keys = new LinkedHashMap<>();
    each(
        connection,
        """
        SELECT table_name AS name, column_name AS col FROM information_schema.key_column_usage
        WHERE table_schema = ? AND constraint_name = 'PRIMARY' ORDER BY table_name, ordinal_position
        """,
        database,
        row ->
            keys.computeIfAbsent(row.getString("name"), t -> new ArrayList<>())
                .add(row.getString("col")));
    return keys;
  }

  private static Map<String, List<SourceTable.Column>> columns(
      java.sql.Connection connection, String database) throws SQLException {
    Map<String, List<SourceTable.Column>> columns = new LinkedHashMap<>();
    each(
        connection,
        """
        SELECT table_name AS name, column_name AS col, column_type AS type, is_nullable AS nullable
        FROM information_schema.columns WHERE table_schema = ? ORDER BY table_name, ordinal_position
        """,
        database,
        row ->
            columns
                .computeIfAbsent(row.getString("name"), t -> new ArrayList<>())
                .add(
                    new SourceTable.Column(
                        row.getString("col"),
                        row.getString("type"),
                        "YES".equals(row.getString("nullable")))));
    return columns;
  }

  private interface RowReader {
    void read(ResultSet row) throws SQLException;
  }

  private static void each(
      java.sql.Connection connection, String sql, String database, RowReader reader)
      throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setString(1, database);
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          reader.read(rows);
        }
      }
    }
  }
}
