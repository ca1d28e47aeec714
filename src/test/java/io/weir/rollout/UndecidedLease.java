package io.weir.rollout;

import io.weir.shared.TableId;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * A table's lease in a transaction that has not ended: who wants it waits, and has it once this is
 * closed.
 */
final class UndecidedLease implements AutoCloseable {

  private final Connection connection;

  UndecidedLease(Connection connection, TableId table) throws SQLException {
    this.connection = connection;
    connection.setAutoCommit(false);
    try (PreparedStatement insert =
        connection.prepareStatement(
            """
            INSERT INTO table_lease (catalog, database, table_name, act, holder, fence, acquired_at, expires_at)
            VALUES (?, ?, ?, 'ALTER', 'a test', 0, clock_timestamp(), clock_timestamp())
            """)) {
      insert.setString(1, table.catalog());
      insert.setString(2, table.database());
      insert.setString(3, table.table());
      insert.executeUpdate();
    }
  }

  /** Whether anyone waits for it. */
  boolean isWanted() throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "SELECT FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))")) {
      return rows.next();
    }
  }

  @Override
  public void close() throws SQLException {
    try (Connection own = connection) {
      own.rollback();
    }
  }
}
