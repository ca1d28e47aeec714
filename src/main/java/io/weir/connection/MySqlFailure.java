package io.weir.connection;

import java.sql.SQLException;

/** Says in a sentence why MySQL could not be asked. */
final class MySqlFailure {

  private static final int ACCESS_DENIED = 1045;
  private static final int DATABASE_DENIED = 1044;
  private static final int HOST_NOT_ALLOWED = 1130;
  private static final int TOO_MANY_CONNECTIONS = 1040;
  private static final String NO_CONTACT = "08";

  private MySqlFailure() {}

  static String sentence(SourceLogin login, SQLException failure) {
    String where = login.host() + ":" + login.port();
    String state = failure.getSQLState() == null ? "" : failure.getSQLState();
    return switch (failure.getErrorCode()) {
      case ACCESS_DENIED ->
          "MySQL at " + where + " refuses user " + login.username() + ". Check its password.";
      case DATABASE_DENIED ->
          "MySQL at "
              + where
              + " lets user "
              + login.username()
              + " see no such database. Grant SELECT on it.";
      case HOST_NOT_ALLOWED ->
          "MySQL at "
              + where
              + " lets nobody in from this machine. Allow it for user "
              + login.username()
              + ".";
      case TOO_MANY_CONNECTIONS ->
          "MySQL at " + where + " has no connection left. Raise max_connections.";
      default ->
          state.startsWith(NO_CONTACT)
              ? "MySQL at " + where + " does not answer. Check that it runs, and its host and port."
              : "MySQL at " + where + " failed: " + failure.getMessage();
    };
  }
}
