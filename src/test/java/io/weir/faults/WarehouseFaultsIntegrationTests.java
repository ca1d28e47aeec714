package io.weir.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.paimon.TestLake;
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

/** A warehouse that can't be written to: what fails says so, and nothing is lost or half made. */
@WeirIntegrationTest
class WarehouseFaultsIntegrationTests {

  private static final String TABLE = "orders";
  private static final int COMMITS = 6;

  @Autowired Api api;
  @Autowired JsonMapper json;
  @TempDir Path directory;

  private final String catalog = "w" + UUID.randomUUID().toString().substring(0, 8);
  private SmallDisk disk;
  private TestLake lake;

  @BeforeEach
  void fillATable() throws Exception {
    disk = SmallDisk.mount(directory);
    lake = new TestLake(directory);
    lake.createKeyed(TABLE, Map.of());
    for (int i = 0; i < COMMITS; i++) {
      lake.write(TABLE, 0, 50, UUID.randomUUID().toString());
    }
    Map<String, Object> body =
        Map.of("name", catalog, "metastore", "filesystem", "warehouse", directory + "/warehouse");
    assertThat(post("/catalogs", body).getStatus().value()).isEqualTo(201);
    assertThat(get(table()).path("name").asString()).isEqualTo(TABLE);
  }

  @AfterEach
  void close() throws Exception {
    if (disk != null) {
      lake.close();
      api.admin().delete().uri("/catalogs/" + catalog).exchange();
      disk.close();
    }
  }

  @Test
  void aFullOneIsSaidAndLosesNothing() throws Exception {
    disk.fill();
    assertRefused(post("/catalogs/" + catalog + "/databases/ods/tables", newTable()), "space");
    assertFailed(compact(), "space");
    assertThat(snapshots()).as("nothing is committed").hasSize(COMMITS);

    assertThat(get("/catalogs/" + catalog + "/databases/ods/tables").path("items")).hasSize(1);

    disk.empty();
    assertThat(compact().path("status").asString()).isEqualTo("SUCCEEDED");
    assertThat(get(table() + "/rows?limit=100").path("rows")).hasSize(51);
  }

  @Test
  void aReadOnlyOneIsSaidAndLosesNothing() throws Exception {
    disk.readOnly(true);
    assertRefused(post("/catalogs/" + catalog + "/databases", Map.of("name", "more")), "read-only");
    assertRefused(post("/catalogs/" + catalog + "/databases/ods/tables", newTable()), "read-only");
    JsonNode test = answer(post("/catalogs/" + catalog + "/test", Map.of()));
    assertThat(test.toString()).containsIgnoringCase("read-only");
    assertFailed(compact(), "read-only");
    assertFailed(
        run("expire-snapshots", Map.of("retainTime", "PT0S", "retainMin", 1)), "read-only");
    assertThat(snapshots()).hasSize(COMMITS);

    disk.readOnly(false);
    assertThat(compact().path("status").asString()).isEqualTo("SUCCEEDED");
    assertThat(get(table() + "/rows?limit=100").path("rows")).hasSize(51);
  }

  private static Map<String, Object> newTable() {
    return Map.of("name", "more", "columns", List.of(Map.of("name", "id", "type", "INT")));
  }

  private void assertRefused(ExchangeResult answer, String word) {
    assertThat(answer.getStatus().value()).isEqualTo(502);
    String detail = answer(answer).path("detail").asString();
    assertSentence(detail, word);
  }

  private static void assertFailed(JsonNode run, String word) {
    assertThat(run.path("status").asString()).isEqualTo("FAILED");
    assertSentence(run.path("error").path("message").asString(), word);
  }

  private static void assertSentence(String sentence, String word) {
    assertThat(sentence).containsIgnoringCase(word).doesNotContain("Exception").endsWith(".");
  }

  private JsonNode compact() {
    return run("compact", Map.of("strategy", "full"));
  }

  /** A run, when it has ended. */
  private JsonNode run(String action, Map<String, Object> options) {
    Map<String, Object> body =
        Map.of(
            "catalog",
            catalog,
            "database",
            "ods",
            "table",
            TABLE,
            "action",
            action,
            "options",
            options);
    long id = answer(post("/runs", body)).path("id").asLong();
    return await()
        .atMost(Duration.ofSeconds(60))
        .until(() -> get("/runs/" + id), run -> !run.path("endedAt").isNull());
  }

  private JsonNode snapshots() {
    return get(table() + "/snapshots").path("items");
  }

  private String table() {
    return "/catalogs/" + catalog + "/databases/ods/tables/" + TABLE;
  }

  private JsonNode get(String path) {
    return answer(api.admin().get().uri(path).exchange().returnResult(byte[].class));
  }

  private ExchangeResult post(String path, Object body) {
    return api.admin()
        .post()
        .uri(path)
        .contentType(MediaType.APPLICATION_JSON)
        .header("Idempotency-Key", UUID.randomUUID().toString())
        .body(body)
        .exchange()
        .returnResult(byte[].class);
  }

  private JsonNode answer(ExchangeResult answer) {
    return json.readTree(answer.getResponseBodyContent());
  }
}
