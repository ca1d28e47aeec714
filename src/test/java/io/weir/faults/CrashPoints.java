package io.weir.faults;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/**
 * Stops a Weir at one of the writes that it makes to its database while it applies a plan: these
 * are the boundaries of what it does. Triggers count them; the one that is armed fails, or waits
 * for Weir to be killed.
 */
final class CrashPoints implements AutoCloseable {

  private static final List<String> TABLES =
      List.of(
          "plan", "plan_step", "audit_entry", "table_care", "table_lease", "applied_definition");

  private final Connection connection;

  CrashPoints(Connection connection) {
    this.connection = connection;
  }

  /** What becomes of the write. */
  enum Effect {
    /** It fails: to Weir the database is gone for this one moment. */
    FAILS,
    /** It waits, so that Weir can be killed just there. */
    WAITS
  }

  void install() throws SQLException {
    remove();
    execute("CREATE TABLE crash_point (at bigint, effect text)");
    execute("CREATE SEQUENCE crash_write");
    execute(
        """
        CREATE FUNCTION crash() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE armed text;
        BEGIN
          SELECT effect INTO armed FROM crash_point WHERE at = nextval('crash_write');
          IF armed = 'FAILS' THEN RAISE EXCEPTION 'a crash, for a test'; END IF;
          IF armed = 'WAITS' THEN PERFORM pg_sleep(600); END IF;
          RETURN NULL;
        END $$
        """);
    for (String table : TABLES) {
      execute(
          "CREATE TRIGGER crash BEFORE INSERT OR UPDATE OR DELETE ON "
              + table
              + " FOR EACH STATEMENT EXECUTE FUNCTION crash()");
    }
  }

  /** Arms the n-th write from now, from 1, and no other. */
  void arm(int n, Effect effect) throws SQLException {
    execute("DELETE FROM crash_point");
    execute("SELECT setval('crash_write', 1)");
    execute("INSERT INTO crash_point VALUES (" + (n + 1) + ", '" + effect + "')");
  }

  void disarm() throws SQLException {
    execute("DELETE FROM crash_point");
  }

  /** Whether the armed write was made, or waits to be. */
  boolean isReached() throws SQLException {
    return number(
            "SELECT CASE WHEN last_value >= (SELECT at FROM crash_point) THEN 1 ELSE 0 END FROM crash_write")
        == 1;
  }

  /** As if the time had passed after which others take what a Weir had that is gone. */
  void letClaimsLapse(String catalog) throws SQLException {
    execute("UPDATE plan SET claimed_until = clock_timestamp() WHERE status = 'APPLYING'");
    execute(
        "UPDATE table_lease SET expires_at = clock_timestamp() WHERE catalog = '" + catalog + "'");
  }

  /** A write that still waits is given up, as it is when the server notices that Weir is gone. */
  private void remove() throws SQLException {
    execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep'");
    execute("DROP FUNCTION IF EXISTS crash CASCADE");
    execute("DROP TABLE IF EXISTS crash_point");
    execute("DROP SEQUENCE IF EXISTS crash_write");
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private long number(String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      rows.next();
      return rows.getLong(1);
    }
  }

  @Override
  public void close() throws SQLException {
    try (Connection own = connection) {
      if (own.isValid(1)) {
        remove();
      }
    }
  }
}
