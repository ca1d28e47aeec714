package io.weir.connection;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Whether a MySQL user may read tables and follow the binary log. */
final class MySqlGrants {

  private static final List<String> NEEDED =
      List.of("SELECT", "REPLICATION SLAVE", "REPLICATION CLIENT");

  private MySqlGrants() {}

  static Check check(java.sql.Connection connection, String user) throws SQLException {
    List<String> missing = missing(grants(connection));
    if (missing.isEmpty()) {
      return Check.passed(
          "privileges", "Privileges", "It may read tables and follow the binary log.");
    }
    String list = String.join(", ", missing);
    return Check.failed(
        "privileges",
        "Privileges",
        "User " + user + " lacks " + list + ".",
        "GRANT " + list + " ON *.* TO '" + user.replace("'", "''") + "'@'%';");
  }

  private static List<String> missing(List<String> grants) {
    List<String> global =
        grants.stream().filter(g -> g.contains(" ON *.* ")).map(MySqlGrants::privileges).toList();
    if (global.stream().anyMatch(g -> g.contains("ALL PRIVILEGES"))) {
      return List.of();
    }
    return NEEDED.stream()
        .filter(p -> !granted(p, p.equals("SELECT") ? all(grants) : global))
        .toList();
  }

  private static List<String> all(List<String> grants) {
    return grants.stream().map(MySqlGrants::privileges).toList();
  }

  private static boolean granted(String privilege, List<String> grants) {
    return grants.stream().anyMatch(g -> g.contains(privilege) || g.contains("ALL PRIVILEGES"));
  }

  private static String privileges(String grant) {
    int on = grant.indexOf(" ON ");
    return on < 0 ? grant : grant.substring(0, on);
  }

  private static List<String> grants(java.sql.Connection connection) throws SQLException {
    List<String> grants = new ArrayList<>();
    try (var statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SHOW GRANTS")) {
      while (rows.next()) {
        grants.add(rows.getString(1).toUpperCase(Locale.ROOT));
      }
    }
    return grants;
  }
}
