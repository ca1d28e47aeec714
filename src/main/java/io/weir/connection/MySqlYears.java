package io.weir.connection;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Looks for tables whose changes the sync's connector cannot read. MySQL 8 writes one bit for each
 * numeric column before the rows of a change, eight to a byte, and none for a YEAR; the connector
 * counts YEAR as numeric, and where that takes it into another byte it fails for good. It reads the
 * changes of the whole server, so that one such table ends the syncs of all databases.
 */
final class MySqlYears {

  static final String TITLE = "YEAR columns";

  private static final int MAX_NAMED = 5;

  private MySqlYears() {}

  static Check check(java.sql.Connection connection) throws SQLException {
    List<String> fixes = isAffected(connection) ? fixes(connection) : List.of();
    if (fixes.isEmpty()) {
      return Check.passed("year-columns", TITLE, "No table has one that the connector miscounts.");
    }
    return Check.failed(
        "year-columns",
        TITLE,
        "The connector miscounts the YEAR columns of these tables, whichever database they are in: the"
            + " next change of a row there ends the sync.",
        String.join("\n", fixes.subList(0, Math.min(MAX_NAMED, fixes.size()))));
  }

  private static boolean isAffected(java.sql.Connection connection) throws SQLException {
    String version = connection.getMetaData().getDatabaseProductVersion();
    return connection.getMetaData().getDatabaseMajorVersion() >= 8
        && !version.toLowerCase(Locale.ROOT).contains("mariadb");
  }

  /** A statement for each such column. */
  private static List<String> fixes(java.sql.Connection connection) throws SQLException {
    List<String> fixes = new ArrayList<>();
    try (var statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                """
                SELECT c.table_schema AS db, c.table_name AS tbl, c.column_name AS col
                FROM information_schema.columns c
                JOIN (SELECT table_schema, table_name, SUM(data_type = 'year') AS years,
                        SUM(data_type IN ('tinyint', 'smallint', 'mediumint', 'int', 'bigint', 'decimal',
                          'float', 'double')) AS numbers
                      FROM information_schema.columns
                      WHERE table_schema NOT IN ('mysql', 'sys', 'information_schema', 'performance_schema')
                      GROUP BY table_schema, table_name) t
                  ON t.table_schema = c.table_schema AND t.table_name = c.table_name
                WHERE c.data_type = 'year' AND t.numbers > 0
                  AND (t.numbers + 7) DIV 8 < (t.numbers + t.years + 7) DIV 8
                ORDER BY 1, 2, 3
                """)) {
      while (rows.next()) {
        fixes.add(
            "ALTER TABLE %s.%s MODIFY %s SMALLINT UNSIGNED;"
                .formatted(
                    quoted(rows.getString("db")),
                    quoted(rows.getString("tbl")),
                    quoted(rows.getString("col"))));
      }
    }
    return fixes;
  }

  private static String quoted(String name) {
    return "`" + name.replace("`", "``") + "`";
  }
}
