package io.weir.maintenance;

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
import org.springframework.test.web.servlet.client.RestTestClient.ResponseSpec;

@WeirIntegrationTest
class MaintenanceIntegrationTests {

  private static final Duration SOON = Duration.ofSeconds(60);
  private static final String TABLE = "orders";

  @Autowired Api api;
  @Autowired TableLeases leases;
  @TempDir Path directory;

  private final String catalog = "c" + UUID.randomUUID().toString().substring(0, 8);
  private TestLake lake;

  @BeforeEach
  void fillATable() {
    lake = new TestLake(directory);
    lake.createKeyed(TABLE, Map.of());
    for (int i = 0; i < 6; i++) {
      lake.write(TABLE, 0, 50, "version " + i);
    }
    post(
            "/catalogs",
            Map.of(
                "name", catalog, "metastore", "filesystem", "warehouse", directory + "/warehouse"))
        .expectStatus()
        .isCreated();
    api.admin().get().uri(table("")).exchange().expectStatus().isOk();
  }

  @AfterEach
  void close() {
    lake.close();
  }

  @Test
  void compactsAndNothingElse() {
    Map<String, Object> run = ended(order("compact", Map.of("strategy", "full")));
    assertThat(run).containsEntry("status", "SUCCEEDED").containsEntry("engine", "weir");
    assertThat(number(run, "before", "files")).isEqualTo(6);
    assertThat(number(run, "after", "files")).isEqualTo(1);
    assertThat(number(run, "after", "snapshots")).as("only its own").isEqualTo(7);
    assertThat(number(run, "runPlan", "files")).isEqualTo(6);

    Map<String, Object> again = ended(order("compact", Map.of("strategy", "full")));
    assertThat(again)
        .containsEntry("status", "SKIPPED")
        .containsEntry("skippedBecause", "there is nothing to compact");
    assertThat(because(again)).containsEntry("code", "NOTHING_TO_COMPACT");
  }

  @Test
  void expiresWhatItRecordedBefore() {
    Map<String, Object> options = Map.of("retainTime", "PT0S", "retainMin", 2);
    Map<String, Object> preview =
        body(post("/runs", run("expire-snapshots", options, true)).expectStatus().isOk());
    assertThat(number(preview, "forecast", "snapshots")).isEqualTo(2);

    Map<String, Object> run = ended(order("expire-snapshots", options));
    assertThat(run).containsEntry("status", "SUCCEEDED");
    assertThat(number(run, "before", "snapshots")).isEqualTo(6);
    assertThat(number(run, "after", "snapshots")).isEqualTo(2);
    assertThat(number(run, "runPlan", "earliest")).isEqualTo(1);
    assertThat(number(run, "runPlan", "endExclusive")).isEqualTo(5);
    assertThat(ended(order("expire-snapshots", options))).containsEntry("status", "SKIPPED");
  }

  @Test
  void refusesWhatTheOwnerDoesNotGiveToWeir() {
    api.admin()
        .put()
        .uri(table("/owner"))
        .contentType(MediaType.APPLICATION_JSON)
        .body(Map.of("owner", "WRITER"))
        .exchange()
        .expectStatus()
        .isOk();
    post("/runs", run("compact", Map.of(), false))
        .expectStatus()
        .isEqualTo(422)
        .expectBody()
        .jsonPath("$.detail")
        .value(String.class, detail -> assertThat(detail).contains("owner WRITER"));
    api.admin()
        .get()
        .uri(table("/policies"))
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
    long run = order("compact", Map.of("strategy", "full"));
    await().atMost(SOON).until(() -> get(run).get("status").equals("WAITING"));
    assertThat(get(run)).containsEntry("waitingFor", "the lease of a test");
    assertThat(because(get(run))).containsEntry("code", "LEASE").containsEntry("about", "a test");
    assertThat(found("status=QUEUED&status=WAITING&status=RUNNING")).contains(run);
    assertThat(found("status=SUCCEEDED&status=FAILED")).doesNotContain(run);
    leases.release(lease);
    assertThat(ended(run)).containsEntry("status", "SUCCEEDED");
    assertThat(get(run)).containsEntry("because", null);
  }

  @Test
  void cancelsARunThatWaits() {
    Lease lease = leases.acquire(id(), Act.DROP, "a test", Duration.ofMinutes(5));
    long run = order("compact", Map.of());
    await().atMost(SOON).until(() -> get(run).get("status").equals("WAITING"));
    post("/runs/" + run + "/cancel", Map.of()).expectStatus().isAccepted();
    assertThat(ended(run))
        .containsEntry("status", "CANCELLED")
        .containsEntry("cancelRequestedBy", "test-admin");
    post("/runs/" + run + "/cancel", Map.of()).expectStatus().isEqualTo(409);
    leases.release(lease);
  }

