package io.weir.health.layout;

import io.weir.shared.TableId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.util.Arrays;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Finds the last look at a table. */
@Component
class LastLooks {

  private final JdbcClient jdbc;

  LastLooks(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  LastLook of(TableId table) {
    return jdbc.sql(
            """
            SELECT id, observed_at, snapshot_id, small_below_bytes, sizes, failure
            FROM observed_table
            WHERE catalog = ? AND database = ? AND table_name = ? AND missing_since IS NULL
            """)
        .params(table.catalog(), table.database(), table.table())
        .query((row, number) -> look(row))
        .optional()
        .orElse(LastLook.NONE);
  }

  private static LastLook look(ResultSet row) throws SQLException {
    Timestamp observedAt = row.getTimestamp("observed_at");
    Long[] sizes = (Long[]) row.getArray("sizes").getArray();
    return new LastLook(
        row.getLong("id"),
        observedAt == null ? null : observedAt.toInstant(),
        row.getObject("snapshot_id", Long.class),
        row.getObject("small_below_bytes", Long.class),
        Arrays.stream(sizes).mapToLong(Long::longValue).toArray(),
        row.getString("failure"));
  }
}
