package io.weir.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.ExchangeResult;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@WeirIntegrationTest
class PlanIntegrationTests {

  private static final String DATABASE =
      """
      apiVersion: weir/v1
      kind: Database
      metadata: {catalog: CATALOG, name: ods}
      ---
      """;

  private static final String ORDERS =
      """
      apiVersion: weir/v1
      kind: Table
      metadata: {catalog: CATALOG, database: ods, name: orders}
      spec:
        layer: ODS
        comment: orders as they are in the shop
        columns:
          - {name: order_id, type: BIGINT NOT NULL, comment: key}
          - {name: amount, type: "DECIMAL(10, 2)"}
          - {name: note, type: STRING}
        primaryKey: [order_id]
        options: {bucket: 2, "snapshot.num-retained.min": 20}
      """;

  @Autowired Api api;
  @Autowired JsonMapper json;
  @Autowired PlanStore store;
  @TempDir Path warehouse;

  private final String catalog = "l" + UUID.randomUUID().toString().substring(0, 8);

  @BeforeEach
  void registerACatalog() {
    Map<String, Object> body =
        Map.of("name", catalog, "metastore", "filesystem", "warehouse", warehouse.toString());
    assertThat(post("/catalogs", body).getStatus().value()).isEqualTo(201);
  }

  @AfterEach
  void removeTheCatalog() {
    api.admin().delete().uri("/catalogs/" + catalog).exchange();
  }

  @Test
  void makesWhatIsDeclaredAndThenHasNothingToDo() {
    JsonNode plan = plan(DATABASE + ORDERS, List.of());
    assertThat(plan.path("status").asString()).isEqualTo("READY");
    assertThat(kinds(plan)).containsExactly("create-database", "create-table");

    assertThat(applied(plan).path("status").asString()).isEqualTo("APPLIED");
    JsonNode listed =
        get("/plans?status=APPLIED&createdBy=" + plan.path("createdBy").asString())
            .path("items")
            .path(0);
    assertThat(listed.path("id").asLong()).isEqualTo(plan.path("id").asLong());
    assertThat(listed.path("stepCount").asInt()).isEqualTo(2);
    assertThat(listed.path("doneCount").asInt()).isEqualTo(2);
    assertThat(get("/plans?createdBy=nobody").path("items")).isEmpty();
    assertThat(plan.path("manifests").asString())
        .isEqualTo((DATABASE + ORDERS).replace("CATALOG", catalog));
    JsonNode table = get("/catalogs/" + catalog + "/databases/ods/tables/orders");
    assertThat(table.path("columns")).hasSize(3);
    assertThat(kinds(plan(DATABASE + ORDERS, List.of()))).isEmpty();
    assertThat(apply(plan.path("id").asLong()).getStatus().value()).isEqualTo(409);
  }

  @Test
  void altersAndRemovesWhatTheLastDefinitionHadSet() {
    applied(plan(DATABASE + ORDERS, List.of()));
    String changed =
        ORDERS
            .replace("DECIMAL(10, 2)", "DECIMAL(12, 2)")
            .replace("  - {name: note", "  - {name: city, type: STRING}\n    - {name: note")
            .replace(", \"snapshot.num-retained.min\": 20", "");
    JsonNode plan = plan(changed, List.of());
    assertThat(kinds(plan)).containsExactly("retype-column", "add-column", "remove-option");
    assertThat(plan.path("steps").get(0).path("risk").asString()).isEqualTo("green");
    assertThat(plan.path("steps").get(0).path("sql").asString()).contains("DECIMAL(12, 2)");

    assertThat(applied(plan).path("status").asString()).isEqualTo("APPLIED");
    JsonNode columns = get("/catalogs/" + catalog + "/databases/ods/tables/orders").path("columns");
    assertThat(columns.findValuesAsString("name"))
        .containsExactly("order_id", "amount", "city", "note");
    assertThat(kinds(plan(changed, List.of()))).isEmpty();
  }

  @Test
  void blocksWhatDestroysUntilItIsAllowedByName() {
    applied(plan(DATABASE + ORDERS, List.of()));
    String without = ORDERS.replace("    - {name: note, type: STRING}\n", "");
    JsonNode blocked = plan(without, List.of());
    assertThat(blocked.path("status").asString()).isEqualTo("BLOCKED");
    assertThat(blocked.path("blockers").get(0).path("code").asString()).isEqualTo("not-allowed");
    String name = blocked.path("blockers").get(0).path("target").asString();
    assertThat(name).isEqualTo(catalog + ".ods.orders.note");
    assertThat(apply(blocked.path("id").asLong()).getStatus().value()).isEqualTo(409);

    JsonNode allowed = plan(without, List.of(name));
    assertThat(allowed.path("status").asString()).isEqualTo("READY");
    assertThat(applied(allowed).path("status").asString()).isEqualTo("APPLIED");
  }

