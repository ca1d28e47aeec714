package io.weir;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.access.Role;
import io.weir.job.JobKind;
import io.weir.lake.LakeReaders;
import io.weir.paimon.TestRows;
import io.weir.shared.WeirHome;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.ExchangeResult;
import org.springframework.test.web.servlet.client.RestTestClient;
import org.springframework.util.FileSystemUtils;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Sends the examples of the API's description as they stand, in the order of a newcomer's road. */
@WeirIntegrationTest
class RequestExamplesIntegrationTests {

  private static final Path WAREHOUSE = Path.of("/tmp/weir-example");
  private static final String READER = "nightly-export";
  private static final String TABLES = "/catalogs/{catalog}/databases/{database}/tables";
  private static final List<String> ROAD =
      List.of(
          "POST /catalogs",
          "PUT /catalogs/{catalog}",
          "POST /catalogs/{catalog}/databases",
          "POST /lint",
          "POST /definitions/read",
          "POST /definitions/write",
          "POST " + TABLES,
          "PUT " + TABLES + "/{table}/owner",
          "PUT " + TABLES + "/{table}/consumers/{consumer}",
          "POST " + TABLES + "/{table}/tags",
          "POST " + TABLES + "/{table}/branches",
          "POST " + TABLES + "/{table}/rollback",
          "POST /plans",
          "POST /connections/test",
          "POST /connections",
          "PUT /connections/{name}",
          "POST /clusters",
          "PUT /clusters/{name}",
          "POST /jobs/preflight",
          "POST /jobs",
          "PUT /jobs/{name}",
          "POST /jobs/{name}/start",
          "POST /jobs/{name}/stop",
          "POST /policies/preview",
          "POST /policies",
          "PUT /policies/{name}",
          "POST /runs",
          "POST /users",
          "POST /session",
          "PUT /users/{name}",
          "POST /tokens");

  @Autowired Api api;
  @Autowired JsonMapper json;
  @Autowired WeirHome home;

  private final Deque<String> made = new ArrayDeque<>();

  /** An example of a request's body. */
  private record Sample(String name, JsonNode body) {}

  @AfterEach
  void removeWhatWasMade() throws Exception {
    made.forEach(path -> api.admin().delete().uri(path).exchange());
    FileSystemUtils.deleteRecursively(WAREHOUSE);
  }

  @Test
  void eachIsAcceptedAsItStands() {
    JsonNode paths = described().path("paths");
    assertThat(requestsWithBody(paths)).containsExactlyInAnyOrderElementsOf(ROAD);
    for (String request : ROAD) {
      List<Sample> samples = samples(paths, request);
      assertThat(samples).as("examples of " + request).isNotEmpty();
      samples.forEach(sample -> send(request, sample));
    }
  }

  @Test
  void everyJobKindHasOne() {
    List<String> kinds =
        samples(described().path("paths"), "POST /jobs").stream()
            .map(sample -> sample.body().path("kind").asString())
            .toList();
    assertThat(kinds).containsAll(Arrays.stream(JobKind.values()).map(JobKind::text).toList());
  }

  private void send(String request, Sample sample) {
    String method = request.substring(0, request.indexOf(' '));
    String template = request.substring(request.indexOf(' ') + 1);
    String path = path(template, sample.body().path("name").asString(""));
    arrange(template);
    RestTestClient client = template.equals("/session") ? api.anonymous() : api.admin();
    ExchangeResult answer =
        client
            .method(HttpMethod.valueOf(method))
            .uri(path)
            .contentType(MediaType.APPLICATION_JSON)
            .headers(headers -> precondition(headers, method, path))
            .body(sample.body().toString())
            .exchange()
            .returnResult(byte[].class);
    String body = new String(answer.getResponseBodyContent());
    assertThat(answer.getStatus().is2xxSuccessful())
        .as("%s with %s: %s %s", request, sample.name(), answer.getStatus(), body)
        .isTrue();
    remember(method, template, path, sample, body);
  }

