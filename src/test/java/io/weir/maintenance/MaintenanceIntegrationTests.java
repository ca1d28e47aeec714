package io.weir.maintenance;

import static io.weir.maintenance.RunsApi.because;
import static io.weir.maintenance.RunsApi.body;
import static io.weir.maintenance.RunsApi.number;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.lease.Act;
import io.weir.lease.Lease;
import io.weir.lease.TableLeases;
import io.weir.paimon.TestLake;
import io.weir.shared.TableId;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.MediaType;

@WeirIntegrationTest
class MaintenanceIntegrationTests {

  private static final Duration SOON = Duration.ofSeconds(60);
  private static final String TABLE = "orders";

  @Autowired Api api;
  @Autowired TableLeases leases;
  @TempDir Path directory;

  private final String catalog = "c" + UUID.randomUUID().toString().substring(0, 8);
  private TestLake lake;
  private RunsApi runs;

  @BeforeEach
  void fillATable() {
    runs = new RunsApi(api, id());
    lake = new TestLake(directory);
    lake.createKeyed(TABLE, Map.of());
    for (int i = 0; i < 6; i++) {
      lake.write(TABLE, 0, 50, "version " + i);
    }
    runs.post(
            "/catalogs",
            Map.of(
                "name", catalog, "metastore", "filesystem", "warehouse", directory + "/warehouse"))
        .expectStatus()
        .isCreated();
    api.admin().get().uri(runs.path("")).exchange().expectStatus().isOk();
  }

  @AfterEach
  void close() {
    lake.close();
  }

  @Test
  void compactsAndNothingElse() {
    Map<String, Object> run = runs.ended(runs.order("compact", Map.of("strategy", "full")));
    assertThat(run).containsEntry("status", "SUCCEEDED").containsEntry("engine", "weir");
    assertThat(number(run, "before", "files")).isEqualTo(6);
    assertThat(number(run, "after", "files")).isEqualTo(1);
    assertThat(number(run, "after", "snapshots")).as("only its own").isEqualTo(7);
    assertThat(number(run, "runPlan", "files")).isEqualTo(6);

    Map<String, Object> again = runs.ended(runs.order("compact", Map.of("strategy", "full")));
    assertThat(again)
        .containsEntry("status", "SKIPPED")
        .containsEntry("skippedBecause", "there is nothing to compact");
    assertThat(because(again)).containsEntry("code", "NOTHING_TO_COMPACT");
  }

  @Test
  void expiresWhatItRecordedBefore() {
    Map<String, Object> options = Map.of("retainTime", "PT0S", "retainMin", 2);
    Map<String, Object> preview =
        body(runs.post("/runs", runs.run("expire-snapshots", options, true)).expectStatus().isOk());
    assertThat(number(preview, "forecast", "snapshots")).isEqualTo(2);

    Map<String, Object> run = runs.ended(runs.order("expire-snapshots", options));
    assertThat(run).containsEntry("status", "SUCCEEDED");
    assertThat(number(run, "before", "snapshots")).isEqualTo(6);
    assertThat(number(run, "after", "snapshots")).isEqualTo(2);
    assertThat(number(run, "runPlan", "earliest")).isEqualTo(1);
    assertThat(number(run, "runPlan", "endExclusive")).isEqualTo(5);
    assertThat(runs.ended(runs.order("expire-snapshots", options)))
        .containsEntry("status", "SKIPPED");
  }

  @Test
  void refusesWhatTheOwnerDoesNotGiveToWeir() {
    api.admin()
        .put()
        .uri(runs.path("/owner"))
        .contentType(MediaType.APPLICATION_JSON)
        .body(Map.of("owner", "WRITER"))
        .exchange()
        .expectStatus()
        .isOk();
    runs.post("/runs", runs.run("compact", Map.of(), false))
        .expectStatus()
        .isEqualTo(422)
        .expectBody()
        .jsonPath("$.detail")
        .value(String.class, detail -> assertThat(detail).contains("owner WRITER"));
    api.admin()
        .get()
        .uri(runs.path("/policies"))
        .exchange()
        .expectStatus()
        .isOk()
        .expectBody()
        .jsonPath("$.items[0].refusedBecause")
        .isNotEmpty();
  }

