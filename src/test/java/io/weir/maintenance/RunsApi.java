package io.weir.maintenance;

import static org.awaitility.Awaitility.await;

import io.weir.shared.TableId;
import io.weir.testing.Api;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.RestTestClient.ResponseSpec;

/** Orders runs on one table over REST, and reads what became of them. */
record RunsApi(Api api, TableId table) {

  private static final Duration SOON = Duration.ofSeconds(60);

  /** The body of an order. */
  Map<String, Object> run(String action, Map<String, Object> options, boolean dryRun) {
    return Map.of(
        "catalog",
        table.catalog(),
        "database",
        table.database(),
        "table",
        table.table(),
        "action",
        action,
        "options",
        options,
        "dryRun",
        dryRun);
  }

  Map<String, Object> preview(String action, Map<String, Object> options) {
    return body(post("/runs", run(action, options, true)).expectStatus().isOk());
  }

  /** Its id. */
  long order(String action, Map<String, Object> options) {
    Map<String, Object> queued =
        body(post("/runs", run(action, options, false)).expectStatus().isAccepted());
    return ((Number) queued.get("id")).longValue();
  }

  /** The run as it ended. */
  Map<String, Object> ended(long run) {
    return ended(run, SOON);
  }

  Map<String, Object> ended(long run, Duration within) {
    return await().atMost(within).until(() -> get(run), found -> found.get("endedAt") != null);
  }

  Map<String, Object> get(long run) {
    return body(api.admin().get().uri("/runs/" + run).exchange().expectStatus().isOk());
  }

  @SuppressWarnings("unchecked")
  List<Map<String, Object>> items(String path) {
    return (List<Map<String, Object>>)
        body(api.admin().get().uri(path).exchange().expectStatus().isOk()).get("items");
  }

  /** Where the table is in the API. */
  String path(String rest) {
    return "/catalogs/"
        + table.catalog()
        + "/databases/"
        + table.database()
        + "/tables/"
        + table.table()
        + rest;
  }

  ResponseSpec post(String path, Object body) {
    return api.admin()
        .post()
        .uri(path)
        .contentType(MediaType.APPLICATION_JSON)
        .body(body)
        .exchange();
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> because(Map<String, Object> run) {
    return (Map<String, Object>) run.get("because");
  }

  static int number(Map<String, Object> run, String part, String name) {
    return ((Number) ((Map<?, ?>) run.get(part)).get(name)).intValue();
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> body(ResponseSpec response) {
    return response.expectBody(Map.class).returnResult().getResponseBody();
  }
}
