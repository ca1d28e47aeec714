package io.weir.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.paimon.TestRows;
import io.weir.testing.RemoteWeir;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A plan with steps of every kind for databases and tables, and what it must lead to. */
final class EveryStep {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private static final String BEFORE =
      """
      apiVersion: weir/v1
      kind: Database
      metadata: {catalog: CATALOG, name: ods}
      ---
      apiVersion: weir/v1
      kind: Database
      metadata: {catalog: CATALOG, name: gone}
      ---
      apiVersion: weir/v1
      kind: Table
      metadata: {catalog: CATALOG, database: ods, name: orders}
      spec:
        columns:
          - {name: id, type: BIGINT NOT NULL}
          - {name: amount, type: INT}
          - {name: note, type: STRING, comment: a word}
          - {name: address, type: "ROW<street STRING, zip INT, old STRING>"}
          - {name: qty, type: INT NOT NULL}
          - {name: junk, type: STRING}
        primaryKey: [id]
        options: {bucket: 2, num-sorted-run.compaction-trigger: 7, snapshot.num-retained.min: 20}
      ---
      apiVersion: weir/v1
      kind: Table
      metadata: {catalog: CATALOG, database: ods, name: sold}
      spec:
        columns: [{name: id, type: INT NOT NULL}]
        primaryKey: [id]
        options: {bucket: 1, snapshot.num-retained.min: 20}
      ---
      apiVersion: weir/v1
      kind: Table
      metadata: {catalog: CATALOG, database: ods, name: facts}
      spec:
        columns: [{name: id, type: INT NOT NULL}]
        primaryKey: [id]
        options: {bucket: 1}
      ---
      apiVersion: weir/v1
      kind: Table
      metadata: {catalog: CATALOG, database: ods, name: tmp}
      spec:
        columns: [{name: id, type: INT NOT NULL}]
        primaryKey: [id]
        options: {bucket: 1}
      """;

  private static final String AFTER =
      """
      apiVersion: weir/v1
      kind: Database
      metadata: {catalog: CATALOG, name: dwd}
      ---
      apiVersion: weir/v1
      kind: Table
      metadata: {catalog: CATALOG, database: dwd, name: sums}
      spec:
        columns: [{name: id, type: INT NOT NULL}, {name: n, type: BIGINT}]
        primaryKey: [id]
        options: {bucket: 1}
      ---
      apiVersion: weir/v1
      kind: Table
      metadata: {catalog: CATALOG, database: ods, name: orders}
      spec:
        comment: as they are in the shop
        columns:
          - {name: id, type: BIGINT NOT NULL}
          - {name: qty, type: INT}
          - {name: amount, type: BIGINT, default: 0}
          - {name: city, type: STRING, comment: of the buyer, default: none}
          - {name: remark, type: STRING, comment: a sentence, renamedFrom: note}
          - {name: address, type: "ROW<street STRING 'and number', town STRING, zip BIGINT>"}
        primaryKey: [id]
        options: {bucket: 2, num-sorted-run.compaction-trigger: 9}
      ---
      apiVersion: weir/v1
      kind: Table
      metadata: {catalog: CATALOG, database: ods, name: bought, renamedFrom: sold}
      spec:
        columns: [{name: id, type: INT NOT NULL}]
        primaryKey: [id]
        options: {bucket: 1, write-only: false}
      ---
      apiVersion: weir/v1
      kind: Table
      metadata: {catalog: CATALOG, database: ods, name: facts}
      spec:
        columns: [{name: id, type: INT NOT NULL}]
        primaryKey: [id]
        options: {bucket: 1, deletion-vectors.enabled: true}
      ---
      apiVersion: weir/v1
      kind: Table
      state: absent
      metadata: {catalog: CATALOG, database: ods, name: tmp}
      ---
      apiVersion: weir/v1
      kind: Database
      state: absent
      metadata: {catalog: CATALOG, name: gone}
      """;

  static final List<String> KINDS =
      List.of(
          "create-database",
          "create-table",
          "rename-column",
          "set-nullability",
          "retype-column",
          "set-default",
          "add-column",
          "set-default",
          "set-column-comment",
          "set-column-comment",
          "add-column",
          "retype-column",
          "drop-column",
          "drop-column",
          "move-column",
          "set-option",
          "remove-option",
          "set-comment",
          "rename-table",
          "set-owner",
          "remove-option",
          "set-option",
          "full-compaction",
          "drop-table",
          "drop-database");

  private final RemoteWeir api;
  private final String catalog;
  private final Path warehouse;

  EveryStep(RemoteWeir api, String catalog, Path warehouse) {
    this.api = api;
    this.catalog = catalog;
    this.warehouse = warehouse;
  }

  /** Brings the lake to where the plan begins. */
  void prepare() {
    long id = plan(BEFORE);
    apply(id);
    assertThat(plan(id).get("status")).as("%s", plan(id)).isEqualTo("APPLIED");
    TestRows.write(warehouse, "ods", "facts", 1, 10);
    TestRows.write(warehouse, "ods", "facts", 1, 10);
  }

  /** Makes the plan. */
  long make() {
    long id = plan(AFTER);
    assertThat(steps(id)).extracting(step -> step.get("kind")).isEqualTo(KINDS);
    return id;
  }

  private long plan(String manifests) {
    List<String> allow =
        Set.of("ods.orders.junk", "ods.orders.address.old", "ods.tmp", "gone").stream()
            .map(name -> catalog + "." + name)
            .toList();
    Map<String, Object> made =
        api.post(
                "/plans",
                Map.of("manifests", manifests.replace("CATALOG", catalog), "allow", allow))
            .getBody();
    return ((Number) made.get("id")).longValue();
  }

  /** Applies it and waits until it has ended one way or another. */
  String apply(long id) {
    begin(id);
    return await()
        .atMost(PATIENCE)
        .until(() -> (String) plan(id).get("status"), status -> !status.equals("APPLYING"));
  }

  int begin(long id) {
    return api.post("/plans/" + id + "/apply", Map.of()).getStatusCode().value();
  }

  String status(long id) {
    return (String) plan(id).get("status");
  }

  /** That every step was done once, and the lake is what the manifests say. */
  void verify(long id, String where) {
    assertThat(plan(id).get("status")).as("%s: %s", where, plan(id)).isEqualTo("APPLIED");
    assertThat(steps(id)).as(where).extracting(step -> step.get("status")).containsOnly("DONE");
    assertThat(steps(plan(AFTER))).as(where).isEmpty();
    assertThat(schemaVersions("orders")).as(where).isEqualTo(1 + 16);
    assertThat(schemaVersions("bought")).as(where).isEqualTo(1 + 2);
    assertThat(api.get(table("bought")).get("owner")).as(where).isEqualTo("WRITER");
    assertThat(api.items(table("facts") + "/files")).as(where).hasSize(1);
    assertThat(api.items("/catalogs/" + catalog + "/databases"))
        .extracting(database -> database.get("name"))
        .as(where)
        .containsExactly("dwd", "ods");
  }

  private int schemaVersions(String name) {
    return api.items(table(name) + "/schemas").size();
  }

  private String table(String name) {
    return "/catalogs/" + catalog + "/databases/ods/tables/" + name;
  }

  private Map<String, Object> plan(long id) {
    return api.get("/plans/" + id);
  }

  @SuppressWarnings("unchecked")
  private List<Map<String, Object>> steps(long id) {
    return (List<Map<String, Object>>) plan(id).get("steps");
  }
}
