package io.weir.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.access.Role;
import io.weir.catalog.Catalogs;
import io.weir.lake.SlowFiles;
import io.weir.paimon.LakeTable;
import io.weir.paimon.TestRows;
import io.weir.shared.TableId;
import io.weir.testing.Api;
import io.weir.testing.RemoteWeir;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.springframework.http.ResponseEntity;
import org.springframework.jdbc.core.simple.JdbcClient;

/** A catalog of its own, with a hand to plan, apply and write rows, for tests of plans. */
final class PlanLab {

  private final RemoteWeir api;
  private final Catalogs catalogs;
  private final String catalog = "p" + UUID.randomUUID().toString().substring(0, 8);

  PlanLab(Api api, Catalogs catalogs, Path warehouse) {
    this.api = RemoteWeir.withToken(api.baseUrl(), api.token(Role.ADMIN));
    this.catalogs = catalogs;
    post(
        "/catalogs",
        Map.of("name", catalog, "metastore", "filesystem", "warehouse", warehouse.toString()));
  }

  /** Makes something. */
  void post(String path, Map<String, Object> body) {
    var answer = api.post(path, body);
    assertThat(answer.getStatusCode().value()).as("%s", answer.getBody()).isEqualTo(201);
  }

  /** Moves the catalog onto {@link SlowFiles}, where no catalog can be registered. */
  void moveToSlowFiles(JdbcClient database) {
    database
        .sql("UPDATE catalog SET warehouse = ? || warehouse WHERE name = ?")
        .params(SlowFiles.PREFIX, catalog)
        .update();
  }

  String catalog() {
    return catalog;
  }

  RemoteWeir api() {
    return api;
  }

  LakeTable table(String name) {
    return catalogs.table(new TableId(catalog, "ods", name));
  }

  /** Numbers into the first column, in one commit. */
  void write(String table, int from, int to) {
    TestRows.write(table(table), from, to);
  }

  /** Manifests of the database ods and of one table in it. */
  static String manifest(String table, String spec) {
    return """
        apiVersion: weir/v1
        kind: Database
        metadata: {catalog: CATALOG, name: ods}
        ---
        apiVersion: weir/v1
        kind: Table
        metadata: {catalog: CATALOG, database: ods, name: TABLE}
        spec:
        """
            .replace("TABLE", table)
        + spec.indent(2);
  }

  Map<String, Object> plan(String manifests, String... allow) {
    Map<String, Object> body =
        Map.of("manifests", manifests.replace("CATALOG", catalog), "allow", List.of(allow));
    var answer = api.post("/plans", body);
    assertThat(answer.getStatusCode().value()).as("%s", answer.getBody()).isEqualTo(201);
    return answer.getBody();
  }

  /** Applies a plan and waits until it has ended one way or another. */
  Map<String, Object> apply(Map<String, Object> plan) {
    var begun = begin(plan);
    assertThat(begun.getStatusCode().value()).as("%s", begun.getBody()).isEqualTo(202);
    return ended(plan);
  }

  ResponseEntity<Map<String, Object>> begin(Map<String, Object> plan) {
    return api.post("/plans/" + plan.get("id") + "/apply", Map.of());
  }

  Map<String, Object> ended(Map<String, Object> plan) {
    return await()
        .atMost(Duration.ofSeconds(60))
        .until(
            () -> api.get("/plans/" + plan.get("id")),
            found -> !found.get("status").equals("APPLYING"));
  }

  /** Plans and applies. */
  void make(String manifests) {
    Map<String, Object> plan = plan(manifests);
    assertThat(apply(plan).get("status")).as("%s", plan).isEqualTo("APPLIED");
  }

  @SuppressWarnings("unchecked")
  static List<Map<String, Object>> steps(Map<String, Object> plan) {
    return (List<Map<String, Object>>) plan.get("steps");
  }

  @SuppressWarnings("unchecked")
  static List<Map<String, Object>> list(Map<String, Object> plan, String field) {
    return (List<Map<String, Object>>) plan.get(field);
  }

  static List<Object> kinds(Map<String, Object> plan) {
    return steps(plan).stream().map(step -> step.get("kind")).toList();
  }
}
