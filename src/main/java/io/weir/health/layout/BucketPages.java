package io.weir.health.layout;

import io.weir.paimon.tally.BucketTally;
import io.weir.paimon.tally.PartitionTally;
import io.weir.shared.ListPosition;
import io.weir.shared.Page;
import io.weir.shared.PageCollector;
import io.weir.shared.PageRequest;
import io.weir.shared.SortOrder;
import java.util.Iterator;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Pages of a table's buckets, which are kept within the rows of its partitions. Those are read in
 * the order of their buckets that come first, until no later one can have a bucket that belongs on
 * the page. So the first page unpacks at most one partition more than it has buckets, and a later
 * one those before it too; memory grows with the page and with the buckets of one partition.
 */
@Component
class BucketPages {

  /** So many rows are fetched at a time. */
  private static final int FETCHED = 50;

  /** Smaller than all that a partition's name may hold, so that its buckets are in its place. */
  private static final char END_OF_NAME = '\n';

  private final JdbcClient jdbc;

  BucketPages(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /**
   * @param bound the number of its bucket that comes first
   */
  private record StoredPartition(String name, long bound, byte[] buckets) {}

  /**
   * Only within a transaction: without one the database sends all rows at once.
   *
   * @param partition the name of the one whose buckets are wanted; null for all
   */
  Page<BucketSums> read(long table, @Nullable String partition, PageRequest page) {
    Optional<SortOrder> order = page.sortedBy(BucketMeasure.fields());
    Optional<BucketMeasure> measure = order.map(by -> BucketMeasure.ofField(by.field()));
    boolean descending = order.map(SortOrder::descending).orElse(false);
    PageCollector<BucketSums> collector = new PageCollector<>(page, descending);
    String bound = measure.map(by -> by.bound(descending)).orElse("0");
    try (Stream<StoredPartition> rows = rows(table, partition, bound, descending)) {
      Iterator<StoredPartition> partitions = rows.iterator();
      boolean mayHaveMore = true;
      while (mayHaveMore && partitions.hasNext()) {
        StoredPartition next = partitions.next();
        mayHaveMore = !collector.isFullBefore(new ListPosition(next.bound(), next.name()));
        if (mayHaveMore) {
          collect(next, measure, collector);
        }
      }
    }
    return collector.page();
  }

  private Stream<StoredPartition> rows(
      long table, @Nullable String partition, String bound, boolean descending) {
    return jdbc
        .sql(
            "SELECT name, "
                + bound
                + "::bigint AS bound, buckets FROM table_partition WHERE table_id = :table"
                + " AND (:partition::text IS NULL OR name = :partition) ORDER BY bound"
                + (descending ? " DESC" : "")
                + ", name")
        .param("table", table)
        .param("partition", partition)
        .withFetchSize(FETCHED)
        .query(
            (row, number) ->
                new StoredPartition(
                    row.getString("name"), row.getLong("bound"), row.getBytes("buckets")))
        .stream();
  }

  private static void collect(
      StoredPartition partition,
      Optional<BucketMeasure> measure,
      PageCollector<BucketSums> collector) {
    PartitionTally.of(partition.buckets())
        .buckets()
        .forEach(
            (number, bucket) ->
                collector.add(
                    position(partition.name(), number, bucket, measure),
                    () -> BucketSums.of(partition.name(), number, bucket)));
  }

  private static ListPosition position(
      String partition, int number, BucketTally bucket, Optional<BucketMeasure> measure) {
    return new ListPosition(
        measure.map(by -> by.of(bucket)).orElse(0L),
        "%s%c%010d".formatted(partition, END_OF_NAME, number));
  }
}
