package io.weir.connection;

import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.springframework.stereotype.Component;

/** Speaks to a MySQL server, one short-lived connection a call, each bounded in time. */
@Component
class MySqlSource {

  private static final Duration CONNECT_LIMIT = Duration.ofSeconds(5);
  private static final Duration ANSWER_LIMIT = Duration.ofSeconds(20);

  /** Something done with an open connection. */
  interface Work<T> {
    T on(java.sql.Connection connection) throws SQLException;
  }

  /**
   * @throws Problem UPSTREAM with the cause in words
   */
  <T> T ask(SourceLogin login, Work<T> work) {
    try (java.sql.Connection connection = open(login)) {
      return work.on(connection);
    } catch (SQLException e) {
      throw new Problem(ProblemType.UPSTREAM, MySqlFailure.sentence(login, e), e);
    }
  }

  java.sql.Connection open(SourceLogin login) throws SQLException {
    Properties properties = new Properties();
    properties.setProperty("user", login.username());
    properties.setProperty("password", login.password());
    properties.setProperty("connectTimeout", Long.toString(CONNECT_LIMIT.toMillis()));
    properties.setProperty("socketTimeout", Long.toString(ANSWER_LIMIT.toMillis()));
    boolean demandTls = "true".equals(login.options().get(ConnectionSpec.USE_SSL));
    properties.setProperty("sslMode", demandTls ? "REQUIRED" : "PREFERRED");
    properties.setProperty("allowPublicKeyRetrieval", "true");
    properties.setProperty("connectionTimeZone", "UTC");
    String host =
        login.host().contains(":") && !login.host().startsWith("[")
            ? "[" + login.host() + "]"
            : login.host();
    return DriverManager.getConnection(
        "jdbc:mysql://" + host + ":" + login.port() + "/", properties);
  }

  List<String> databases(SourceLogin login) {
    return ask(
        login,
        connection -> {
          List<String> names = new ArrayList<>();
          try (var statement = connection.createStatement();
              var rows =
                  statement.executeQuery(
                      """
                      SELECT schema_name FROM information_schema.schemata
                      WHERE schema_name NOT IN ('mysql', 'sys', 'information_schema', 'performance_schema')
                      ORDER BY schema_name
                      """)) {
            while (rows.next()) {
              names.add(rows.getString(1));
            }
          }
          return names;
        });
  }
}
