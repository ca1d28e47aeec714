package io.weir.cli;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Gets a token for a name and a password, which are kept nowhere. */
final class PasswordLogin {

  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final Duration LIFETIME = Duration.ofDays(30);

  private final Transport transport;
  private final Clock clock;

  PasswordLogin(Address address, Clock clock) {
    this.transport = new Transport(address, LIMIT);
    this.clock = clock;
  }

  /**
   * A token with the role of the user, good for 30 days. Blocks.
   *
   * @param tokenName under which the user finds it among the tokens
   * @throws CommandFailure when Weir refuses, or can't be reached
   */
  String token(String username, String password, String tokenName) {
    HttpResponse<String> session =
        send(request("/session").POST(body(Map.of("username", username, "password", password))));
    JsonNode me = tree(session);
    String cookie =
        session.headers().allValues("Set-Cookie").stream()
            .map(value -> value.split(";", 2)[0])
            .collect(Collectors.joining("; "));
    String csrf = me.path("csrfToken").asString("");
    Map<String, Object> token =
        Map.of(
            "name", tokenName,
            "roles", List.of(me.path("roles").path(0).asString("")),
            "expiresAt", clock.instant().plus(LIFETIME).toString());
    try {
      JsonNode made = tree(send(in(cookie, csrf, "/tokens").POST(body(token))));
      return made.path("token").asString("");
    } finally {
      send(in(cookie, csrf, "/session").DELETE());
    }
  }

  private HttpRequest.Builder in(String cookie, String csrf, String path) {
    return request(path).header("Cookie", cookie).header("X-CSRF-TOKEN", csrf);
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(transport.address().call(path, Map.of()))
        .header("Content-Type", "application/json");
  }

  private static HttpRequest.BodyPublisher body(Object value) {
    return BodyPublishers.ofString(Json.write(value));
  }

  private HttpResponse<String> send(HttpRequest.Builder request) {
    HttpResponse<String> answer = transport.send(request.build());
    if (answer.statusCode() >= Refusal.FIRST) {
      throw Refusal.of(answer, transport.address());
    }
    return answer;
  }

  private JsonNode tree(HttpResponse<String> answer) {
    return Json.read(answer.body()).orElseThrow(() -> Refusal.strange(transport.address()));
  }
}
