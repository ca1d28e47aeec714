package io.weir.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** What is bad in a job's body is told with its whole path, before anything is made. */
@WeirIntegrationTest
class JobInputIntegrationTests {

  @Autowired private Api api;
  @Autowired private Jobs jobs;

  JobInputIntegrationTests() {}

  @Test
  void pointsIntoTheSpec() {
    bad("tables", Map.of("include", List.of("")), "/spec/tables/include/0");
    bad("tables", Map.of("include", "orders"), "/spec/tables/include");
    bad("typeMapping", List.of("to-nullable", "x"), "/spec/typeMapping/1");
    bad("checkpointInterval", "soon", "/spec/checkpointInterval");
    bad("parallelism", 0, "/spec/parallelism");
    bad("tablePrefix", "a/b", "/spec/tablePrefix");
    bad("nonsense", 1, "/spec/nonsense");
    bad("catalog", "nothing", "/spec/catalog");
    bad("connection", "nothing", "/spec/connection");
  }

  @Test
  void refusesOptionsOfTablesThatPaimonWouldIgnoreOrRefuse() {
    connection();
    bad("tableOptions", Map.of("bucket", "-1"), "/spec/tableOptions/bucket");
    bad("tableOptions", Map.of("buckett", "2"), "/spec/tableOptions/buckett");
    bad("tableOptions", Map.of("merge-engine", "none"), "/spec/tableOptions/merge-engine");
    bad("tableOptions", Map.of("file.format", "csw"), "/spec/tableOptions/file.format");
    bad("tableOptions", Map.of("page-size", "much"), "/spec/tableOptions/page-size");
  }

  @Test
  void pointsAtAKindThatThereIsNot() {
    Map<String, Object> body = new HashMap<>(body(Map.of()));
    body.put("kind", "guess");
    assertThat(pointer("/jobs", body)).isEqualTo("/kind");
    body.remove("kind");
    assertThat(pointer("/jobs", body)).isEqualTo("/kind");
  }

  @Test
  void refusesToCompactWhatNoStreamingJobCan() {
    Map<String, Object> columns = Map.of("name", "id", "type", "BIGINT NOT NULL");
    Map<String, Object> table =
        Map.of(
            "name", "postponed",
            "columns", List.of(columns),
            "primaryKey", List.of("id"),
            "options", Map.of("bucket", "-2"));
    create("/catalogs/main/databases", Map.of("name", "postponing"));
    create("/catalogs/main/databases/postponing/tables", table);
    Map<String, Object> spec =
        Map.of("catalog", "main", "database", "postponing", "table", "postponed");
    Map<String, Object> job =
        Map.of("name", "bad-input", "cluster", "embedded", "kind", "compaction", "spec", spec);
    assertThat(pointer("/jobs", job)).isEqualTo("/spec/table");
    assertThat(jobs.all()).extracting(Job::name).doesNotContain("bad-input");
  }

  private void create(String path, Map<String, Object> body) {
    api.admin().post().uri(path).body(body).exchange().expectStatus().isCreated();
  }

  private void connection() {
    Map<String, Object> source =
        Map.of(
            "name", "input",
            "kind", "mysql",
            "host", "127.0.0.1",
            "port", 1,
            "username", "u",
            "password", "p");
    api.admin().post().uri("/connections").body(source).exchange().expectStatus().isCreated();
  }

  /** Both when it is tried and when it is made. */
  private void bad(String field, Object value, String pointer) {
    Map<String, Object> body = body(Map.of(field, value));
    assertThat(pointer("/jobs", body)).isEqualTo(pointer);
    assertThat(jobs.all()).extracting(Job::name).doesNotContain("bad-input");
    if (!field.equals("tableOptions")) {
      assertThat(pointer("/jobs/preflight", body)).isEqualTo(pointer);
    }
  }

  private static Map<String, Object> body(Map<String, Object> fields) {
    Map<String, Object> spec = new HashMap<>();
    spec.put("connection", "input");
    spec.put("sourceDatabase", "shop");
    spec.put("catalog", "main");
    spec.put("database", "ods");
    spec.putAll(fields);
    return Map.of("name", "bad-input", "cluster", "embedded", "kind", "mysql-sync", "spec", spec);
  }

  private Object pointer(String path, Map<String, Object> body) {
    Map<?, ?> problem =
        api.admin()
            .post()
            .uri(path)
            .body(body)
            .exchange()
            .expectStatus()
            .isBadRequest()
            .expectBody(Map.class)
            .returnResult()
            .getResponseBody();
    return ((Map<?, ?>) ((List<?>) problem.get("errors")).get(0)).get("pointer");
  }
}
