package io.weir.job;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.jdbc.UncategorizedSQLException;
import org.springframework.stereotype.Component;

/**
 * Gives each job to one Weir at a time, by an advisory lock of the database: it is held without a
 * transaction, and gone with the connection when its holder dies.
 */
@Component
class JobLock {

  /** Tells these locks from others: the letters JOBS. */
  private static final int SPACE = 0x4a4f4253;

  private final DataSource database;

  JobLock(DataSource database) {
    this.database = database;
  }

  /** Does the work if no other Weir is at this job. */
  void whileHeld(String job, Runnable work) {
    try (Connection connection = database.getConnection()) {
      if (ask(connection, "SELECT pg_try_advisory_lock(?, hashtext(?))", job)) {
        try {
          work.run();
        } finally {
          ask(connection, "SELECT pg_advisory_unlock(?, hashtext(?))", job);
        }
      }
    } catch (SQLException e) {
      throw new UncategorizedSQLException("lock job " + job, null, e);
    }
  }

  private static boolean ask(Connection connection, String sql, String job) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setInt(1, SPACE);
      statement.setString(2, job);
      try (ResultSet row = statement.executeQuery()) {
        return row.next() && row.getBoolean(1);
      }
    }
  }
}
