package io.weir.shared.web;

import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import org.hibernate.TransactionException;
import org.jspecify.annotations.Nullable;

/** Recognises a database that is gone or going, behind whatever exception it comes. */
final class DatabaseAway {

  /** SQLSTATE classes: connection exception, and operator intervention such as a shutdown. */
  private static final String CONNECTION = "08";

  private static final String SHUTDOWN = "57P";

  private DatabaseAway() {}

  static boolean isCauseOf(Throwable failure) {
    for (Throwable t = failure; t != null; t = t.getCause()) {
      // a commit or rollback that fails by itself has lost its connection
      if (t instanceof SQLTransientConnectionException
          || t instanceof TransactionException
          || t instanceof SQLException sql && isAway(sql.getSQLState())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAway(@Nullable String state) {
    return state != null && (state.startsWith(CONNECTION) || state.startsWith(SHUTDOWN));
  }
}