  @Test
  void neverWorksTwiceOnATableAtATime() {
    List<Long> ordered = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      ordered.add(order(i % 2 == 0 ? "compact" : "expire-snapshots", Map.of()));
    }
    List<Map<String, Object>> runs = ordered.stream().map(this::ended).toList();
    List<Map<String, Object>> worked =
        runs.stream()
            .filter(run -> run.get("startedAt") != null)
            .sorted(Comparator.comparing(run -> (String) run.get("startedAt")))
            .toList();
    for (int i = 1; i < worked.size(); i++) {
      Instant end = Instant.parse((String) worked.get(i - 1).get("endedAt"));
      assertThat(Instant.parse((String) worked.get(i).get("startedAt"))).isAfterOrEqualTo(end);
    }
    assertThat(runs).extracting(run -> run.get("status")).containsOnly("SUCCEEDED", "SKIPPED");
  }

  @Test
  void makesOneRunForOneKey() {
    Object body = run("compact", Map.of(), false);
    Object first = ordered(body, "key-" + catalog).get("id");
    assertThat(ordered(body, "key-" + catalog).get("id")).isEqualTo(first);
    api.admin()
        .post()
        .uri("/runs")
        .header("Idempotency-Key", "key-" + catalog)
        .contentType(MediaType.APPLICATION_JSON)
        .body(run("expire-snapshots", Map.of(), false))
        .exchange()
        .expectStatus()
        .isEqualTo(409);
  }

  @Test
  void aPolicyMakesOneRunForEachDueTime() {
    post("/policies", policy(catalog + "-often", Map.of("kind", "every", "every", "PT10S")))
        .expectStatus()
        .isCreated();
    List<Map<String, Object>> runs =
        await()
            .atMost(SOON)
            .until(() -> items("/runs?catalog=" + catalog), found -> found.size() >= 2);
    assertThat(runs).extracting(run -> run.get("policy")).containsOnly(catalog + "-often");
    assertThat(runs).extracting(run -> run.get("dueAt")).doesNotHaveDuplicates();
    List<Object> statuses =
        runs.stream()
            .map(run -> ended(((Number) run.get("id")).longValue()).get("status"))
            .toList();
    assertThat(statuses).as("one compacts, the others find nothing left").contains("SUCCEEDED");
    assertThat(items(table("/policies")).get(0)).containsEntry("policy", catalog + "-often");
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
    post("/policies", policy).expectStatus().isCreated();
    List<Map<String, Object>> succeeded =
        await()
            .atMost(Duration.ofMinutes(3))
            .until(
                () -> items("/runs?status=SUCCEEDED&catalog=" + catalog), runs -> !runs.isEmpty());
    Map<String, Object> run = get(((Number) succeeded.get(0).get("id")).longValue());
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
    post("/policies", policy(catalog + "-a", trigger)).expectStatus().isCreated();
    post("/policies", policy(catalog + "-b", trigger)).expectStatus().isEqualTo(409);
    post("/policies/preview", policy(catalog + "-b", trigger))
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
    bad("/runs", run("vacuum", Map.of(), false), "/action");
    bad("/runs", run("compact", Map.of("strategy", 3), false), "/options/strategy");
    bad("/policies", policy("../x", Map.of("kind", "every", "every", "PT10M")), "/name");
    bad("/policies", policy("p", Map.of("kind", "every", "every", "PT1S")), "/trigger/every");
    bad("/policies", policy("p", Map.of("kind", "cron", "cron", "nonsense")), "/trigger/cron");
    bad("/policies", policy("p", Map.of("kind", "moon")), "/trigger");
    Map<String, Object> elsewhere =
        new HashMap<>(policy("p", Map.of("kind", "every", "every", "PT10M")));
    elsewhere.put("scope", Map.of("catalog", "nowhere"));
    bad("/policies", elsewhere, "/scope/catalog");
    post(
            "/runs",
            Map.of("catalog", catalog, "database", "ods", "table", "nothing", "action", "compact"))
        .expectStatus()
        .isNotFound();
  }

  private void bad(String path, Object body, String pointer) {
    post(path, body)
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

  private String table(String rest) {
    return "/catalogs/" + catalog + "/databases/ods/tables/" + TABLE + rest;
  }

  private Map<String, Object> run(String action, Map<String, Object> options, boolean dryRun) {
    return Map.of(
        "catalog",
        catalog,
        "database",
        "ods",
        "table",
        TABLE,
        "action",
        action,
        "options",
        options,
        "dryRun",
        dryRun);
  }

  private long order(String action, Map<String, Object> options) {
    Map<String, Object> queued =
        body(post("/runs", run(action, options, false)).expectStatus().isAccepted());
    return ((Number) queued.get("id")).longValue();
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

  private Map<String, Object> ended(long run) {
    return await().atMost(SOON).until(() -> get(run), found -> found.get("endedAt") != null);
  }

  private Map<String, Object> get(long run) {
    return body(api.admin().get().uri("/runs/" + run).exchange().expectStatus().isOk());
  }

  @SuppressWarnings("unchecked")
  private List<Map<String, Object>> items(String path) {
    return (List<Map<String, Object>>)
        body(api.admin().get().uri(path).exchange().expectStatus().isOk()).get("items");
  }

  private List<Long> found(String filter) {
    return items("/runs?" + filter).stream()
        .map(run -> ((Number) run.get("id")).longValue())
        .toList();
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> because(Map<String, Object> run) {
    return (Map<String, Object>) run.get("because");
  }

  private static int number(Map<String, Object> run, String part, String name) {
    return ((Number) ((Map<?, ?>) run.get(part)).get(name)).intValue();
  }

  private ResponseSpec post(String path, Object body) {
    return api.admin()
        .post()
        .uri(path)
        .contentType(MediaType.APPLICATION_JSON)
        .body(body)
        .exchange();
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> body(ResponseSpec response) {
    return response.expectBody(Map.class).returnResult().getResponseBody();
  }
}
