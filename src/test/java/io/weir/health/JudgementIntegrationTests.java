package io.weir.health;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.catalog.CatalogSpec;
import io.weir.catalog.Catalogs;
import io.weir.health.signal.Signals;
import io.weir.paimon.ColumnShape;
import io.weir.paimon.Lake;
import io.weir.paimon.TableShape;
import io.weir.paimon.TestRows;
import io.weir.shared.TableId;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.JdbcTemplate;

/** What clients are told of tables that are well and of others. */
@WeirIntegrationTest
class JudgementIntegrationTests {

  @Autowired private Api api;
  @Autowired private Catalogs catalogs;
  @Autowired private CatalogSweep sweep;
  @Autowired private JdbcTemplate jdbc;

  @TempDir private Path directory;
  private final String catalog = "j" + UUID.randomUUID().toString().substring(0, 8);
  private final Map<String, Integer> commits = new HashMap<>();
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
    jdbc.update("DELETE FROM policy WHERE catalog = ?", catalog);
    catalogs.delete(catalog);
  }

  @Test
  void tellsWhatTablesAreJudgedBy() {
    Answer signals = get("/health/signals");
    assertThat(signals.<List<String>>at("$.items[*].id")).hasSize(Signals.all().size());
    assertThat(signals.<List<String>>at("$.items[?(@.id == 'bucket-size')].unit"))
        .containsExactly("bytes");
    assertThat(signals.<List<Double>>at("$.items[?(@.id == 'bucket-size')].thresholds.error"))
        .containsExactly(2.0 * (1L << 30));
  }

  @Test
  void saysWhatIsWrongAndWhatToDoAboutIt() {
    written("sick", Map.of("bucket", "1", "write-only", "true"), 9);
    lookAtAll();
    Answer health = get(path("sick") + "/health");
    assertThat(health.status()).isEqualTo(200);
    assertThat(health.<String>at("$.state")).isEqualTo("ILL");
    assertThat(health.<Integer>at("$.snapshotId")).isEqualTo(9);
    int lost = health.<List<Integer>>at("$.signals[*].lost").stream().mapToInt(i -> i).sum();
    assertThat(health.<Integer>at("$.score")).isEqualTo(100 - lost).isLessThan(80);
    assertThat(health.<List<String>>at("$.advice[*].id")).containsExactly("nobody-compacts");
    assertThat(health.<String>at("$.actors.owner")).isEqualTo("WEIR");
    assertThat(health.<List<Integer>>at("$.actors.seen[*].appends").stream().mapToInt(i -> i).sum())
        .isEqualTo(9);

    Map<String, Object> policy = health.at("$.advice[0].action.body");
    assertThat(health.<String>at("$.advice[0].action.kind")).isEqualTo("policy");
    assertThat(post("/policies", policy).status()).isEqualTo(201);
    assertThat(get(path("sick") + "/health").<List<String>>at("$.advice[*].id"))
        .doesNotContain("nobody-compacts");
  }

  @Test
  void aPlanOfOptionsIsABodyThatPlansTake() {
    written(
        "t", Map.of("bucket", "1", "write-only", "true", "manifest.merge-min-count", "500"), 102);
    lookAtAll();
    Answer health = get(path("t") + "/health");
    List<Map<String, Object>> bodies =
        health.at("$.advice[?(@.id == 'manifests-pile-up')].action.body");
    // nobody compacts it either, which is why the manifests pile up
    assertThat(bodies).isEmpty();
    quiet("no-compactor", "sorted-runs", "small-files");
    health = get(path("t") + "/health");
    bodies = health.at("$.advice[?(@.id == 'manifests-pile-up')].action.body");
    assertThat(bodies).hasSize(1);
    Answer plan = post("/plans", bodies.get(0));
    assertThat(plan.status()).isEqualTo(201);
    assertThat(plan.<List<String>>at("$.steps[*].kind")).contains("set-option");
  }

  @Test
  void whoCommittedIsRememberedWhenSnapshotsExpire() {
    written(
        "t",
        Map.of("bucket", "1", "snapshot.num-retained.min", "1", "snapshot.num-retained.max", "2"),
        1);
    for (int i = 2; i <= 4; i++) {
      lookAtAll();
      TestRows.write(catalogs.table(new TableId(catalog, "ods", "t")), i, i + 5);
      commits.put("t", i);
    }
    lookAtAll();
    Answer health = get(path("t") + "/health");
    assertThat(health.<List<Double>>at("$.signals[?(@.id == 'snapshot-debt')].value"))
        .containsExactly(2.0);
    assertThat(health.<List<Integer>>at("$.actors.seen[*].appends").stream().mapToInt(i -> i).sum())
        .isEqualTo(4);
  }

  @Test
  void whatExpiredWhileNobodyLookedIsCaughtUp() {
    written(
        "t",
        Map.of("bucket", "1", "snapshot.num-retained.min", "1", "snapshot.num-retained.max", "1"),
        1);
    lookAtAll();
    for (int i = 2; i <= 4; i++) {
      TestRows.write(catalogs.table(new TableId(catalog, "ods", "t")), i, i + 5);
    }
    jdbc.update(
        """
        UPDATE table_observation SET looks = 0, observed_at = observed_at - interval '1 day'
        WHERE catalog = ?
        """,
        catalog);
    sweep.run(catalog, Instant.now().plus(Duration.ofDays(1)));
    assertThat(get(path("t") + "/health").<Integer>at("$.snapshotId")).isEqualTo(4);
  }

  @Test
  void listsTheWorstFirstAndSumsThemUp() {
    written("sick", Map.of("bucket", "1", "write-only", "true"), 9);
    written("well", Map.of("bucket", "1"), 2);
    lookAtAll();
    Answer page = get("/health?sort=score&limit=1&catalog=" + catalog);
    assertThat(page.<List<String>>at("$.items[*].name")).containsExactly("sick");
    assertThat(page.<List<String>>at("$.items[0].causes[*].id")).containsExactly("nobody-compacts");
    Answer rest =
        get("/health?sort=score&catalog=" + catalog + "&cursor=" + page.<String>at("$.nextCursor"));
    assertThat(rest.<List<String>>at("$.items[*].name")).containsExactly("well");
    assertThat(rest.<List<String>>at("$.items[*].state")).containsExactly("HEALTHY");
    Answer ill = get("/health?state=ILL&catalog=" + catalog);
    assertThat(ill.<List<String>>at("$.items[*].name")).containsExactly("sick");
    Answer summary = get("/health/summary?catalog=" + catalog);
    assertThat(summary.<Integer>at("$.states.ill")).isEqualTo(1);
    assertThat(summary.<Integer>at("$.states.healthy")).isEqualTo(1);
    assertThat(summary.<List<String>>at("$.databases[*].name")).containsExactly(catalog + ".ods");
  }

  @Test
  void whatCannotBeReadIsUnknownWithTheReason() throws Exception {
    written("t", Map.of("bucket", "1"), 1);
    lookAtAll();
    assertThat(get(path("t") + "/health").<String>at("$.state")).isEqualTo("HEALTHY");
    Files.writeString(directory.resolve("ods.db/t/snapshot/snapshot-2"), "{ \"version\" : 3, ");
    lookAtAll();
    Answer health = get(path("t") + "/health");
    assertThat(health.<String>at("$.state")).isEqualTo("UNKNOWN");
    assertThat(health.<Integer>at("$.score")).isNull();
    assertThat(health.<String>at("$.unknown")).contains("snapshot-2");
    assertThat(health.<List<String>>at("$.signals[*].id")).isNotEmpty();
    Answer listed = get("/health?state=UNKNOWN&catalog=" + catalog);
    assertThat(listed.<List<String>>at("$.items[*].unknown").get(0)).contains("snapshot-2");
  }

  @Test
  void whatAnotherVersionKeptIsReadAgainAndHidesNoOther() {
    written("odd", Map.of("bucket", "1"), 1);
    written("even", Map.of("bucket", "1"), 1);
    lookAtAll();
    jdbc.update(
        """
        UPDATE table_observation SET surroundings = '{"unheard": 1}', judge_at = '-infinity'
        WHERE catalog = ? AND table_name = 'odd'
        """,
        catalog);
    assertThat(get(path("odd") + "/health").<String>at("$.state")).isEqualTo("UNKNOWN");
    assertThat(get(path("even") + "/health").<String>at("$.state")).isEqualTo("HEALTHY");
    await()
        .atMost(Duration.ofMinutes(2))
        .untilAsserted(
            () ->
                assertThat(get(path("odd") + "/health").<String>at("$.state"))
                    .isEqualTo("HEALTHY"));
  }

  @Test
  void whatWasNeverLookedAtIsUnknown() {
    written("t", Map.of("bucket", "1"), 1);
    Answer health = get(path("t") + "/health");
    assertThat(health.<String>at("$.state")).isEqualTo("UNKNOWN");
    assertThat(get(path("none") + "/health").status()).isEqualTo(404);
  }

  @Test
  void whatWasNotSeenForTwoLooksIsUnknown() {
    written("t", Map.of("bucket", "1"), 1);
    lookAtAll();
    jdbc.update(
        "UPDATE table_observation SET observed_at = observed_at - interval '1 hour' WHERE catalog = ?",
        catalog);
    assertThat(get(path("t") + "/health").<String>at("$.state")).isEqualTo("UNKNOWN");
    assertThat(get("/health?catalog=" + catalog).<List<String>>at("$.items[*].state"))
        .containsExactly("UNKNOWN");
    assertThat(get("/health?catalog=" + catalog).<List<String>>at("$.items[*].unknown").get(0))
        .startsWith("It was not seen since");
  }

  @Test
  void policiesSetLimitsOfTheirOwn() {
    written("t", Map.of("bucket", "1", "write-only", "true"), 4);
    lookAtAll();
    quiet("no-compactor");
    limits(Map.of("sorted-runs", Map.of("warning", 2, "error", 3)));
    Answer health = get(path("t") + "/health");
    assertThat(health.<List<Double>>at("$.signals[?(@.id == 'sorted-runs')].thresholds.error"))
        .containsExactly(3.0);
    assertThat(health.<String>at("$.state")).isEqualTo("ILL");
    Answer unknown = post("/policies", policy(Map.of("sorted-rnus", Map.of("warning", 2))));
    assertThat(unknown.status()).isEqualTo(400);
    assertThat(unknown.<List<String>>at("$.errors[*].pointer"))
        .containsExactly("/limits/signals/sorted-rnus");
  }

  @Test
  void aNightlyPolicyHasItsNights() {
    written("t", Map.of("bucket", "1", "write-only", "true"), 9);
    lookAtAll();
    Map<String, Object> nightly = new HashMap<>(policy(Map.of()));
    nightly.put("trigger", Map.of("kind", "cron", "cron", "0 0 3 * * ?", "zone", "UTC"));
    assertThat(post("/policies", nightly).status()).isEqualTo(201);
    Answer health = get(path("t") + "/health");
    assertThat(health.<List<Double>>at("$.signals[?(@.id == 'no-compactor')].thresholds.warning"))
        .containsExactly(3.0 * 24 * 60 * 60);
    assertThat(health.<List<String>>at("$.advice[*].id")).isEmpty();
  }

  @Test
  void refusesAnOrderThatThereIsNot() {
    assertThat(get("/health?sort=colour").status()).isEqualTo(400);
    assertThat(get("/health?cursor=bad").status()).isEqualTo(400);
    assertThat(get("/health?state=FINE").status()).isEqualTo(400);
  }

  /** As if these signals were of no interest here. */
  private void quiet(String... signals) {
    Map<String, Object> limits = new HashMap<>();
    for (String signal : signals) {
      limits.put(signal, Map.of("warning", 1_000_000_000, "error", 1_000_000_000));
    }
    limits(limits);
  }

  private void limits(Map<String, Object> signals) {
    jdbc.update("DELETE FROM policy WHERE catalog = ?", catalog);
    Answer made = post("/policies", policy(signals));
    assertThat(made.status()).as(made.toString()).isEqualTo(201);
  }

  private Map<String, Object> policy(Map<String, Object> signals) {
    return Map.of(
        "name", catalog + "-" + UUID.randomUUID(),
        "scope", Map.of("catalog", catalog),
        "action", "compact",
        "trigger", Map.of("kind", "every", "every", "P30D"),
        "limits", Map.of("signals", signals));
  }

  private void written(String table, Map<String, String> options, int times) {
    commits.put(table, times);
    List<ColumnShape> columns = List.of(new ColumnShape(-1, "id", "INT NOT NULL", null, null));
    lake.createTable(
        "ods", table, new TableShape(columns, List.of("id"), List.of(), options, null));
    for (int i = 0; i < times; i++) {
      TestRows.write(catalogs.table(new TableId(catalog, "ods", table)), i, i + 5);
    }
  }

  /** As if all that is due now and then were due now. */
  private void lookAtAll() {
    jdbc.update(
        "UPDATE table_observation SET surroundings_at = NULL, looks = 1000 WHERE catalog = ?",
        catalog);
    await()
        .atMost(Duration.ofMinutes(2))
        .untilAsserted(
            () -> {
              sweep.run(catalog, Instant.now().plus(Duration.ofDays(1)));
              assertThat(seen()).isEqualTo(commits);
            });
    sweep.run(catalog, Instant.now().plus(Duration.ofDays(1)));
  }

  /** Up to which snapshot each table was followed, by whoever was first. */
  private Map<String, Integer> seen() {
    Map<String, Integer> seen = new HashMap<>();
    jdbc.query(
        "SELECT table_name, snapshot_id FROM table_observation WHERE catalog = ?",
        row -> {
          seen.put(row.getString(1), row.getInt(2));
        },
        catalog);
    return seen;
  }

  private Answer get(String uri) {
    return Answer.of(api.admin().get().uri(uri));
  }

  private Answer post(String uri, Map<String, Object> body) {
    return Answer.of(
        api.admin()
            .post()
            .uri(uri)
            .header("Idempotency-Key", UUID.randomUUID().toString())
            .body(body));
  }

  private String path(String table) {
    return "/catalogs/" + catalog + "/databases/ods/tables/" + table;
  }
}
