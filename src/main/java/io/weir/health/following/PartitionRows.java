package io.weir.health.following;

import io.weir.health.layout.BucketMeasure;
import io.weir.paimon.tally.FileSums;
import io.weir.paimon.tally.PartitionKey;
import io.weir.paimon.tally.PartitionTally;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/** The tallies of partitions, a row each: what a snapshot did not touch is not read or written. */
@Component
class PartitionRows {

  private static final int BATCH = 500;

  private static final String UPSERT =
      """
      INSERT INTO table_partition (table_id, partition, name, records, bytes, files, small_files,
        deleted_records, bucket_count, buckets, changed_at, bucket_bytes, least_bucket_bytes,
        bucket_files, least_bucket_files, bucket_records, least_bucket_records, sorted_runs,
        least_sorted_runs)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (table_id, partition) DO UPDATE SET
        name = coalesce(nullif(excluded.name, ''), table_partition.name), records = excluded.records, bytes = excluded.bytes, files = excluded.files,
        small_files = excluded.small_files, deleted_records = excluded.deleted_records,
        bucket_count = excluded.bucket_count, buckets = excluded.buckets,
        changed_at = CASE WHEN table_partition.buckets = excluded.buckets
          THEN table_partition.changed_at ELSE excluded.changed_at END, bucket_bytes = excluded.bucket_bytes,
        least_bucket_bytes = excluded.least_bucket_bytes, bucket_files = excluded.bucket_files,
        least_bucket_files = excluded.least_bucket_files,
        bucket_records = excluded.bucket_records,
        least_bucket_records = excluded.least_bucket_records, sorted_runs = excluded.sorted_runs,
        least_sorted_runs = excluded.least_sorted_runs
      """;

  private final JdbcTemplate jdbc;

  PartitionRows(JdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  /** Those of these partitions that have no row, and so no name. */
  Set<PartitionKey> unknown(long table, Collection<PartitionKey> partitions) {
    Set<PartitionKey> unknown = new HashSet<>(partitions);
    jdbc.query(
        "SELECT partition FROM table_partition WHERE table_id = ? AND partition = ANY (?)",
        row -> {
          unknown.remove(PartitionKey.of(row.getBytes(1)));
        },
        table,
        bytes(partitions));
    return unknown;
  }

  /** What is kept of these partitions. */
  Map<PartitionKey, PartitionTally> read(long table, Collection<PartitionKey> partitions) {
    Map<PartitionKey, PartitionTally> found = new HashMap<>();
    jdbc.query(
        "SELECT partition, buckets FROM table_partition WHERE table_id = ? AND partition = ANY (?)",
        row -> {
          found.put(PartitionKey.of(row.getBytes(1)), PartitionTally.of(row.getBytes(2)));
        },
        table,
        bytes(partitions));
    return found;
  }

  /**
   * Writes what these partitions are now; those that are nothing any more go.
   *
   * @param names of those that are new
   */
  void write(
      long table,
      Map<PartitionKey, PartitionTally> partitions,
      Map<PartitionKey, String> names,
      Instant at) {
    List<Map.Entry<PartitionKey, PartitionTally>> kept =
        partitions.entrySet().stream().filter(entry -> !entry.getValue().isNothing()).toList();
    jdbc.batchUpdate(
        UPSERT,
        kept,
        BATCH,
        (statement, entry) ->
            fill(statement, table, entry, names.getOrDefault(entry.getKey(), ""), at));
    byte[][] gone =
        partitions.entrySet().stream()
            .filter(entry -> entry.getValue().isNothing())
            .map(entry -> entry.getKey().toBytes())
            .toArray(byte[][]::new);
    if (gone.length > 0) {
      jdbc.update(
          "DELETE FROM table_partition WHERE table_id = ? AND partition = ANY (?)", table, gone);
    }
  }

  /** Puts these in the place of all; one that is as it was keeps the time at which it changed. */
  void replace(
      long table,
      Map<PartitionKey, PartitionTally> partitions,
      Map<PartitionKey, String> names,
      Instant at) {
    jdbc.update(
        "DELETE FROM table_partition WHERE table_id = ? AND NOT partition = ANY (?)",
        table,
        bytes(partitions.keySet()));
    write(table, partitions, names, at);
  }

  /** Of the bucket that has most, by an index. */
  int mostSortedRuns(long table) {
    Integer most =
        jdbc.queryForObject(
            "SELECT coalesce(max(sorted_runs), 0) FROM table_partition WHERE table_id = ?",
            Integer.class,
            table);
    return most == null ? 0 : most;
  }

  private static void fill(
      PreparedStatement statement,
      long table,
      Map.Entry<PartitionKey, PartitionTally> entry,
      String name,
      Instant at)
      throws SQLException {
    PartitionTally partition = entry.getValue();
    FileSums sums = partition.sums();
    statement.setLong(1, table);
    statement.setBytes(2, entry.getKey().toBytes());
    statement.setString(3, name);
    statement.setLong(4, sums.records());
    statement.setLong(5, sums.bytes());
    statement.setLong(6, sums.files());
    statement.setLong(7, sums.smallFiles());
    statement.setLong(8, sums.deletedRecords());
    statement.setInt(9, partition.buckets().size());
    statement.setBytes(10, partition.toBytes());
    statement.setTimestamp(11, Timestamp.from(at));
    int column = 12;
    for (BucketMeasure measure : BucketMeasure.values()) {
      statement.setLong(column++, partition.most(measure::of));
      statement.setLong(column++, partition.least(measure::of));
    }
  }

  private static byte[][] bytes(Collection<PartitionKey> partitions) {
    return partitions.stream().map(PartitionKey::toBytes).toArray(byte[][]::new);
  }
}
