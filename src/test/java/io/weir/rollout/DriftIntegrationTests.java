package io.weir.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.catalog.Catalogs;
import io.weir.paimon.SchemaAlteration;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.io.IOException;
import java.nio.file.Files;
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
import tools.jackson.databind.JsonNode;

/** Someone alters, or drops, what a plan has applied. */
@WeirIntegrationTest
class DriftIntegrationTests {

  private static final String MANIFESTS =
      """
      apiVersion: weir/v1
      kind: Database
      metadata: {catalog: CATALOG, name: ods}
      ---
      apiVersion: weir/v1
      kind: Table
      metadata: {catalog: CATALOG, database: ods, name: orders}
      spec:
        columns: [{name: id, type: BIGINT NOT NULL}, {name: note, type: STRING}]
        primaryKey: [id]
        options: {bucket: 1, "snapshot.num-retained.min": 20}
      """;

  @Autowired Api api;
  @Autowired Catalogs catalogs;
  @TempDir Path warehouse;

  private final String catalog = "l" + UUID.randomUUID().toString().substring(0, 8);
  private PlanCalls plans;

  @BeforeEach
  void applyADefinition() {
    plans = new PlanCalls(api);
    Map<String, Object> body =
        Map.of("name", catalog, "metastore", "filesystem", "warehouse", warehouse.toString());
    api.admin().post().uri("/catalogs").body(body).exchange().expectStatus().isCreated();
    plans.applied(plans.plan(manifests()));
  }

  @AfterEach
  void removeTheCatalog() {
    api.admin().delete().uri("/catalogs/" + catalog).exchange();
  }

  @Test
  void saysWhatWasAlteredByHandAndHowToBringItBack() {
    assertThat(drift().path("state").asString()).isEqualTo("NONE");
    alterByHand();

    JsonNode drift = drift();
    assertThat(drift.path("state").asString()).isEqualTo("DRIFTED");
    assertThat(drift.path("changes").findValuesAsString("kind"))
        .containsExactlyInAnyOrder("drop-column", "set-option", "extra-option");
    assertThat(drift.path("changes").findValuesAsString("sql"))
        .anySatisfy(sql -> assertThat(sql).contains("DROP `extra`"))
        .anySatisfy(sql -> assertThat(sql).contains("RESET ('target-file-size')"));
    assertThat(table().path("drift").asBoolean()).isTrue();

    JsonNode plan = plans.plan(manifests(), catalog + ".ods.orders.extra");
    assertThat(plans.applied(plan).path("status").asString()).isEqualTo("APPLIED");
    assertThat(drift().path("state").asString()).isEqualTo("NONE");
    assertThat(table().path("drift").asBoolean(true)).isFalse();
  }

  @Test
  void seesItWithoutBeingAsked() {
    alterByHand();
    await()
        .atMost(Duration.ofSeconds(30))
        .untilAsserted(
            () ->
                assertThat(plans.get("/drift?catalog=" + catalog).path("items"))
                    .singleElement()
                    .satisfies(
                        item -> assertThat(item.path("table").asString()).isEqualTo("orders")));
    JsonNode listed = plans.get("/catalogs/" + catalog + "/databases/ods/tables");
    assertThat(listed.path("items").get(0).path("drift").asBoolean()).isTrue();
  }

  @Test
  void saysOfTheOneTableThatItCannotBeRead() throws IOException {
    String other = manifests().replace("name: orders}", "name: items}");
    plans.applied(plans.plan(other));
    alterByHand();
    Path broken = warehouse.resolve("ods.db/items/schema/schema-0");
    Files.writeString(broken, "{ this is no schema");
    await()
        .atMost(Duration.ofSeconds(30))
        .untilAsserted(
            () -> {
              JsonNode items = plans.get("/drift?catalog=" + catalog).path("items");
              assertThat(items.findValuesAsString("table")).containsExactly("items", "orders");
              assertThat(items.findValuesAsString("state")).containsExactly("UNKNOWN", "DRIFTED");
              assertThat(items.get(0).path("message").asString()).isNotBlank();
            });
  }

  @Test
  void saysThatATableIsMissing() {
    catalogs.lake(catalog).dropTable("ods", "orders", Duration.ofSeconds(30));
    assertThat(drift().path("state").asString()).isEqualTo("MISSING");
  }

  @Test
  void hasNothingToSayOfWhatNobodyDeclared() {
    assertThat(
            plans
                .get("/catalogs/" + catalog + "/databases/ods/tables/others/drift")
                .path("status")
                .asInt())
        .isEqualTo(404);
  }

  @Test
  void tellsWhoChangedATableByWhichStepAndWhy() {
    String changed = manifests().replace("note, type: STRING}", "note, type: STRING, comment: c}");
    JsonNode plan =
        plans.plan(Map.of("manifests", changed, "commit", "4c1e"), "the shop asked for it");
    plans.applied(plan);

    JsonNode entries =
        plans.get("/catalogs/" + catalog + "/databases/ods/tables/orders/history").path("items");
    assertThat(entries)
        .filteredOn(change -> change.path("action").asString().equals("table.owner"))
        .singleElement()
        .satisfies(change -> assertThat(change.path("sql").isNull()).isTrue());
    JsonNode entry = entries.get(0);
    assertThat(entry.path("action").asString()).isEqualTo("table.alter");
    assertThat(entry.path("planId").asLong()).isEqualTo(plan.path("id").asLong());
    assertThat(entry.path("step").asInt()).isEqualTo(1);
    assertThat(entry.path("commit").asString()).isEqualTo("4c1e");
    assertThat(entry.path("reason").asString()).isEqualTo("the shop asked for it");
    assertThat(entry.path("who").asString()).isEqualTo("test-admin");
    assertThat(entry.path("sql").asString()).contains("COMMENT 'c'");
  }

  private void alterByHand() {
    SchemaAlteration alteration = new SchemaAlteration();
    alteration.addColumn(List.of("extra"), "INT", null, null);
    alteration.setOption("snapshot.num-retained.min", "5");
    alteration.setOption("target-file-size", "64 mb");
    catalogs.lake(catalog).alterTable("ods", "orders", alteration);
  }

  private JsonNode drift() {
    return plans.get("/catalogs/" + catalog + "/databases/ods/tables/orders/drift");
  }

  private JsonNode table() {
    return plans.get("/catalogs/" + catalog + "/databases/ods/tables/orders");
  }

  private String manifests() {
    return MANIFESTS.replace("CATALOG", catalog);
  }
}
