package io.weir.health;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.catalog.CatalogSpec;
import io.weir.catalog.Catalogs;
import io.weir.health.following.KeptPartitions;
import io.weir.health.series.TablePoints;
import io.weir.paimon.ColumnShape;
import io.weir.paimon.TableShape;
import io.weir.paimon.tally.PartitionKey;
import io.weir.paimon.tally.PartitionTally;
import io.weir.paimon.tally.RandomTally;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.function.IntFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.annotation.Import;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.servlet.client.RestTestClient;

/**
 * What the pages of a table and of the lake ask, where many tables are known. The statements of
 * each call are asserted, times are printed: {@code grep 'benchmark |'}.
 */
@WeirIntegrationTest
@Import(CountedStatements.class)
@TestPropertySource(
    properties = {
      "weir.health.interval=PT24H",
      "weir.health.idle-interval=PT24H",
      "weir.health.beat=PT24H"
    })
class LakeBenchmarkIntegrationTests {

  private static final int MOST_BUCKETS = 8;
  private static final int POINTS = 288;

  @Autowired private Api api;
  @Autowired private Catalogs catalogs;
  @Autowired private TablePoints points;
  @Autowired private JdbcTemplate jdbc;

  @TempDir private Path directory;
  private final String catalog = "b" + UUID.randomUUID().toString().substring(0, 8);

  @BeforeEach
  void register() {
    catalogs.create(
        new CatalogSpec(catalog, "filesystem", directory.toString(), Map.of(), Map.of()));
    catalogs.lake(catalog).createDatabase("d");
  }

  @AfterEach
  void forget() {
    catalogs.delete(catalog);
  }

  @Test
  void shortForm() {
    measure(200, 5, 100, 20);
  }

  @Test
  @Tag("long")
  void tenThousandTables() {
    measure(10_000, 100, 1000, 500);
  }

  /**
   * Each call is made of all tables before it is measured: the first decides who cares for a table.
   * The statements that authenticate count too.
   *
   * @param large as many of the tables have so many partitions, and are on the storage
   */
  private void measure(int tables, int large, int partitions, int calls) {
    fill(tables, large, partitions);
    for (boolean warm : new boolean[] {false, true}) {
      ask("/partitions", 8, large, calls, warm);
      ask("/partitions?sort=-bytes", 8, large, calls, warm);
      ask("/partitions?q=77", 8, large, calls, warm);
      ask("/buckets?sort=-bytes&limit=500", 8, large, calls, warm);
      ask("/buckets?sort=-sortedRuns&limit=500", 8, large, calls, warm);
      ask("/sizes", 7, large, calls, warm);
      ask("/series?metrics=files,bytes,records,snapshots&points=240", 8, large, calls, warm);
      ask("", 8, large, calls, warm);
      ask("/health/summary?catalog=" + catalog, 13, calls, warm);
      ask("/health/summary", 11, calls, warm);
    }
  }

  private void fill(int tables, int large, int partitions) {
    jdbc.update(
        """
        INSERT INTO table_observation (catalog, database, table_name, records, bytes, files,
          snapshots, small_files, sorted_runs, snapshot_id, small_below_bytes, sizes,
          observed_at, next_look_at, judge_at)
        SELECT ?, 'd', 't' || n, n, n, n, 5, n, 5, 9, 33554432,
          '{0,0,0,0,0,0,0,0,0,0,5,17,300,4,1}', now(), 'infinity', 'infinity'
        FROM generate_series(0, ? - 1) n
        """,
        catalog,
        tables);
    fillPartitions(large, partitions);
    List<Long> numbers = numbers(large);
    Instant now = Instant.now();
    for (int point = POINTS; point >= 0; point--) {
      Instant at = now.minus(Duration.ofMinutes(5).multipliedBy(point));
      points.add(numbers, at);
      points.addSum(catalog, at);
    }
    List<ColumnShape> columns = List.of(new ColumnShape(-1, "id", "INT", null, null));
    TableShape shape = new TableShape(columns, List.of(), List.of(), Map.of(), null);
    for (int table = 0; table < large; table++) {
      catalogs.lake(catalog).createTable("d", "t" + table, shape);
    }
    jdbc.execute("ANALYZE");
  }

  /** Of the first table as they are kept, and copied to the others. */
  private void fillPartitions(int large, int partitions) {
    Map<PartitionKey, PartitionTally> byKey = new HashMap<>();
    Map<PartitionKey, String> names = new HashMap<>();
    RandomTally.of(new Random(1), partitions, MOST_BUCKETS)
        .forEach(
            (name, partition) -> {
              PartitionKey key = PartitionKey.of(name.getBytes(StandardCharsets.UTF_8));
              byKey.put(key, partition);
              names.put(key, name);
            });
    List<Long> numbers = numbers(large);
    KeptPartitions.keep(jdbc, numbers.get(0), byKey, names);
    String columns =
        jdbc.queryForObject(
            """
            SELECT string_agg(column_name, ', ') FROM information_schema.columns
            WHERE table_name = 'table_partition' AND column_name <> 'table_id'
            """,
            String.class);
    jdbc.update(
        "INSERT INTO table_partition (table_id, %s) SELECT id, %s FROM table_partition, unnest(?) id"
                .formatted(columns, columns)
            + " WHERE table_id = ?",
        numbers.subList(1, large).toArray(Long[]::new),
        numbers.get(0));
  }

  private List<Long> numbers(int large) {
    return jdbc.queryForList(
        "SELECT id FROM table_observation WHERE catalog = ? ORDER BY id LIMIT ?",
        Long.class,
        catalog,
        large);
  }

  private void ask(String part, int statements, int large, int calls, boolean warm) {
    String tables = "/catalogs/" + catalog + "/databases/d/tables/t";
    times("tables/{t}" + part, statements, warm, calls, call -> tables + call % large + part);
  }

  private void ask(String uri, int statements, int calls, boolean warm) {
    String what = uri.replace(catalog, "{catalog}");
    times(what, statements, warm, calls, call -> uri);
  }

  private void times(
      String what, int statements, boolean warm, int calls, IntFunction<String> uri) {
    RestTestClient client = api.admin();
    long[] nanos = new long[calls];
    long most = 0;
    for (int i = 0; i < calls; i++) {
      long before = CountedStatements.count();
      long from = System.nanoTime();
      Answer answer = Answer.of(client.get().uri(uri.apply(i)));
      nanos[i] = System.nanoTime() - from;
      most = Math.max(most, CountedStatements.count() - before);
      assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    }
    if (warm) {
      assertThat(most).as("statements of " + what).isLessThanOrEqualTo(statements);
      long[] sorted = LongStream.of(nanos).sorted().toArray();
      System.out.printf(
          "benchmark | GET %s | %d statements | median %.1f ms | p99 %.1f ms%n",
          what, most, sorted[calls / 2] / 1e6, sorted[Math.min(calls - 1, calls * 99 / 100)] / 1e6);
    }
  }
}
