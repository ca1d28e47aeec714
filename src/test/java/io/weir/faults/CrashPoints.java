package io.weir.faults;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;

/**
 * Stops a Weir at one of the writes that it makes to its database while it applies a plan: these
 * are the boundaries of what it does. Triggers count them; the one that is armed fails, or waits
 * for Weir to be killed.
 */
final class CrashPoints implements AutoCloseable {

  /** What a step writes, by table; renewals of claims and leases come by the clock and are none. */
  private static final Map<String, String> WRITES =
      Map.of(
          "plan",
          "UPDATE ON plan FOR EACH ROW WHEN (OLD.claimed_until IS NOT DISTINCT FROM NEW.claimed_until"
              + " OR OLD.status <> NEW.status)",
          "plan_step",
          "UPDATE ON plan_step FOR EACH ROW",
          "audit_entry",
          "INSERT ON audit_entry FOR EACH ROW",
          "table_care",
          "INSERT OR UPDATE OR DELETE ON table_care FOR EACH ROW",
          "table_lease",
          "INSERT OR DELETE ON table_lease FOR EACH ROW",
          "applied_definition",
          "INSERT OR UPDATE OR DELETE ON applied_definition FOR EACH ROW");

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
          RETURN COALESCE(NEW, OLD);
        END $$
        """);
    for (String write : WRITES.values()) {
      execute("CREATE TRIGGER crash BEFORE " + write + " EXECUTE FUNCTION crash()");
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
