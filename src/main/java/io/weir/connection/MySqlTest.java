package io.weir.connection;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.springframework.stereotype.Component;

/** Looks at everything that a MySQL server needs to be the source of a sync. */
@Component
class MySqlTest {

  private static final List<Check> SERVER_CHECKS =
      List.of(
          Check.notReached("version", "Version"),
          Check.notReached("binlog", "Binary log is on"),
          Check.notReached("binlog-format", "Binary log format is ROW"),
          Check.notReached("binlog-row-image", "Binary log row image is FULL"),
          Check.notReached("privileges", "Privileges"),
          Check.notReached("server-id", "Server id"),
          Check.notReached("time-zone", "Time zone"),
          Check.notReached("year-columns", MySqlYears.TITLE));

  private final MySqlSource source;

  MySqlTest(MySqlSource source) {
    this.source = source;
  }

  /**
   * All checks, in a fixed order; those behind one that failed say that they weren't reached.
   * Blocks up to half a minute.
   */
  List<Check> run(SourceLogin login) {
    List<Check> checks = new ArrayList<>();
    try (java.sql.Connection connection = source.open(login)) {
      checks.add(Check.passed("reachable", "Reachable", "Logged in as " + login.username() + "."));
      checks.add(version(connection));
      checks.add(variable(connection, "binlog", "log_bin", "ON", "log_bin=binlog"));
      checks.add(
          variable(connection, "binlog-format", "binlog_format", "ROW", "binlog_format=ROW"));
      checks.add(
          variable(
              connection, "binlog-row-image", "binlog_row_image", "FULL", "binlog_row_image=FULL"));
      checks.add(MySqlGrants.check(connection, login.username()));
      checks.add(serverId(connection));
      checks.add(timeZone(connection, login));
      checks.add(MySqlYears.check(connection));
    } catch (SQLException e) {
      addFailure(checks, login, e);
    }
    return checks;
  }

  private static void addFailure(List<Check> checks, SourceLogin login, SQLException failure) {
    String sentence = MySqlFailure.sentence(login, failure);
    if (checks.isEmpty()) {
      checks.add(Check.failed("reachable", "Reachable", sentence, null));
    } else {
      Check next = SERVER_CHECKS.get(checks.size() - 1);
      checks.add(Check.failed(next.id(), next.title(), sentence, null));
    }
    checks.addAll(SERVER_CHECKS.subList(checks.size() - 1, SERVER_CHECKS.size()));
  }

  private static Check version(java.sql.Connection connection) throws SQLException {
    String version = text(connection, "SELECT VERSION()");
    if (version.toLowerCase(Locale.ROOT).contains("mariadb")) {
      return Check.passed(
          "version", "Version", "MariaDB " + version + "; it works as a MySQL source.");
    }
    String[] parts = version.split("[.-]");
    int release = Integer.parseInt(parts[0]) * 100 + Integer.parseInt(parts[1]);
    if (release < 507) {
      return Check.failed(
          "version", "Version", "MySQL " + version + " is too old: 5.7 or 8.0 is needed.", null);
    }
    if (release >= 804) {
      return Check.failed(
          "version",
          "Version",
          "MySQL "
              + version
              + " dropped SHOW MASTER STATUS, which the sync's connector needs: use 5.7 or 8.0.",
          null);
    }
    return Check.passed("version", "Version", "MySQL " + version);
  }

  private static Check variable(
      java.sql.Connection connection, String id, String name, String wanted, String setting)
      throws SQLException {
    String title =
        SERVER_CHECKS.stream().filter(c -> c.id().equals(id)).findFirst().orElseThrow().title();
    String value = text(connection, "SELECT @@GLOBAL." + name);
    String shown = value.equals("1") ? "ON" : value.equals("0") ? "OFF" : value;
    if (shown.equalsIgnoreCase(wanted)) {
      return Check.passed(id, title, name + " is " + shown + ".");
    }
    String fix =
        name.equals("log_bin")
            ? "# my.cnf, [mysqld], then restart the server\nserver_id=1\n" + setting
            : "SET PERSIST " + name + " = '" + wanted + "';";
    return Check.failed(id, title, name + " is " + shown + " and must be " + wanted + ".", fix);
  }

  private static Check serverId(java.sql.Connection connection) throws SQLException {
    String id = text(connection, "SELECT @@GLOBAL.server_id");
    return id.equals("0")
        ? Check.failed(
            "server-id",
            "Server id",
            "server_id is 0, so no replica may follow.",
            "SET PERSIST server_id = 1;")
        : Check.passed("server-id", "Server id", "server_id is " + id + ".");
  }

  private static Check timeZone(java.sql.Connection connection, SourceLogin login)
      throws SQLException {
    String zone = text(connection, "SELECT @@GLOBAL.time_zone");
    String system = text(connection, "SELECT @@GLOBAL.system_time_zone");
    String offset = text(connection, "SELECT TIMEDIFF(NOW(), UTC_TIMESTAMP())");
    String server = zone.equals("SYSTEM") ? "SYSTEM (" + system + ")" : zone;
    String declared = login.options().get(ConnectionSpec.SERVER_TIME_ZONE);
    String message =
        "The server's zone is "
            + server
            + ", "
            + offset
            + " from UTC; TIMESTAMP columns are read in "
            + (declared == null ? "UTC" : declared)
            + ".";
    boolean agrees = declared != null || Set.of("00:00:00", "-00:00:00").contains(offset);
    return agrees
        ? Check.passed("time-zone", "Time zone", message)
        : Check.failed("time-zone", "Time zone", message + " Set the option serverTimeZone.", null);
  }

  private static String text(java.sql.Connection connection, String sql) throws SQLException {
    try (var statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      rows.next();
      return String.valueOf(rows.getString(1));
    }
  }
}
