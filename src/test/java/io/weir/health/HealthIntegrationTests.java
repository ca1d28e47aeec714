package io.weir.health;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.catalog.CatalogSpec;
import io.weir.catalog.Catalogs;
import io.weir.catalog.Observation;
import io.weir.catalog.Observations;
import io.weir.lease.MaintenanceOwner;
import io.weir.lease.TableCares;
import io.weir.paimon.ColumnShape;
import io.weir.paimon.Lake;
import io.weir.paimon.TableShape;
import io.weir.paimon.TestRows;
import io.weir.shared.TableId;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;

@WeirIntegrationTest
class HealthIntegrationTests {

  @Autowired private Api api;
  @Autowired private Catalogs catalogs;
  @Autowired private Observations observations;
  @Autowired private TableCares cares;
  @Autowired private CatalogSweep sweep;
  @Autowired private TableCollector collector;

  @TempDir private Path directory;
  private final String catalog = "h" + UUID.randomUUID().toString().substring(0, 8);
  private Lake lake;

  @BeforeEach
  void register() {
    catalogs.create(
        new CatalogSpec(catalog, "filesystem", directory.toString(), Map.of(), Map.of()));
    lake = catalogs.lake(catalog);
    lake.createDatabase("ods");
  }

  @AfterEach
  void forget() {
    catalogs.delete(catalog);
  }

  @Test
  void observesNewChangedAndDroppedTables() {
    create("t", Map.of());
    lookAtAll();
    assertThat(observed("t").snapshotId()).isNull();

    TestRows.write(catalogs.table(id("t")), 1, 5);
    TestRows.write(catalogs.table(id("t")), 1, 5);
    lookAtAll();
    assertThat(observed("t").files()).isEqualTo(2);
    assertThat(observed("t").snapshots()).isEqualTo(2);
    assertThat(observed("t").records()).isEqualTo(10);
    assertThat(observed("t").lastCommitAt()).isNotNull();

    lake.dropTable("ods", "t", Duration.ofSeconds(10));
    lookAtAll();
    assertThat(observations.find(id("t"))).isEmpty();
  }

  @Test
  void seesAnIdleTableAgainWithoutAddingPoints() {
    create("t", Map.of());
    lookAtAll();
    Observation first = observed("t");
    lookAtAll();
    assertThat(observed("t").observedAt()).isAfter(first.observedAt());
    Answer series = get(path("t") + "/series?metrics=files&points=2");
    assertThat(series.<List<Integer>>at("$.values.files")).hasSize(2).last().isEqualTo(0);
  }

  @Test
  void decidesAtFirstSightWhoMaintainsATable() {
    create("compacted", Map.of());
    create("idle", Map.of("write-only", "true"));
    lookAtAll();
    assertThat(cares.find(id("compacted")).orElseThrow().owner())
        .isEqualTo(MaintenanceOwner.WRITER);
    assertThat(cares.find(id("idle")).orElseThrow().owner()).isEqualTo(MaintenanceOwner.WEIR);
  }