  @Test
  void waitsForTheTablesLease() {
    Lease lease = leases.acquire(id(), Act.DROP, "a test", Duration.ofMinutes(5));
    long run = runs.order("compact", Map.of("strategy", "full"));
    await().atMost(SOON).until(() -> runs.get(run).get("status").equals("WAITING"));
    assertThat(runs.get(run)).containsEntry("waitingFor", "the lease of a test");
    assertThat(because(runs.get(run)))
        .containsEntry("code", "LEASE")
        .containsEntry("about", "a test");
    assertThat(found("status=QUEUED&status=WAITING&status=RUNNING")).contains(run);
    assertThat(found("status=SUCCEEDED&status=FAILED")).doesNotContain(run);
    leases.release(lease);
    assertThat(runs.ended(run)).containsEntry("status", "SUCCEEDED");
    assertThat(runs.get(run)).containsEntry("because", null);
  }

  @Test
  void cancelsARunThatWaits() {
    Lease lease = leases.acquire(id(), Act.DROP, "a test", Duration.ofMinutes(5));
    long run = runs.order("compact", Map.of());
    await().atMost(SOON).until(() -> runs.get(run).get("status").equals("WAITING"));
    runs.post("/runs/" + run + "/cancel", Map.of()).expectStatus().isAccepted();
    assertThat(runs.ended(run))
        .containsEntry("status", "CANCELLED")
        .containsEntry("cancelRequestedBy", "test-admin");
    runs.post("/runs/" + run + "/cancel", Map.of()).expectStatus().isEqualTo(409);
    leases.release(lease);
  }