  @Test
  void refusesToApplyWhatHasMoved() {
    applied(plan(DATABASE + ORDERS, List.of()));
    JsonNode first = plan(ORDERS.replace("type: STRING}", "type: STRING, comment: a}"), List.of());
    JsonNode second = plan(ORDERS.replace("type: STRING}", "type: STRING, comment: b}"), List.of());
    assertThat(applied(second).path("status").asString()).isEqualTo("APPLIED");
    ExchangeResult refused = apply(first.path("id").asLong());
    assertThat(refused.getStatus().value()).isEqualTo(409);
    assertThat(answer(refused).path("detail").asString()).contains(catalog + ".ods.orders");
    assertThat(get("/plans/" + first.path("id").asLong()).path("status").asString())
        .isEqualTo("STALE");
  }

  @Test
  void goesOnWithWhatWasInterruptedAlsoWhenAStepWasDoneUnseen() {
    JsonNode plan = plan(DATABASE + ORDERS, List.of());
    long id = plan.path("id").asLong();
    assertThat(store.claim(id)).isTrue();
    post("/catalogs/" + catalog + "/databases", Map.of("name", "ods"));
    store.end(id, PlanStatus.INTERRUPTED, "as if Weir had been killed");

    assertThat(applied(plan).path("status").asString()).isEqualTo("APPLIED");
    assertThat(get("/plans/" + id).path("steps").findValuesAsString("status")).containsOnly("DONE");
  }

  @Test
  void keepsAPlanWhoseLakeDoesNotAnswerForLater() {
    JsonNode plan = plan(DATABASE + ORDERS, List.of());
    long id = plan.path("id").asLong();
    api.admin().delete().uri("/catalogs/" + catalog).exchange().expectStatus().isNoContent();
    assertThat(apply(id).getStatus().value()).isEqualTo(409);
    assertThat(get("/plans/" + id).path("status").asString()).isEqualTo("READY");
    registerACatalog();
    assertThat(applied(plan).path("status").asString()).isEqualTo("APPLIED");
  }

  @Test
  void renamesWhatIsSaidToBeRenamed() {
    applied(plan(DATABASE + ORDERS, List.of()));
    String renamed =
        ORDERS
            .replace("name: orders}", "name: purchases, renamedFrom: orders}")
            .replace("{name: note,", "{name: remark, renamedFrom: note,")
            .replace(", \"snapshot.num-retained.min\": 20", "");
    JsonNode plan = plan(renamed, List.of());
    assertThat(kinds(plan)).containsExactly("rename-table", "rename-column", "remove-option");
    assertThat(applied(plan).path("status").asString()).isEqualTo("APPLIED");
    assertThat(kinds(plan(renamed, List.of()))).isEmpty();
  }

  @Test
  void dropsWhatIsToBeAbsent() {
    applied(plan(DATABASE + ORDERS, List.of()));
    String absent =
        ORDERS.substring(0, ORDERS.indexOf("spec:")).replace("metadata", "state: absent\nmetadata")
            + "---\n"
            + DATABASE.replace("metadata", "state: absent\nmetadata");
    JsonNode plan = plan(absent, List.of(catalog + ".ods.orders", catalog + ".ods"));
    assertThat(kinds(plan)).containsExactly("drop-table", "drop-database");
    assertThat(applied(plan).path("status").asString()).isEqualTo("APPLIED");
    assertThat(get("/catalogs/" + catalog + "/databases").path("items")).isEmpty();
  }

  @Test
  void saysWhereAManifestIsWrongAndPlansNothingBlindly() {
    JsonNode plan = plan(DATABASE + ORDERS.replace("BIGINT NOT NULL", "BIGINTEGER"), List.of());
    assertThat(plan.path("status").asString()).isEqualTo("BLOCKED");
    JsonNode finding = plan.path("findings").get(0);
    assertThat(finding.path("pointer").asString()).isEqualTo("/spec/columns/0/type");
    assertThat(finding.path("line").asInt()).isEqualTo(12);
    assertThat(finding.path("document").asInt()).isEqualTo(1);
  }

