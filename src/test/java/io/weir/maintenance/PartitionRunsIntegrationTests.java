package io.weir.maintenance;

import static io.weir.maintenance.RunsApi.because;
import static io.weir.maintenance.RunsApi.body;
import static io.weir.maintenance.RunsApi.number;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.paimon.ColumnShape;
import io.weir.paimon.LakeTable;
import io.weir.paimon.PartitionSize;
import io.weir.paimon.TableShape;
import io.weir.paimon.TestLake;
import io.weir.shared.TableId;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.apache.paimon.data.BinaryString;
import org.apache.paimon.data.GenericRow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;

/** Runs that expire partitions and compact manifests, and such on tables with postponed buckets. */
@WeirIntegrationTest
class PartitionRunsIntegrationTests {

  private static final Duration ON_FLINK = Duration.ofMinutes(3);

  @Autowired Api api;
  @TempDir Path directory;

  private final String catalog = "c" + UUID.randomUUID().toString().substring(0, 8);
  private TestLake lake;

  @BeforeEach
  void open() {
    lake = new TestLake(directory);
  }

  @AfterEach
  void close() {
    lake.close();
  }

  @Test
  void expiresThePartitionsThatItRecordedBefore() {
    LakeTable events = createEvents(Map.of("partition.expiration-time", "30 d"));
    RunsApi runs = register("events");
    Map<String, Object> preview = runs.preview("expire-partitions", Map.of());
    assertThat(number(preview, "runPlan", "partitionCount")).isEqualTo(2);
    assertThat(number(preview, "forecast", "files")).isEqualTo(1);
    assertThat(events.partitions()).as("a preview drops nothing").hasSize(3);

    Map<String, Object> run = runs.ended(runs.order("expire-partitions", Map.of()));
    assertThat(run).containsEntry("status", "SUCCEEDED").containsEntry("engine", "weir");
    assertThat(run.get("runPlan").toString()).contains("p=" + day(100), "p=" + day(40));
    assertThat(number(run, "after", "files")).isEqualTo(1);
    assertThat(events.partitions())
        .extracting(PartitionSize::partition)
        .containsExactly("p=" + day(3));

    Map<String, Object> again = runs.ended(runs.order("expire-partitions", Map.of()));
    assertThat(again).containsEntry("status", "SKIPPED");
    assertThat(because(again)).containsEntry("code", "NO_OLD_PARTITION");
    runs.post("/runs", runs.run("expire-partitions", Map.of("days", 3), false))
        .expectStatus()
        .isBadRequest()
        .expectBody()
        .jsonPath("$.errors[0].pointer")
        .isEqualTo("/options/days");
  }

  @Test
  void aPolicyExpiresPartitionsWhereATableSaysWhen() {
    LakeTable events = createEvents(Map.of("partition.expiration-time", "30 d"));
    lake.createKeyed("kept", Map.of());
    lake.write("kept", 1, 3, "a");
    RunsApi runs = register("events");
    Map<String, Object> policy =
        Map.of(
            "name",
            catalog + "-old",
            "scope",
            Map.of("catalog", catalog),
            "action",
            "expire-partitions",
            "trigger",
            Map.of("kind", "every", "every", "PT10S"));
    Map<String, Object> made = body(runs.post("/policies", policy).expectStatus().isCreated());
    assertThat(made.get("sentence").toString())
        .isEqualTo(
            "Expire partitions of every table of "
                + catalog
                + ", as the table's own options say, every 10 seconds.");
    await().atMost(Duration.ofSeconds(60)).until(() -> events.partitions().size() == 1);
    String ofKept = "/runs?status=SKIPPED&table=kept&catalog=" + catalog;
    await()
        .atMost(Duration.ofSeconds(60))
        .untilAsserted(
            () ->
                assertThat(runs.items(ofKept))
                    .extracting(run -> because(run).get("code"))
                    .contains("NO_EXPIRATION_TIME"));
    api.admin()
        .delete()
        .uri("/policies/" + catalog + "-old")
        .exchange()
        .expectStatus()
        .isNoContent();
  }

  @Test
  void compactsManifestsAndLeavesTheDataAsItIs() {
    lake.createKeyed("orders", Map.of());
    for (int i = 0; i < 6; i++) {
      lake.write("orders", i, i + 5, "version " + i);
    }
    RunsApi runs = register("orders");
    Map<String, Object> run = runs.ended(runs.order("compact-manifests", Map.of()));
    assertThat(run).containsEntry("status", "SUCCEEDED");
    assertThat(number(run, "runPlan", "manifests")).isEqualTo(6);
    assertThat(number(run, "after", "files")).isEqualTo(6);
    assertThat(number(run, "after", "snapshots")).isEqualTo(7);
    Map<String, Object> again = runs.ended(runs.order("compact-manifests", Map.of()));
    assertThat(because(again)).containsEntry("code", "NO_MANIFEST_TO_MERGE");
  }

  @Test
  void placesPostponedRowsWithAFlinkJob() {
    LakeTable postponed = lake.createKeyed("postponed", Map.of("bucket", "-2"));
    lake.write("postponed", 1, 50, "a");
    RunsApi runs = register("postponed");
    await()
        .atMost(ON_FLINK)
        .until(
            () ->
                body(api.admin().get().uri("/clusters/embedded").exchange())
                    .get("state")
                    .equals("UP"));
    assertThat(rows(runs)).as("nobody sees them yet").isEmpty();
    Map<String, Object> run =
        runs.ended(runs.order("compact", Map.of("strategy", "minor")), ON_FLINK);
    assertThat(run).containsEntry("status", "SUCCEEDED").containsEntry("engine", "flink");
    assertThat(rows(runs)).hasSize(50);
    assertThat(postponed.snapshots(null, 1).get(0).commitUser())
        .startsWith("weir-run-" + run.get("id"));
    Map<String, Object> again = runs.ended(runs.order("compact", Map.of("strategy", "minor")));
    assertThat(because(again)).containsEntry("code", "NOTHING_TO_COMPACT");
  }

  private List<?> rows(RunsApi runs) {
    Map<String, Object> page =
        body(api.admin().get().uri(runs.path("/rows")).exchange().expectStatus().isOk());
    return (List<?>) page.get("rows");
  }

  /** A row in each of three partitions, two of them old. */
  private LakeTable createEvents(Map<String, String> expiry) {
    Map<String, String> options = new HashMap<>(expiry);
    options.putAll(Map.of("bucket", "1", "write-only", "true"));
    List<ColumnShape> columns =
        List.of(
            new ColumnShape(-1, "p", "STRING NOT NULL", null, null),
            new ColumnShape(-1, "id", "INT NOT NULL", null, null));
    LakeTable table =
        lake.create(
            "events", new TableShape(columns, List.of("p", "id"), List.of("p"), options, null));
    List<GenericRow> rows =
        List.of(GenericRow.of(text(100), 1), GenericRow.of(text(40), 1), GenericRow.of(text(3), 1));
    lake.write("events", rows, Map.of());
    return table;
  }

  /** A catalog of the lake; nobody has looked at this table yet. */
  private RunsApi register(String table) {
    RunsApi runs = new RunsApi(api, new TableId(catalog, TestLake.DATABASE, table));
    runs.post(
            "/catalogs",
            Map.of(
                "name", catalog, "metastore", "filesystem", "warehouse", directory + "/warehouse"))
        .expectStatus()
        .isCreated();
    return runs;
  }

  private static BinaryString text(int daysAgo) {
    return BinaryString.fromString(day(daysAgo));
  }

  private static String day(int daysAgo) {
    return LocalDate.now().minusDays(daysAgo).toString();
  }
}
