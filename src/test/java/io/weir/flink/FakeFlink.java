package io.weir.flink;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Executors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A Flink that only pretends: it speaks as much of the REST API as Weir uses, remembers its jobs
 * and has switches for what goes wrong. {@link FlinkClusterContract} holds it to what a real one
 * does.
 */
public final class FakeFlink implements AutoCloseable {

  private final HttpServer server;
  private final Path checkpoints;
  private final JsonMapper json = JsonMapper.builder().build();
  private final Map<String, FakeJob> jobs = new LinkedHashMap<>();
  private final List<String> submissions = new ArrayList<>();
  private String incarnation = "flink-web-" + UUID.randomUUID();
  private boolean losesAnswers;
  private boolean dropsSubmissions;
  private boolean silent;
  private String refusal = "";
  private List<Map<String, Object>> measured = List.of();

  private static final class FakeJob {
    private final String startedFrom;
    private final Map<String, String> savepoints = new LinkedHashMap<>();
    private String status = "RUNNING";

    private FakeJob(String startedFrom) {
      this.startedFrom = startedFrom;
    }
  }

  private record Answer(int status, Object body) {}

  private FakeFlink(HttpServer server, Path checkpoints) {
    this.server = server;
    this.checkpoints = checkpoints;
  }

  /**
   * @param checkpoints what it says its checkpoint directory is
   */
  public static FakeFlink start(Path checkpoints) {
    try {
      HttpServer server =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      FakeFlink fake = new FakeFlink(server, Files.createDirectories(checkpoints));
      server.createContext("/", fake::handle);
      server.setExecutor(Executors.newCachedThreadPool());
      server.start();
      return fake;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public URI url() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
  }

  /** From now on it does what is asked and hangs up before it says so. */
  public synchronized void loseAnswers(boolean on) {
    losesAnswers = on;
  }

  /** From now on submissions never reach it: it hangs up on them. */
  public synchronized void dropSubmissions(boolean on) {
    dropsSubmissions = on;
  }

  /** From now on it does nothing and hangs up. */
  public synchronized void fallSilent(boolean on) {
    silent = on;
  }

  /** Submissions are refused with this stack trace; empty for none. */
  public synchronized void refuse(String stackTrace) {
    refusal = stackTrace;
  }

  /** Starts anew, as a JobManager without high availability: it has forgotten everything. */
  public synchronized void restart() {
    incarnation = "flink-web-" + UUID.randomUUID();
    jobs.clear();
  }

  /** Leaves a complete checkpoint of a job behind. */
  public void checkpoint(String jobId, int number) {
    try {
      Path folder = Files.createDirectories(checkpoints.resolve(jobId).resolve("chk-" + number));
      Files.createFile(folder.resolve("_metadata"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the one step of every job measures from now on: names and largest values. */
  public synchronized void measure(Map<String, Double> maxima) {
    List<Map<String, Object>> metrics = new ArrayList<>();
    maxima.forEach((id, max) -> metrics.add(Map.of("id", id, "max", max)));
    measured = metrics;
  }

  /** The ids of the jobs that run. */
  public synchronized List<String> running() {
    return jobs.entrySet().stream()
        .filter(job -> job.getValue().status.equals("RUNNING"))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The ids that were submitted, in order, again when they were submitted again. */
  public synchronized List<String> submissions() {
    return List.copyOf(submissions);
  }

  public synchronized String startedFrom(String jobId) {
    return jobs.get(jobId).startedFrom;
  }

  private synchronized void handle(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    byte[] body = exchange.getRequestBody().readAllBytes();
    if (silent || dropsSubmissions && path.endsWith("/run")) {
      exchange.close();
      return;
    }
    Answer answer =
        path.endsWith("/subtasks/metrics")
            ? measured(exchange.getRequestURI())
            : answer(exchange.getRequestMethod(), path.substring(1).split("/"), body);
    if (losesAnswers && path.endsWith("/run")) {
      exchange.close();
      return;
    }
    byte[] text = json.writeValueAsBytes(answer.body());
    exchange.getResponseHeaders().add("Content-Type", "application/json");
    exchange.sendResponseHeaders(answer.status(), text.length);
    exchange.getResponseBody().write(text);
    exchange.close();
  }

  private Answer answer(String method, String[] path, byte[] body) {
    return switch (path[0]) {
      case "overview" -> overview();
      case "jobmanager" -> ok(config());
      case "jars" -> jars(method, path, body);
      case "jobs" -> path.length > 1 ? job(method, path, body) : ok(Map.of());
      default -> error(404, "Not found: " + String.join("/", path));
    };
  }

  private Answer overview() {
    return ok(
        Map.of(
            "flink-version",
            "1.20.3",
            "taskmanagers",
            1,
            "slots-total",
            8,
            "slots-available",
            8 - running().size(),
            "jobs-running",
            running().size()));
  }

  private List<Map<String, String>> config() {
    return List.of(
        Map.of("key", "web.tmpdir", "value", "/tmp/" + incarnation),
        Map.of("key", "execution.checkpointing.dir", "value", checkpoints.toUri().toString()),
        Map.of("key", "execution.checkpointing.savepoint-dir", "value", checkpoints + "/saved"));
  }

  private Answer jars(String method, String[] path, byte[] body) {
    if (method.equals("DELETE")) {
      return ok(Map.of());
    }
    if (path[1].equals("upload")) {
      return ok(Map.of("filename", "/tmp/upload/" + UUID.randomUUID() + "_runner.jar"));
    }
    JsonNode run = json.readTree(new String(body, StandardCharsets.UTF_8));
    String id = run.path("jobId").asString();
    submissions.add(id);
    if (!refusal.isEmpty()) {
      return error(400, refusal);
    }
    if (jobs.containsKey(id)) {
      return error(400, "Caused by: a.b.DuplicateJobSubmissionException: Job has already been");
    }
    jobs.put(id, new FakeJob(run.path("savepointPath").asString("")));
    return ok(Map.of("jobid", id));
  }

  private Answer job(String method, String[] path, byte[] body) {
    FakeJob job = jobs.get(path[1]);
    String what = path.length > 2 ? path[2] : "";
    if (job == null) {
      return error(404, "Job " + path[1] + " not found");
    }
    if (method.equals("PATCH")) {
      job.status = job.status.equals("RUNNING") ? "CANCELED" : job.status;
      return new Answer(202, Map.of());
    }
    return switch (what) {
      case "" -> ok(details(path[1], job));
      case "status" -> ok(Map.of("status", job.status));
      case "exceptions" -> ok(Map.of("exceptionHistory", Map.of("entries", List.of())));
      case "checkpoints" -> ok(Map.of("counts", Map.of("completed", 1), "history", List.of()));
      case "stop" -> stop(job, json.readTree(new String(body, StandardCharsets.UTF_8)));
      default -> savepoint(job, path[3]);
    };
  }

  private Answer measured(URI request) {
    if (request.toString().length() > 4000) {
      return error(404, "Unable to load requested file /bad-request.");
    }
    if (request.getQuery() == null) {
      return ok(measured.stream().map(metric -> Map.of("id", metric.get("id"))).toList());
    }
    String ids = request.getQuery().replaceFirst(".*get=", "");
    Set<String> asked = Set.of(ids.split(","));
    return ok(measured.stream().filter(metric -> asked.contains(metric.get("id"))).toList());
  }

  private static Map<String, Object> details(String id, FakeJob job) {
    Map<String, Object> vertex =
        Map.of(
            "id",
            "v",
            "name",
            "Source",
            "status",
            job.status,
            "parallelism",
            1,
            "tasks",
            Map.of("RUNNING", job.status.equals("RUNNING") ? 1 : 0));
    return Map.of("jid", id, "name", "job", "state", job.status, "vertices", List.of(vertex));
  }

  private Answer stop(FakeJob job, JsonNode request) {
    String id = request.path("triggerId").asString();
    job.savepoints.putIfAbsent(id, request.path("targetDirectory").asString() + "/savepoint-1");
    job.status = "FINISHED";
    return new Answer(202, Map.of("request-id", id));
  }

  private static Answer savepoint(FakeJob job, String requestId) {
    String path = job.savepoints.get(requestId);
    return path == null
        ? error(404, "There is no savepoint operation with triggerId=" + requestId)
        : ok(Map.of("status", Map.of("id", "COMPLETED"), "operation", Map.of("location", path)));
  }

  private static Answer ok(Object body) {
    return new Answer(200, body);
  }

  private static Answer error(int status, String message) {
    return new Answer(status, Map.of("errors", List.of(message)));
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