  /** What others did to the table before. */
  private void arrange(String template) {
    Path warehouse = home.resolve("warehouse");
    if (template.endsWith("/{consumer}")) {
      LakeReaders.begin(warehouse, "sales", "orders", READER);
    } else if (template.endsWith("/tags")) {
      TestRows.write(warehouse, "sales", "orders", 1, 5);
    }
  }

  private void precondition(HttpHeaders headers, String method, String path) {
    if (method.equals("PUT") && !path.contains("/tables/")) {
      headers.setIfMatch(etag(path));
    } else {
      headers.set("Idempotency-Key", UUID.randomUUID().toString());
    }
  }

  private String etag(String path) {
    if (path.startsWith("/users")) {
      return "\"" + version(path) + "\"";
    }
    ExchangeResult read = api.admin().get().uri(path).exchange().returnResult(byte[].class);
    return String.valueOf(read.getResponseHeaders().getETag());
  }

  /** Users have no address of their own to read. */
  private long version(String user) {
    byte[] users =
        api.admin()
            .get()
            .uri("/users")
            .exchange()
            .returnResult(byte[].class)
            .getResponseBodyContent();
    for (JsonNode item : json.readTree(users).path("items")) {
      if (user.equals("/users/" + item.path("name").asString())) {
        return item.path("version").asLong();
      }
    }
    throw new AssertionError("There is no " + user);
  }

  private void remember(String method, String template, String path, Sample sample, String answer) {
    List<String> lists =
        List.of("/catalogs", "/connections", "/clusters", "/jobs", "/policies", "/users");
    String name = sample.body().path("name").asString("");
    if (template.equals("/tokens")) {
      made.push(path + "/" + json.readTree(answer).path("id").asString());
    } else if (template.endsWith("/databases") || template.endsWith("/tables")) {
      made.push(path + "/" + name + "?confirm=" + fullName(template, name));
    } else if (method.equals("POST") && lists.contains(template)) {
      made.push(path + "/" + name);
    }
  }

  private static String fullName(String template, String name) {
    return template.endsWith("/tables") ? "main.sales." + name : "main." + name;
  }

  private static String path(String template, String name) {
    String last = name.isEmpty() ? subject(template) : name;
    return template
        .replaceFirst("\\{catalog}$", last)
        .replace("{catalog}", "main")
        .replace("{database}", "sales")
        .replace("{table}", "orders")
        .replace("{consumer}", READER)
        .replace("{name}", last);
  }

  /** What a request is about whose body does not say. */
  private static String subject(String template) {
    return template.startsWith("/users") ? "ops" : "web-shop-sync";
  }

  private static List<String> requestsWithBody(JsonNode paths) {
    List<String> requests = new ArrayList<>();
    paths.forEachEntry(
        (path, operations) ->
            operations.forEachEntry(
                (method, operation) -> {
                  if (operation.has("requestBody")) {
                    requests.add(
                        HttpMethod.valueOf(method.toUpperCase(Locale.ROOT))
                            + " "
                            + path.substring("/api/v1".length()));
                  }
                }));
    return requests;
  }

  private static List<Sample> samples(JsonNode paths, String request) {
    String method = request.substring(0, request.indexOf(' ')).toLowerCase(Locale.ROOT);
    JsonNode content =
        paths
            .path("/api/v1" + request.substring(request.indexOf(' ') + 1))
            .path(method)
            .path("requestBody")
            .path("content")
            .path(MediaType.APPLICATION_JSON_VALUE);
    List<Sample> samples = new ArrayList<>();
    content
        .path("examples")
        .forEachEntry((name, example) -> samples.add(new Sample(name, example.path("value"))));
    return samples;
  }

  private JsonNode described() {
    byte[] description =
        RestTestClient.bindToServer()
            .baseUrl(api.baseUrl())
            .defaultHeader(HttpHeaders.AUTHORIZATION, "Bearer " + api.token(Role.VIEWER))
            .build()
            .get()
            .uri("/v3/api-docs")
            .exchange()
            .returnResult(byte[].class)
            .getResponseBodyContent();
    return json.readTree(description);
  }
}
