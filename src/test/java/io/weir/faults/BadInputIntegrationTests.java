package io.weir.faults;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.weir.access.Role;
import io.weir.testing.Api;
import io.weir.testing.Endpoint;
import io.weir.testing.WeirIntegrationTest;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;

/** Walks every endpoint of the committed description with what no client should send. */
@WeirIntegrationTest
class BadInputIntegrationTests {

  private static final String PROBLEM = "application/problem+json";

  private static final List<String> PATH_TRICKS =
      List.of(
          "..%2f..%2fetc",
          "%2e%2e",
          "..;",
          "a%00b",
          "%C3%28",
          "%E2%80%AE%F0%9F%9A%80",
          "%27%3B%20DROP%20TABLE%20run%3B--",
          "x".repeat(3000));

  private static final List<String> QUERY_TRICKS =
      List.of("%00", "%C3%28", "%2B1000000000-01-01T00:00:00Z", "-1", "%27%20OR%201=1--");

  private static final List<String> BODIES =
      List.of(
          "",
          "{",
          "[]",
          "null",
          "[".repeat(20_000),
          "{\"zzz\":1}",
          "{\"name\":\"../x\"}",
          "{\"name\":\"\\u0000\",\"roles\":[null],\"options\":{\"a\":null}}",
          "{\"name\":\"" + "名字🚀".repeat(50_000) + "\"}");

  @Autowired Api api;

  private final HttpClient client = HttpClient.newHttpClient();

  @Test
  void answersBadBodiesWithProblems() throws Exception {
    for (Endpoint endpoint : Endpoint.all().stream().filter(Endpoint::hasBody).toList()) {
      for (String body : BODIES) {
        refused(endpoint, endpoint.at("nope"), body);
      }
    }
  }

  @Test
  void answersTricksInPathsWithProblems() throws Exception {
    for (Endpoint endpoint : Endpoint.all().stream().filter(Endpoint::isAtName).toList()) {
      for (String trick : PATH_TRICKS) {
        check(endpoint, endpoint.at(trick), endpoint.hasBody() ? "{}" : "");
      }
    }
  }

  @Test
  void answersTricksInParametersWithProblems() throws Exception {
    for (Endpoint endpoint :
        Endpoint.all().stream().filter(e -> e.method().equals("GET")).toList()) {
      for (String parameter : endpoint.parameters()) {
        for (String trick : QUERY_TRICKS) {
          check(endpoint, endpoint.at("nope") + "?" + parameter + "=" + trick, "");
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "OPTIONS,/api/v1/runs,200",
    "PATCH,/api/v1/runs,405",
    "TRACE,/api/v1/runs,405",
    "FOO,/api/v1/runs,400",
    "GET,/api/v1/nothing,404",
    "GET,/api/v1/audit?from=%2B1000000000-01-01T00:00:00Z,400",
    "GET,/api/v1/audit?user=%00,400",
    "GET,/api/v1/audit?q=%C3%28,400"
  })
  void answersOddRequests(String method, String path, int status) throws Exception {
    var answer = call(method, path, "", "application/json");
    assertThat(answer.statusCode()).isEqualTo(status);
    if (status == 405 && method.equals("PATCH")) {
      assertThat(answer.headers().firstValue("Allow")).hasValueSatisfying(v -> v.contains("GET"));
    }
  }

  @Test
  void refusesBodiesThatAreTooLargeOrNoJson() throws Exception {
    String large = "{\"name\":\"" + "x".repeat(5 << 20) + "\"}";
    assertThat(send(BodyPublishers.ofString(large), "application/json")).isEqualTo(413);
    var ofUnknownLength = BodyPublishers.fromPublisher(BodyPublishers.ofString(large));
    assertThat(send(ofUnknownLength, "application/json")).isEqualTo(413);
    assertThat(send(BodyPublishers.ofString("{}"), "*/*")).isEqualTo(415);
    assertThat(send(BodyPublishers.ofString("{}"), "text/plain")).isEqualTo(415);
    assertThat(send(BodyPublishers.ofString("{}"), "application/yaml")).isEqualTo(415);
  }

  private int send(HttpRequest.BodyPublisher body, String type) throws Exception {
    var request = request("/api/v1/users", type).POST(body).build();
    return client.send(request, BodyHandlers.ofString()).statusCode();
  }

  private void refused(Endpoint endpoint, String path, String body) throws Exception {
    var answer = check(endpoint, path, body);
    boolean bodyIsOptional = endpoint.path().startsWith("/api/v1/jobs/{name}/s");
    if (!bodyIsOptional) {
      assertThat(answer.statusCode()).as("%s %s", endpoint.method(), path).isBetween(400, 499);
    }
  }

  private HttpResponse<String> check(Endpoint endpoint, String path, String body) throws Exception {
    var answer = call(endpoint.method(), path, body, "application/json");
    String what = endpoint.method() + " " + shortened(path) + " " + shortened(body);
    assertThat(answer.statusCode()).as(what + ": " + answer.body()).isLessThan(500);
    if (answer.statusCode() >= 400) {
      assertThat(answer.headers().firstValue("Content-Type").orElse("none"))
          .as(what)
          .startsWith(PROBLEM);
      assertThat(answer.body()).as(what).doesNotContain("Exception", "\tat ");
    }
    return answer;
  }

  private HttpResponse<String> call(String method, String path, String body, String type)
      throws IOException, InterruptedException {
    var content = body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body, UTF_8);
    return client.send(
        request(path, type).method(method, content).build(), BodyHandlers.ofString());
  }

  private HttpRequest.Builder request(String path, String type) {
    return HttpRequest.newBuilder(URI.create(api.baseUrl() + path))
        .timeout(Duration.ofSeconds(20))
        .header("Authorization", "Bearer " + api.token(Role.ADMIN))
        .header("If-Match", "\"7\"")
        .header("Content-Type", type);
  }

  private static String shortened(String text) {
    return URLEncoder.encode(text.substring(0, Math.min(80, text.length())), UTF_8);
  }
}