  @Test
  void neverWorksTwiceOnATableAtATime() {
    List<Long> ordered = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      ordered.add(runs.order(i % 2 == 0 ? "compact" : "expire-snapshots", Map.of()));
    }
    List<Map<String, Object>> all = ordered.stream().map(runs::ended).toList();
    List<Map<String, Object>> worked =
        all.stream()
            .filter(run -> run.get("startedAt") != null)
            .sorted(Comparator.comparing(run -> (String) run.get("startedAt")))
            .toList();
    for (int i = 1; i < worked.size(); i++) {
      Instant end = Instant.parse((String) worked.get(i - 1).get("endedAt"));
      assertThat(Instant.parse((String) worked.get(i).get("startedAt"))).isAfterOrEqualTo(end);
    }
    assertThat(all).extracting(run -> run.get("status")).containsOnly("SUCCEEDED", "SKIPPED");
  }

  @Test
  void makesOneRunForOneKey() {
    Object body = runs.run("compact", Map.of(), false);
    Object first = ordered(body, "key-" + catalog).get("id");
    assertThat(ordered(body, "key-" + catalog).get("id")).isEqualTo(first);
    api.admin()
        .post()
        .uri("/runs")
        .header("Idempotency-Key", "key-" + catalog)
        .contentType(MediaType.APPLICATION_JSON)
        .body(runs.run("expire-snapshots", Map.of(), false))
        .exchange()
        .expectStatus()
        .isEqualTo(409);
  }

  @Test
  void aPolicyMakesOneRunForEachDueTime() {
    runs.post("/policies", policy(catalog + "-often", Map.of("kind", "every", "every", "PT10S")))
        .expectStatus()
        .isCreated();
    List<Map<String, Object>> made =
        await()
            .atMost(SOON)
            .until(() -> runs.items("/runs?catalog=" + catalog), found -> found.size() >= 2);
    assertThat(made).extracting(run -> run.get("policy")).containsOnly(catalog + "-often");
    assertThat(made).extracting(run -> run.get("dueAt")).doesNotHaveDuplicates();
    List<Object> statuses =
        made.stream()
            .map(run -> runs.ended(((Number) run.get("id")).longValue()).get("status"))
            .toList();
    assertThat(statuses).as("one compacts, the others find nothing left").contains("SUCCEEDED");
    assertThat(runs.items(runs.path("/policies")).get(0))
        .containsEntry("policy", catalog + "-often");
    api.admin()
        .delete()
        .uri("/policies/" + catalog + "-often")
        .exchange()
        .expectStatus()
        .isNoContent();
  }

  @Test
  void compactsWhatIsLargeAsAFlinkJob() {
    await()
        .atMost(Duration.ofMinutes(3))
        .until(
            () ->
                body(api.admin().get().uri("/clusters/embedded").exchange())
                    .get("state")
                    .equals("UP"));
    Map<String, Object> policy =
        new HashMap<>(policy(catalog + "-large", Map.of("kind", "every", "every", "PT10S")));
    policy.put("limits", Map.of("rewriteInWeirBytes", 0));
    runs.post("/policies", policy).expectStatus().isCreated();
    List<Map<String, Object>> succeeded =
        await()
            .atMost(Duration.ofMinutes(3))
            .until(
                () -> runs.items("/runs?status=SUCCEEDED&catalog=" + catalog),
                found -> !found.isEmpty());
    Map<String, Object> run = runs.get(((Number) succeeded.get(0).get("id")).longValue());
    api.admin()
        .delete()
        .uri("/policies/" + catalog + "-large")
        .exchange()
        .expectStatus()
        .isNoContent();
    assertThat(run).containsEntry("engine", "flink");
    assertThat((String) run.get("flinkJobId")).hasSize(32);
    assertThat(number(run, "after", "files")).isEqualTo(1);
    assertThat(number(run, "after", "snapshots")).as("nothing expired by the way").isEqualTo(7);
    await().atMost(SOON).until(() -> leases.find(id()).isEmpty());
  }

  @Test
  void refusesTwoPoliciesOfTheSameScopeAndAction() {
    Map<String, Object> trigger = Map.of("kind", "cron", "cron", "5 * * * *", "zone", "UTC");
    runs.post("/policies", policy(catalog + "-a", trigger)).expectStatus().isCreated();
    runs.post("/policies", policy(catalog + "-b", trigger)).expectStatus().isEqualTo(409);
    runs.post("/policies/preview", policy(catalog + "-b", trigger))
        .expectStatus()
        .isOk()
        .expectBody()
        .jsonPath("$.nextFireTimes.length()")
        .isEqualTo(5)
        .jsonPath("$.tables[0].table")
        .isEqualTo(catalog + ".ods.orders")
        .jsonPath("$.conflicts.length()")
        .isEqualTo(2);
  }

  @Test
  void pointsAtWhatIsBad() {
    bad("/runs", runs.run("vacuum", Map.of(), false), "/action");
    bad("/runs", runs.run("compact", Map.of("strategy", 3), false), "/options/strategy");
    bad("/policies", policy("../x", Map.of("kind", "every", "every", "PT10M")), "/name");
    bad("/policies", policy("p", Map.of("kind", "every", "every", "PT1S")), "/trigger/every");
    bad("/policies", policy("p", Map.of("kind", "cron", "cron", "nonsense")), "/trigger/cron");
    bad("/policies", policy("p", Map.of("kind", "moon")), "/trigger");
    Map<String, Object> elsewhere =
        new HashMap<>(policy("p", Map.of("kind", "every", "every", "PT10M")));
    elsewhere.put("scope", Map.of("catalog", "nowhere"));
    bad("/policies", elsewhere, "/scope/catalog");
    runs.post(
            "/runs",
            Map.of("catalog", catalog, "database", "ods", "table", "nothing", "action", "compact"))
        .expectStatus()
        .isNotFound();
  }

  private void bad(String path, Object body, String pointer) {
    runs.post(path, body)
        .expectStatus()
        .isBadRequest()
        .expectBody()
        .jsonPath("$.errors[0].pointer")
        .isEqualTo(pointer);
  }

  private Map<String, Object> policy(String name, Map<String, Object> trigger) {
    return Map.of(
        "name",
        name,
        "scope",
        Map.of("catalog", catalog, "database", "ods"),
        "action",
        "compact",
        "trigger",
        trigger,
        "options",
        Map.of("strategy", "full"));
  }

  private TableId id() {
    return new TableId(catalog, TestLake.DATABASE, TABLE);
  }

  private Map<String, Object> ordered(Object body, String key) {
    return body(
        api.admin()
            .post()
            .uri("/runs")
            .header("Idempotency-Key", key)
            .contentType(MediaType.APPLICATION_JSON)
            .body(body)
            .exchange()
            .expectStatus()
            .isAccepted());
  }

  private List<Long> found(String filter) {
    return runs.items("/runs?" + filter).stream()
        .map(run -> ((Number) run.get("id")).longValue())
        .toList();
  }
}
