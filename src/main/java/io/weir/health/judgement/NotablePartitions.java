package io.weir.health.judgement;

import io.weir.health.signal.OldPartition;
import io.weir.health.signal.PartitionFacts;
import io.weir.paimon.tally.PartitionTally;
import io.weir.paimon.tally.SchemaFacts.PartitionExpiry;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/** The partitions of a table that signals look at. */
@Component
class NotablePartitions {

  private static final String NOTABLE =
      """
      SELECT name, buckets FROM table_partition WHERE table_id = ? AND partition IN (
        (SELECT partition FROM table_partition WHERE table_id = ? ORDER BY sorted_runs DESC LIMIT 50)
        UNION
        (SELECT partition FROM table_partition WHERE table_id = ? ORDER BY small_files DESC LIMIT 50)
        UNION
        (SELECT partition FROM table_partition WHERE table_id = ? ORDER BY bucket_bytes DESC LIMIT 50)
        UNION
        (SELECT partition FROM table_partition WHERE table_id = ? ORDER BY bytes DESC LIMIT 50))
      """;

  private final JdbcTemplate jdbc;

  NotablePartitions(JdbcTemplate jdbc) {
    this.jdbc = jdbc;
  }

  /** Those that have most sorted runs, most small files, the largest bucket or most bytes. */
  List<PartitionFacts> of(long table) {
    return jdbc.query(
        NOTABLE,
        (row, number) -> new PartitionFacts(row.getString(1), PartitionTally.of(row.getBytes(2))),
        table,
        table,
        table,
        table,
        table);
  }

  /** The oldest of all; any where none has a time. */
  Optional<OldPartition> oldest(long table, PartitionExpiry expiry) {
    return jdbc
        .query(
            "SELECT name, changed_at FROM table_partition WHERE table_id = ?",
            (row, number) ->
                OldPartition.of(row.getString(1), row.getTimestamp(2).toInstant(), expiry),
            table)
        .stream()
        .min(OldPartition.OLDEST_FIRST);
  }
}
