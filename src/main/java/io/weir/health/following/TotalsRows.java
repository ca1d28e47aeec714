package io.weir.health.following;

import io.weir.paimon.tally.FileCount;
import io.weir.paimon.tally.FileSums;
import io.weir.paimon.tally.Position;
import io.weir.paimon.tally.SizeHistogram;
import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The sums of tables, as they are kept. */
@Component
public class TotalsRows {

  private static final String SAVE =
      """
      UPDATE table_observation SET snapshot_id = :snapshot, snapshot_identity = :identity,
        snapshot_records = :snapshotRecords, schema_id = :schema, small_below_bytes = :smallBelow,
        records = :records, bytes = :bytes, files = :files, small_files = :smallFiles,
        deleted_records = :deletedRecords, sizes = :sizes, snapshots = :snapshots,
        dead_files = :deadFiles, dead_bytes = :deadBytes, changelog_files = :changelogFiles,
        changelog_bytes = :changelogBytes, last_commit_at = :lastCommitAt, sorted_runs = :sortedRuns,
        observed_at = :at, judge_at = '-infinity'
      WHERE id = :table
      """;

  private final JdbcClient jdbc;

  TotalsRows(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /**
   * What is kept of a table, locked until the transaction ends; empty when it was never counted.
   */
  Optional<TableTotals> lock(long table) {
    return jdbc.sql(
            "SELECT * FROM table_observation WHERE id = ? AND small_below_bytes IS NOT NULL FOR UPDATE")
        .param(table)
        .query((row, number) -> totals(row))
        .optional();
  }

  /**
   * Locks a table's row until the transaction ends, whether it was counted or not.
   *
   * @return whether there is one
   */
  boolean lockRow(long table) {
    return jdbc.sql("SELECT id FROM table_observation WHERE id = ? FOR UPDATE")
        .param(table)
        .query(Long.class)
        .optional()
        .isPresent();
  }

  void save(long table, TableTotals totals, int sortedRuns, Instant at) {
    Position position = totals.position();
    FileSums sums = totals.sums();
    FileCount dead = totals.dead();
    FileCount changelog = totals.changelog();
    jdbc.sql(SAVE)
        .param("table", table)
        .param("snapshot", position.snapshotId() == 0 ? null : position.snapshotId())
        .param("identity", position.identity())
        .param("snapshotRecords", position.records())
        .param("schema", position.schemaId())
        .param("smallBelow", position.smallBelowBytes())
        .param("records", sums.records())
        .param("bytes", sums.bytes())
        .param("files", sums.files())
        .param("smallFiles", sums.smallFiles())
        .param("deletedRecords", sums.deletedRecords())
        .param("sizes", totals.sizes().counts())
        .param("snapshots", totals.snapshots())
        .param("deadFiles", dead == null ? null : dead.files())
        .param("deadBytes", dead == null ? null : dead.bytes())
        .param("changelogFiles", changelog == null ? null : changelog.files())
        .param("changelogBytes", changelog == null ? null : changelog.bytes())
        .param("lastCommitAt", timestamp(totals.lastCommitAt()))
        .param("sortedRuns", sortedRuns)
        .param("at", Timestamp.from(at))
        .update();
  }

  static Position position(ResultSet row) throws SQLException {
    if (row.getObject("small_below_bytes") == null) {
      return Position.UNKNOWN;
    }
    return new Position(
        row.getLong("snapshot_id"),
        row.getString("snapshot_identity"),
        row.getLong("snapshot_records"),
        row.getLong("schema_id"),
        row.getLong("small_below_bytes"));
  }

  public static @Nullable Instant instant(ResultSet row, String column) throws SQLException {
    Timestamp at = row.getTimestamp(column);
    return at == null ? null : at.toInstant();
  }

  private static TableTotals totals(ResultSet row) throws SQLException {
    return new TableTotals(
        position(row),
        sums(row),
        sizes(row.getArray("sizes")),
        row.getLong("snapshots"),
        count(row, "dead"),
        count(row, "changelog"),
        instant(row, "last_commit_at"));
  }

  public static FileSums sums(ResultSet row) throws SQLException {
    return new FileSums(
        row.getLong("records"),
        row.getLong("bytes"),
        row.getLong("files"),
        row.getLong("small_files"),
        row.getLong("deleted_records"));
  }

  private static SizeHistogram sizes(Array array) throws SQLException {
    return SizeHistogram.of(
        Arrays.stream((Long[]) array.getArray()).mapToLong(Long::longValue).toArray());
  }

  public static @Nullable FileCount count(ResultSet row, String kind) throws SQLException {
    return row.getObject(kind + "_files") == null
        ? null
        : new FileCount(row.getLong(kind + "_files"), row.getLong(kind + "_bytes"));
  }

  private static @Nullable Timestamp timestamp(@Nullable Instant at) {
    return at == null ? null : Timestamp.from(at);
  }
}