  @Test
  void saysWhyATableCannotBeReadAndGoesOn() throws Exception {
    create("broken", Map.of());
    create("whole", Map.of());
    TestRows.write(catalogs.table(id("broken")), 1, 5);
    TestRows.write(catalogs.table(id("whole")), 1, 5);
    Path manifests = directory.resolve("ods.db/broken/manifest");
    try (var files = Files.list(manifests)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    lookAtAll();
    assertThat(observed("whole").records()).isEqualTo(5);
    Answer summary = get("/health/summary?catalog=" + catalog);
    assertThat(summary.<Integer>at("$.tables")).isEqualTo(2);
    assertThat(summary.<Integer>at("$.observed")).isEqualTo(1);
    assertThat(summary.<Integer>at("$.failing")).isEqualTo(1);
    assertThat(summary.<String>at("$.unobserved[0].table")).isEqualTo(catalog + ".ods.broken");
    assertThat(summary.<String>at("$.unobserved[0].reason")).contains("manifest");
  }

  @Test
  void sumsUpTheLake() {
    create("few", Map.of());
    create("many", Map.of());
    TestRows.write(catalogs.table(id("few")), 1, 2);
    TestRows.write(catalogs.table(id("many")), 1, 2);
    TestRows.write(catalogs.table(id("many")), 1, 2);
    lookAtAll();
    Answer summary = get("/health/summary?catalog=" + catalog);
    assertThat(summary.<Integer>at("$.files")).isEqualTo(3);
    assertThat(summary.<List<String>>at("$.mostFiles[*].table"))
        .containsExactly(catalog + ".ods.many", catalog + ".ods.few");
    assertThat(summary.<List<Integer>>at("$.series.files")).hasSize(97).doesNotContainNull();
    assertThat(Instant.parse(summary.at("$.series.times[0]")))
        .isAfter(Instant.now().minus(Duration.ofMinutes(5)));
    assertThat(summary.<Boolean>at("$.stale")).isFalse();
    assertThat(get("/health/summary").<Integer>at("$.files")).isGreaterThanOrEqualTo(3);
    assertThat(get("/health/summary?catalog=none").status()).isEqualTo(404);
  }

  @Test
  void showsNumbersInTheListOfTables() {
    create("a", Map.of());
    create("b", Map.of());
    TestRows.write(catalogs.table(id("b")), 1, 5);
    lookAtAll();
    Answer list = get("/catalogs/" + catalog + "/databases/ods/tables?sort=-records");
    assertThat(list.<List<String>>at("$.items[*].name")).containsExactly("b", "a");
    assertThat(list.<List<Integer>>at("$.items[*].records")).containsExactly(5, 0);
    assertThat(get("/catalogs/" + catalog + "/databases").<Integer>at("$.items[0].tables"))
        .isEqualTo(2);
  }

  @Test
  void aStorageThatNeverAnswersDelaysNoOther() throws Exception {
    try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      String warehouse = "hdfs://127.0.0.1:" + silent.getLocalPort() + "/w";
      String dead = "dead-" + catalog;
      catalogs.create(new CatalogSpec(dead, "filesystem", warehouse, Map.of(), Map.of()));
      create("t", Map.of());
      collector.lookAtAll();
      await().atMost(Duration.ofSeconds(20)).until(() -> observations.find(id("t")).isPresent());
      assertThat(catalogs.get(dead).state().reachable()).isNotEqualTo(true);
      catalogs.delete(dead);
    }
  }

  @Test
  void refusesAbsurdSeries() {
    create("t", Map.of());
    assertThat(get(path("t") + "/series?metrics=colour").status()).isEqualTo(400);
    assertThat(get(path("t") + "/series?points=100000").status()).isEqualTo(400);
    assertThat(get(path("t") + "/series?from=yesterday").status()).isEqualTo(400);
    assertThat(get(path("t") + "/series?to=-1000000000-01-01T00:00:00Z").status()).isEqualTo(400);
    assertThat(get(path("t") + "/series?to=%2B12345-01-01T00:00:00Z").status()).isEqualTo(400);
    assertThat(
            get(path("t") + "/series?from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z").status())
        .isEqualTo(400);
  }

  private void create(String table, Map<String, String> options) {
    List<ColumnShape> columns = List.of(new ColumnShape(-1, "id", "INT", null, null));
    lake.createTable("ods", table, new TableShape(columns, List.of(), List.of(), options, null));
  }

  private Observation observed(String table) {
    return observations.find(id(table)).orElseThrow();
  }

  private TableId id(String table) {
    return new TableId(catalog, "ods", table);
  }

  private String path(String table) {
    return "/catalogs/" + catalog + "/databases/ods/tables/" + table;
  }

  private Answer get(String uri) {
    return Answer.of(api.admin().get().uri(uri));
  }

  /** Whether they are due or not; what is new is followed one snapshot at a look. */
  private void lookAtAll() {
    Instant tomorrow = Instant.now().plus(Duration.ofDays(1));
    for (int looks = 0; looks < 3; looks++) {
      sweep.run(catalog, tomorrow);
    }
  }
}
