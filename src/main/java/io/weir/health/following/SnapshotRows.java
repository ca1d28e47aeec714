package io.weir.health.following;

import io.weir.health.signal.Commit;
import io.weir.health.signal.Commits;
import io.weir.paimon.tally.FileCount;
import io.weir.paimon.tally.SnapshotFacts;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/**
 * The snapshots of tables, a row each, with what each left behind: all that are there, and of those
 * that have expired as many as tell how the table is usually written.
 */
@Component
public class SnapshotRows {

  private static final int BATCH = 500;
  private static final int NEWEST = 500;

  /** So many of the newest are remembered, be they there or not. */
  private static final int REMEMBERED = 100;

  private static final String INSERT =
      """
      INSERT INTO table_snapshot (table_id, snapshot_id, schema_id, kind, commit_user,
        committed_at, records, dead_files, dead_bytes, changelog_files, changelog_bytes, level)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
      """;

  private final JdbcTemplate jdbc;

  SnapshotRows(JdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  void add(long table, List<SnapshotFacts> snapshots) {
    jdbc.batchUpdate(
        INSERT, snapshots, BATCH, (statement, snapshot) -> fill(statement, table, snapshot));
  }

  void deleteAll(long table) {
    jdbc.update("DELETE FROM table_snapshot WHERE table_id = ?", table);
  }

  /**
   * So many of the newest, and when the oldest was committed that is there.
   *
   * @param there how many there are
   */
  public Commits newest(long table, long there) {
    List<Commit> newest =
        jdbc.query(
            """
            SELECT snapshot_id, kind, commit_user, committed_at, level, dead_bytes FROM table_snapshot
            WHERE table_id = ? ORDER BY snapshot_id DESC LIMIT ?
            """,
            (row, number) ->
                new Commit(
                    row.getLong(1),
                    row.getString(2),
                    row.getString(3),
                    row.getTimestamp(4).toInstant(),
                    row.getObject(5, Integer.class),
                    row.getLong(6)),
            table,
            NEWEST);
    return new Commits(newest, there == 0 ? Optional.empty() : earliestAt(table, there));
  }

  private Optional<Instant> earliestAt(long table, long there) {
    return jdbc
        .query(
            """
            SELECT committed_at FROM table_snapshot WHERE table_id = ?
            ORDER BY snapshot_id DESC OFFSET ? LIMIT 1
            """,
            (row, number) -> row.getTimestamp(1).toInstant(),
            table,
            there - 1)
        .stream()
        .findFirst();
  }

  /** Forgets snapshots that have expired, but for the newest of them. */
  void forgetBefore(long table, long earliest) {
    jdbc.update(
        """
        DELETE FROM table_snapshot WHERE table_id = ? AND snapshot_id < ?
          AND snapshot_id <= (SELECT max(snapshot_id) FROM table_snapshot WHERE table_id = ?) - ?
        """,
        table,
        earliest,
        table,
        REMEMBERED);
  }

  Set<Long> ids(long table) {
    return new HashSet<>(
        jdbc.queryForList(
            "SELECT snapshot_id FROM table_snapshot WHERE table_id = ?", Long.class, table));
  }

  /** The files that went after the earliest snapshot: it and later ones still have them. */
  FileCount dead(long table, long earliest) {
    return sum("dead", table, earliest + 1);
  }

  FileCount changelog(long table, long earliest) {
    return sum("changelog", table, earliest);
  }

  private FileCount sum(String kind, long table, long from) {
    return jdbc.query(
            "SELECT coalesce(sum("
                + kind
                + "_files), 0), coalesce(sum("
                + kind
                + "_bytes), 0) FROM table_snapshot WHERE table_id = ? AND snapshot_id >= ?",
            (row, number) -> new FileCount(row.getLong(1), row.getLong(2)),
            table,
            from)
        .get(0);
  }

  private static void fill(PreparedStatement statement, long table, SnapshotFacts snapshot)
      throws SQLException {
    statement.setLong(1, table);
    statement.setLong(2, snapshot.id());
    statement.setLong(3, snapshot.schemaId());
    statement.setString(4, snapshot.kind());
    statement.setString(5, snapshot.commitUser());
    statement.setTimestamp(6, Timestamp.from(snapshot.committedAt()));
    statement.setLong(7, snapshot.records());
    statement.setLong(8, snapshot.dead().files());
    statement.setLong(9, snapshot.dead().bytes());
    statement.setLong(10, snapshot.changelog().files());
    statement.setLong(11, snapshot.changelog().bytes());
    statement.setInt(12, snapshot.level());
  }
}
