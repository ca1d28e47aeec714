package io.weir.maintenance;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.catalog.Tables;
import io.weir.lease.Decision;
import io.weir.lease.TableCares;
import io.weir.shared.TableId;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.RestTestClient.ResponseSpec;

@WeirIntegrationTest
class PoliciesIntegrationTests {

  private static final Map<String, Object> TABLE =
      Map.of(
          "name",
          "orders",
          "columns",
          List.of(Map.of("name", "id", "type", "BIGINT NOT NULL")),
          "primaryKey",
          List.of("id"),
          "options",
          Map.of("bucket", "1"),
          "layer",
          "ODS");

  @Autowired Api api;
  @Autowired TableCares cares;
  @Autowired Tables tables;
  @TempDir Path warehouse;

  private final String catalog = "p" + UUID.randomUUID().toString().substring(0, 8);
  private final TableId table = new TableId(catalog, "shop", "orders");

  @BeforeEach
  void makeATableOfALayer() {
    post(
            "/catalogs",
            Map.of("name", catalog, "metastore", "filesystem", "warehouse", warehouse.toString()))
        .expectStatus()
        .isCreated();
    post("/catalogs/" + catalog + "/databases", Map.of("name", "shop")).expectStatus().isCreated();
    post("/catalogs/" + catalog + "/databases/shop/tables", TABLE).expectStatus().isCreated();
  }

  @Test
  void writesWhatALayersPolicyDecidesIntoTheCareOfItsTables() {
    post("/policies", policy("ods", Map.of("catalog", catalog, "layer", "ODS")))
        .expectStatus()
        .isCreated();
    post("/policies", policy("dwd", Map.of("catalog", catalog, "layer", "DWD")))
        .expectStatus()
        .isCreated();
    assertThat(decisions()).extracting(Decision::policy).containsExactly(name("ods"));

    api.admin().delete().uri("/policies/" + name("ods")).exchange().expectStatus().isNoContent();
    assertThat(decisions()).isEmpty();
  }

  @Test
  void decidesAtOnceForATableThatIsMadeLater() {
    post("/policies", policy("all", Map.of("catalog", catalog))).expectStatus().isCreated();
    Map<String, Object> later = new HashMap<>(TABLE);
    later.put("name", "later");
    post("/catalogs/" + catalog + "/databases/shop/tables", later).expectStatus().isCreated();
    assertThat(decisions(new TableId(catalog, "shop", "later")))
        .extracting(Decision::policy)
        .containsExactly(name("all"));
  }

  @Test
  void decidesAtOnceForATableThatIsFound() {
    post("/policies", policy("ods", Map.of("catalog", catalog, "layer", "ODS")))
        .expectStatus()
        .isCreated();
    cares.forget(table);
    tables.adopt(catalog, "shop", List.of("orders"));
    assertThat(decisions()).extracting(Decision::policy).containsExactly(name("ods"));
  }

  @Test
  void acceptsOneOfManyAtOnce() {
    Map<String, Object> policy = policy("once", Map.of("catalog", catalog, "database", "shop"));
    List<CompletableFuture<Integer>> answers =
        IntStream.range(0, 6)
            .mapToObj(
                i ->
                    CompletableFuture.supplyAsync(
                        () ->
                            post("/policies", policy)
                                .returnResult(byte[].class)
                                .getStatus()
                                .value()))
            .toList();
    assertThat(answers.stream().map(CompletableFuture::join).toList())
        .containsOnlyOnce(201)
        .containsOnly(201, 409);
  }

  @Test
  void isScheduledByAnotherKindOfTriggerWhenItIsChangedSo() {
    Map<String, Object> policy = policy("when", Map.of("catalog", catalog, "database", "shop"));
    post("/policies", policy).expectStatus().isCreated();
    Map<String, Object> daily = new HashMap<>(policy);
    daily.put("trigger", Map.of("kind", "cron", "cron", "0 0 2 * * ?", "zone", "UTC"));
    assertThat(nextAfter(daily, 0)).endsWith("T02:00:00Z");
    assertThat(Instant.parse(nextAfter(policy, 1)))
        .isBetween(Instant.now(), Instant.now().plus(Duration.ofHours(1)));
  }

  /** When the policy is due next, as the list says once it was changed. */
  private String nextAfter(Map<String, Object> policy, long version) {
    api.admin()
        .put()
        .uri("/policies/" + policy.get("name"))
        .header("If-Match", "\"" + version + "\"")
        .contentType(MediaType.APPLICATION_JSON)
        .body(policy)
        .exchange()
        .expectStatus()
        .isOk();
    Answer all = Answer.of(api.admin().get().uri("/policies?limit=500"));
    return all.<List<String>>at("$.items[?(@.name == '" + policy.get("name") + "')].nextFireAt")
        .get(0);
  }

  private List<Decision> decisions() {
    return decisions(table);
  }

  private List<Decision> decisions(TableId of) {
    return cares.find(of).orElseThrow().decisions();
  }

  private String name(String suffix) {
    return catalog + "-" + suffix;
  }

  private Map<String, Object> policy(String suffix, Map<String, Object> scope) {
    return Map.of(
        "name",
        name(suffix),
        "scope",
        scope,
        "action",
        "compact",
        "trigger",
        Map.of("kind", "every", "every", "PT1H"));
  }

  private ResponseSpec post(String path, Object body) {
    return api.admin()
        .post()
        .uri(path)
        .contentType(MediaType.APPLICATION_JSON)
        .body(body)
        .exchange();
  }
}
