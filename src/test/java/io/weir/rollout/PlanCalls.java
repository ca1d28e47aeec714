package io.weir.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.testing.Api;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.springframework.test.web.servlet.client.ExchangeResult;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Makes and applies plans over REST, as a client does. */
final class PlanCalls {

  private static final JsonMapper JSON = new JsonMapper();

  private final Api api;

  PlanCalls(Api api) {
    this.api = api;
  }

  JsonNode plan(String manifests, String... allow) {
    return plan(Map.of("manifests", manifests, "allow", List.of(allow)), "a test wants it");
  }

  JsonNode plan(Map<String, Object> body, String reason) {
    return answer(
        api.admin()
            .post()
            .uri("/plans")
            .header("Weir-Reason", reason)
            .body(body)
            .exchange()
            .returnResult(byte[].class));
  }

  /** The plan as it is when it is not being applied any more. */
  JsonNode applied(JsonNode plan) {
    long id = plan.path("id").asLong();
    ExchangeResult begun = apply(id);
    assertThat(begun.getStatus().value())
        .as(new String(begun.getResponseBodyContent()))
        .isEqualTo(202);
    return await()
        .atMost(Duration.ofMinutes(2))
        .until(
            () -> get("/plans/" + id),
            found -> !found.path("status").asString().equals("APPLYING"));
  }

  ExchangeResult apply(long id) {
    return api.admin().post().uri("/plans/" + id + "/apply").exchange().returnResult(byte[].class);
  }

  JsonNode get(String path) {
    return answer(api.admin().get().uri(path).exchange().returnResult(byte[].class));
  }

  static List<String> kinds(JsonNode plan) {
    return plan.path("steps").findValuesAsString("kind");
  }

  private static JsonNode answer(ExchangeResult answer) {
    return JSON.readTree(answer.getResponseBodyContent());
  }
}
