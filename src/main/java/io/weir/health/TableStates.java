package io.weir.health;

import io.weir.paimon.TableLook;
import io.weir.paimon.TableState;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/** The latest look at each table, as the collector keeps it. */
@Component
class TableStates {

  private static final String UPSERT =
      """
      INSERT INTO table_observation (catalog, database, table_name, snapshot_id, snapshot_identity,
        earliest_snapshot_id, records, bytes, files, snapshots, last_commit_at, small_files,
        sorted_runs, observed_at, failure)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)
      ON CONFLICT (catalog, database, table_name) DO UPDATE SET
        snapshot_id = excluded.snapshot_id, snapshot_identity = excluded.snapshot_identity,
        earliest_snapshot_id = excluded.earliest_snapshot_id, records = excluded.records,
        bytes = excluded.bytes, files = excluded.files, snapshots = excluded.snapshots,
        last_commit_at = excluded.last_commit_at, small_files = excluded.small_files,
        sorted_runs = excluded.sorted_runs, observed_at = excluded.observed_at, failure = NULL
      """;

  private static final String FAILED =
      """
      INSERT INTO table_observation (catalog, database, table_name, failure) VALUES (?, ?, ?, ?)
      ON CONFLICT (catalog, database, table_name) DO UPDATE SET failure = excluded.failure
      """;

  private final JdbcTemplate jdbc;

  TableStates(JdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  /** What is known of a database's tables, by name; without those that were never read. */
  Map<String, TableState> of(String catalog, String database) {
    Map<String, TableState> states = new HashMap<>();
    jdbc.query(
        "SELECT * FROM table_observation WHERE catalog = ? AND database = ? AND observed_at IS NOT NULL",
        row -> {
          states.put(row.getString("table_name"), state(row));
        },
        catalog,
        database);
    return states;
  }

  void save(String catalog, String database, List<TableLook> looks, Instant at) {
    for (TableLook look : looks) {
      TableState state = look.state();
      if (state == null) {
        jdbc.update(FAILED, catalog, database, look.table(), look.failure());
        continue;
      }
      jdbc.update(
          UPSERT,
          catalog,
          database,
          look.table(),
          state.snapshotId(),
          state.identity(),
          state.earliestSnapshotId(),
          state.records(),
          state.bytes(),
          state.files(),
          state.snapshots(),
          timestamp(state.lastCommitAt()),
          state.smallFiles(),
          state.sortedRunsMax(),
          timestamp(at));
    }
  }

  /** That these tables are still as they were. */
  void seenUnchanged(String catalog, String database, Collection<String> tables, Instant at) {
    if (!tables.isEmpty()) {
      jdbc.update(
          "UPDATE table_observation SET observed_at = ?, failure = NULL"
              + " WHERE catalog = ? AND database = ? AND table_name = ANY (?)",
          timestamp(at),
          catalog,
          database,
          tables.toArray(String[]::new));
    }
  }

  /** Why the whole catalog could not be asked, on all of its tables. */
  void failCatalog(String catalog, String reason) {
    jdbc.update("UPDATE table_observation SET failure = ? WHERE catalog = ?", reason, catalog);
  }

  /** Why a database could not be listed, on all of its tables. */
  void failDatabase(String catalog, String database, String reason) {
    jdbc.update(
        "UPDATE table_observation SET failure = ? WHERE catalog = ? AND database = ?",
        reason,
        catalog,
        database);
  }

  private static TableState state(ResultSet row) throws SQLException {
    Timestamp lastCommit = row.getTimestamp("last_commit_at");
    return new TableState(
        row.getObject("snapshot_id", Long.class),
        row.getString("snapshot_identity"),
        row.getObject("earliest_snapshot_id", Long.class),
        row.getLong("records"),
        row.getLong("bytes"),
        row.getLong("files"),
        row.getLong("snapshots"),
        lastCommit == null ? null : lastCommit.toInstant(),
        row.getLong("small_files"),
        row.getInt("sorted_runs"));
  }

  private static @Nullable Timestamp timestamp(@Nullable Instant at) {
    return at == null ? null : Timestamp.from(at);
  }
}
