package io.weir.flink;

import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Talks to one cluster's REST address: every call has a time bound, and no more than a few are
 * under way at once.
 */
final class FlinkHttp {

  static final Duration QUICK = Duration.ofSeconds(10);

  private static final int MAX_CALLS = 8;

  private final HttpClient client;
  private final JsonMapper json;
  private final URI base;
  private final Semaphore places = new Semaphore(MAX_CALLS);

  /** An answer, whatever its status. */
  record Answer(int status, JsonNode body) {

    boolean ok() {
      return status / 100 == 2;
    }

    boolean notFound() {
      return status == 404;
    }

    /** What Flink says went wrong: its stack trace mostly. */
    String error() {
      StringBuilder all = new StringBuilder();
      body.path("errors").forEach(line -> all.append(line.asString()).append('\n'));
      return all.isEmpty() ? "Flink answered " + status + "." : all.toString();
    }
  }

  FlinkHttp(HttpClient client, JsonMapper json, URI base) {
    this.client = client;
    this.json = json;
    this.base = URI.create(base.toString().replaceAll("/+$", ""));
  }

  Answer get(String path) {
    return send(request(path, QUICK).GET());
  }

  Answer patch(String path) {
    return send(request(path, QUICK).method("PATCH", BodyPublishers.noBody()));
  }

  Answer delete(String path) {
    return send(request(path, QUICK).DELETE());
  }

  Answer post(String path, Object body, Duration bound) {
    return post(path, "application/json", BodyPublishers.ofString(write(body)), bound);
  }

  Answer post(String path, String contentType, BodyPublisher body, Duration bound) {
    return send(request(path, bound).header("Content-Type", contentType).POST(body));
  }

  String write(Object value) {
    return json.writeValueAsString(value);
  }

  private HttpRequest.Builder request(String path, Duration bound) {
    return HttpRequest.newBuilder(URI.create(base + path)).timeout(bound);
  }

  private Answer send(HttpRequest.Builder builder) {
    HttpRequest request = builder.build();
    boolean entered = false;
    try {
      entered = places.tryAcquire(QUICK.toMillis(), TimeUnit.MILLISECONDS);
      if (!entered) {
        throw noAnswer("too many calls are under way", null);
      }
      var response = client.send(request, BodyHandlers.ofString());
      return new Answer(response.statusCode(), parse(response.body()));
    } catch (IOException e) {
      throw noAnswer(e.getMessage() == null ? "the connection failed" : e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw noAnswer("interrupted", e);
    } finally {
      if (entered) {
        places.release();
      }
    }
  }

  private JsonNode parse(String body) {
    try {
      return json.readTree(body.isBlank() ? "{}" : body);
    } catch (JacksonException e) {
      throw new Problem(
          ProblemType.UNAVAILABLE, "What answers at " + base + " is not Flink's REST API.", e);
    }
  }

  private Problem noAnswer(String why, @Nullable Exception cause) {
    return new Problem(
        ProblemType.UNAVAILABLE, "Flink at " + base + " does not answer: " + why + ".", cause);
  }
}