  @Test
  void plansAndAppliesStatementsOfSql() {
    String statements =
        """
        CREATE DATABASE ods;
        CREATE TABLE sales (id BIGINT, n INT, PRIMARY KEY (id) NOT ENFORCED) WITH ('bucket' = '2');
        CALL sys.alter_column_default_value('ods.sales', 'n', '7');
        """;
    Map<String, Object> body =
        Map.of("manifests", statements, "catalog", catalog, "database", "ods");
    JsonNode done = applied(answer(post("/plans", body)));
    assertThat(done.path("status").asString()).as(done.toPrettyString()).isEqualTo("APPLIED");
    assertThat(kinds(answer(post("/plans", body)))).isEmpty();

    Map<String, Object> broken = Map.of("manifests", "CREATE TABLE t (a INT;", "catalog", catalog);
    JsonNode finding = answer(post("/plans", broken)).path("findings").path(0);
    assertThat(finding.path("column").asInt()).as(finding.toPrettyString()).isEqualTo(21);
  }

  @Test
  void plansAndAppliesFilesOfBothLanguagesAsOne() {
    Map<String, Object> body =
        Map.of(
            "files",
            List.of(
                Map.of("name", "orders.yaml", "text", ORDERS.replace("CATALOG", catalog)),
                Map.of("name", "sales.sql", "text", "CREATE TABLE ods.sales (id BIGINT);"),
                Map.of("name", "ods.sql", "text", "CREATE DATABASE ods;")),
            "catalog",
            catalog);
    JsonNode plan = answer(post("/plans", body));
    assertThat(kinds(plan)).containsExactly("create-database", "create-table", "create-table");
    JsonNode done = applied(plan);
    assertThat(done.path("status").asString()).as(done.toPrettyString()).isEqualTo("APPLIED");
    assertThat(kinds(answer(post("/plans", body)))).isEmpty();
  }

  @Test
  void tellsTheFileOfWhatIsWrong() {
    Map<String, Object> file = Map.of("name", "ods/sales.sql", "text", "\nCREATE TABLE ods.(");
    JsonNode finding = answer(post("/plans", Map.of("files", List.of(file)))).at("/findings/0");
    assertThat(finding.path("file").asString()).isEqualTo("ods/sales.sql");
    assertThat(finding.path("line").asInt()).isEqualTo(2);
  }

  @Test
  void givesTheSamePlanForTheSameKey() {
    Map<String, Object> body = body(DATABASE, List.of());
    String key = UUID.randomUUID().toString();
    long first = answer(post("/plans", body, key)).path("id").asLong();
    assertThat(answer(post("/plans", body, key)).path("id").asLong()).isEqualTo(first);
  }

  private JsonNode plan(String manifests, List<String> allow) {
    ExchangeResult answer = post("/plans", body(manifests, allow));
    assertThat(answer.getStatus().value())
        .as(new String(answer.getResponseBodyContent()))
        .isEqualTo(201);
    return answer(answer);
  }

  private Map<String, Object> body(String manifests, List<String> allow) {
    return Map.of(
        "manifests", manifests.replace("CATALOG", catalog), "allow", allow, "commit", "4c1e");
  }

  private JsonNode applied(JsonNode plan) {
    long id = plan.path("id").asLong();
    ExchangeResult begun = apply(id);
    assertThat(begun.getStatus().value())
        .as(new String(begun.getResponseBodyContent()))
        .isEqualTo(202);
    return await()
        .atMost(Duration.ofSeconds(60))
        .until(
            () -> get("/plans/" + id),
            found -> !found.path("status").asString().equals("APPLYING"));
  }

  private ExchangeResult apply(long id) {
    return post("/plans/" + id + "/apply", Map.of());
  }

  private static List<String> kinds(JsonNode plan) {
    return plan.path("steps").findValuesAsString("kind");
  }

  private JsonNode get(String path) {
    return answer(api.admin().get().uri(path).exchange().returnResult(byte[].class));
  }

  private ExchangeResult post(String path, Object body) {
    return post(path, body, UUID.randomUUID().toString());
  }

  private ExchangeResult post(String path, Object body, String key) {
    return api.admin()
        .post()
        .uri(path)
        .contentType(MediaType.APPLICATION_JSON)
        .header("Idempotency-Key", key)
        .body(body)
        .exchange()
        .returnResult(byte[].class);
  }

  private JsonNode answer(ExchangeResult answer) {
    return json.readTree(answer.getResponseBodyContent());
  }
}
