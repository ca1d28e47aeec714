package io.weir.cli;

import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The REST API of a Weir. Every call blocks, for a bounded time.
 *
 * <p>Each throws a {@link CommandFailure} when Weir refuses, and {@link CommandFailure.NoAnswer}
 * when it can't be reached.
 */
final class WeirServer {

  /** A plan over a slow object store takes a while; Weir itself gives up on storage sooner. */
  private static final Duration LIMIT = Duration.ofMinutes(5);

  private static final String PAGE = "500";

  private final Transport transport;
  private final Login login;

  WeirServer(Login login) {
    this(login, LIMIT);
  }

  /**
   * @param limit for each call
   */
  WeirServer(Login login, Duration limit) {
    if (!login.token().matches("[\\x21-\\x7e]+")) {
      throw new CommandFailure(
          "The token from " + login.source() + " is none: it has other signs.");
    }
    this.login = login;
    this.transport = new Transport(login.address(), limit);
  }

  Address address() {
    return login.address();
  }

  Answer get(String path) {
    return get(path, Map.of());
  }

  Answer get(String path, Map<String, String> query) {
    return answer(send(request(path, query).GET().build()));
  }

  /** A body that is no JSON. */
  String text(String path, Map<String, String> query) {
    return send(request(path, query).GET().build()).body();
  }

  /** All items of a list, page by page. */
  List<JsonNode> items(String path, Map<String, String> query) {
    Map<String, String> page = new TreeMap<>(query);
    page.put("limit", PAGE);
    List<JsonNode> items = new ArrayList<>();
    String next;
    do {
      JsonNode found = get(path, page).json();
      found.path("items").forEach(items::add);
      next = Json.text(found, "nextCursor");
      page.put("cursor", next);
    } while (!next.isEmpty());
    return items;
  }

  Answer post(String path, Object body) {
    return answer(send(post(path, body, request(path, Map.of()))));
  }

  /**
   * @param reason why, for the audit trail; null for none
   */
  Answer post(String path, Object body, @Nullable String reason) {
    HttpRequest.Builder request = request(path, Map.of());
    if (reason != null) {
      request.header("Weir-Reason", ReasonHeader.of(reason));
    }
    return answer(send(post(path, body, request)));
  }

  /** Posts with a key, and once more when the answer is lost: it is done once all the same. */
  Answer postOnce(String path, Object body) {
    HttpRequest request =
        post(
            path,
            body,
            request(path, Map.of()).header("Idempotency-Key", UUID.randomUUID().toString()));
    try {
      return answer(send(request));
    } catch (CommandFailure.LostAnswer lost) {
      return answer(send(request));
    }
  }

  private static HttpRequest post(String path, Object body, HttpRequest.Builder request) {
    return request
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofString(Json.write(body)))
        .build();
  }

  private HttpRequest.Builder request(String path, Map<String, String> query) {
    URI uri = login.address().call(path, query);
    return HttpRequest.newBuilder(uri).header("Authorization", "Bearer " + login.token());
  }

  private HttpResponse<String> send(HttpRequest request) {
    HttpResponse<String> answer = transport.send(request);
    if (answer.statusCode() >= Refusal.FIRST) {
      throw Refusal.of(answer, login);
    }
    return answer;
  }

  private Answer answer(HttpResponse<String> response) {
    return Json.read(response.body())
        .map(json -> new Answer(response.body(), json))
        .orElseThrow(() -> Refusal.strange(login.address()));
  }
}
