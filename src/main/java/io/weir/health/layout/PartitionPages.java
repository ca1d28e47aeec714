package io.weir.health.layout;

import io.weir.shared.ListPosition;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.SortOrder;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.core.simple.JdbcClient.StatementSpec;
import org.springframework.stereotype.Component;

/**
 * Pages of a table's partitions, filtered and sorted by the database: by an index where they are
 * sorted by name; else each page passes by all rows of the table's partitions, half a millisecond
 * for a thousand.
 */
@Component
class PartitionPages {

  private static final String NAME = "partition";

  private static final Map<String, String> NUMBERS =
      Map.of(
          NAME,
          "0::bigint",
          "records",
          "records",
          "bytes",
          "bytes",
          "files",
          "files",
          "smallFiles",
          "small_files",
          "deletedRecords",
          "deleted_records",
          "sortedRuns",
          "sorted_runs",
          "bucketCount",
          "bucket_count",
          "changedAt",
          "(extract(epoch FROM changed_at) * 1000000)::bigint");

  private final JdbcClient jdbc;

  PartitionPages(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** A partition, and the number that it is sorted by. */
  private record Sorted(long number, PartitionSums partition) {
    String position() {
      return new ListPosition(number, partition.partition()).text();
    }
  }

  Page<PartitionSums> read(long table, PageRequest page) {
    SortOrder order = page.sortedBy(NUMBERS.keySet()).orElse(new SortOrder(NAME, false));
    Optional<ListPosition> after = page.afterPosition();
    StatementSpec statement =
        jdbc.sql(sql(order, after.isPresent()))
            .param("table", table)
            .param("q", page.q())
            .param("limit", page.limit() + 1);
    after.ifPresent(last -> statement.param("number", last.number()).param("name", last.place()));
    List<Sorted> found = statement.query((row, number) -> sorted(row)).list();
    return Page.cut(found, page.limit(), Sorted::position).map(Sorted::partition);
  }

  private static String sql(SortOrder order, boolean continued) {
    String number = NUMBERS.get(order.field());
    String down = order.descending() ? " DESC" : "";
    String beyond = order.descending() ? " < " : " > ";
    boolean isByName = order.field().equals(NAME);
    String after =
        isByName
            ? " AND name" + beyond + ":name"
            : " AND (%1$s%2$s:number OR %1$s = :number AND name > :name)".formatted(number, beyond);
    return "SELECT *, "
        + number
        + " AS number FROM table_partition WHERE table_id = :table"
        + " AND (:q = '' OR strpos(lower(name), lower(:q)) > 0)"
        + (continued ? after : "")
        + (isByName ? " ORDER BY name" + down : " ORDER BY number" + down + ", name")
        + " LIMIT :limit";
  }

  private static Sorted sorted(ResultSet row) throws SQLException {
    return new Sorted(
        row.getLong("number"),
        new PartitionSums(
            row.getString("name"),
            row.getLong("records"),
            row.getLong("bytes"),
            row.getLong("files"),
            row.getLong("small_files"),
            row.getLong("deleted_records"),
            row.getLong("sorted_runs"),
            row.getLong("bucket_count"),
            row.getTimestamp("changed_at").toInstant()));
  }
}
