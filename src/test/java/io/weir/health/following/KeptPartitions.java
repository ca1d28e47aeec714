package io.weir.health.following;

import io.weir.paimon.tally.PartitionKey;
import io.weir.paimon.tally.PartitionTally;
import java.time.Instant;
import java.util.Map;
import org.springframework.jdbc.core.JdbcTemplate;

/** Partitions of tables that were never looked at, for tests of what is read of them. */
public final class KeptPartitions {

  private KeptPartitions() {}

  /** Keeps these, which are new, as of now. */
  public static void keep(
      JdbcTemplate jdbc,
      long table,
      Map<PartitionKey, PartitionTally> partitions,
      Map<PartitionKey, String> names) {
    new PartitionRows(jdbc).write(table, partitions, names, Instant.now());
  }
}
