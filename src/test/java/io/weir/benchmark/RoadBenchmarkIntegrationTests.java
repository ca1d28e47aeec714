package io.weir.benchmark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.testing.RemoteWeir;
import io.weir.testing.WeirProcess;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Times the road that a user walks: a start, creating tables, a long list, the demo's first row.
 * The sizes come from system properties, so that a short form runs with every build.
 */
class RoadBenchmarkIntegrationTests {

  private static final int TABLES = Integer.getInteger("benchmark.tables", 1000);
  private static final int SHORT_TABLES = 20;
  private static final int LISTINGS = 10;
  private static final Duration DEMO_LIMIT = Duration.ofMinutes(10);
  private static final Map<String, String> WITHOUT_FLINK = Map.of("weir.flink.embedded", "false");

  @TempDir Path directory;

  @Test
  void shortForm() {
    Path home = directory.resolve("home");
    try (WeirProcess weir = WeirProcess.start(home, WITHOUT_FLINK)) {
      tables(RemoteWeir.logIn(weir.baseUrl()), SHORT_TABLES);
    }
  }

  @Test
  @Tag("long")
  void startsAndLists() {
    Path home = directory.resolve("home");
    try (WeirProcess weir = WeirProcess.start(home, WITHOUT_FLINK)) {
      tables(RemoteWeir.logIn(weir.baseUrl()), TABLES);
    }
    long from = System.nanoTime();
    try (WeirProcess weir = WeirProcess.start(home, WITHOUT_FLINK)) {
      report("start to ready, not the first: wall", seconds(from));
      report("start to ready, not the first: CPU", weir.cpu().toMillis() / 1000.0);
    }
  }

  @Test
  @Tag("long")
  void demoFromAnEmptyHomeToARow() {
    long from = System.nanoTime();
    try (WeirProcess weir =
        WeirProcess.start(directory.resolve("demo"), Map.of("spring.profiles.active", "demo"))) {
      RemoteWeir api = RemoteWeir.logIn(weir.baseUrl());
      String rows = "/catalogs/main/databases/ods/tables/orders/rows?limit=1";
      await()
          .atMost(DEMO_LIMIT)
          .until(() -> api.get(rows).get("rows") instanceof List<?> l && !l.isEmpty());
      report("demo: start in an empty home to a row", seconds(from));
    }
  }

  private static void tables(RemoteWeir api, int count) {
    api.post("/catalogs/main/databases", Map.of("name", "bench"));
    List<Double> creations = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      long from = System.nanoTime();
      int status =
          api.post("/catalogs/main/databases/bench/tables", table(i)).getStatusCode().value();
      creations.add(seconds(from));
      assertThat(status).isEqualTo(201);
    }
    List<Double> listings = new ArrayList<>();
    for (int i = 0; i < LISTINGS; i++) {
      long from = System.nanoTime();
      assertThat(api.items("/catalogs/main/databases/bench/tables?limit=500"))
          .hasSize(Math.min(count, 500));
      listings.add(seconds(from));
    }
    report("create a table, trial included: median of " + count, median(creations));
    report("list " + count + " tables, a page of 500: median of " + LISTINGS, median(listings));
  }

  private static Map<String, Object> table(int number) {
    return Map.of(
        "name", "table_" + number,
        "columns",
            List.of(
                Map.of("name", "id", "type", "BIGINT NOT NULL"),
                Map.of("name", "amount", "type", "DECIMAL(10, 2)"),
                Map.of("name", "tags", "type", "ARRAY<STRING>")),
        "primaryKey", List.of("id"),
        "partitionedBy", List.of(),
        "options", Map.of("bucket", "2"));
  }

  private static double seconds(long from) {
    return (System.nanoTime() - from) / 1e9;
  }

  private static double median(List<Double> values) {
    Collections.sort(values);
    return values.get(values.size() / 2);
  }

  private static void report(String what, double seconds) {
    System.out.printf("benchmark | %s | %.3f s%n", what, seconds);
  }
}
