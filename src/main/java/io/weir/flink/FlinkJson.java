package io.weir.flink;

import io.weir.flink.JobCheckpoints.Checkpoint;
import io.weir.flink.JobExceptions.Failure;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.flink.configuration.CheckpointingOptions;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.WebOptions;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Reads the bodies of Flink's REST API. */
final class FlinkJson {

  private FlinkJson() {}

  /**
   * @param settings of the JobManager. Its web directory gets a random name at each start: that is
   *     what tells one incarnation from another.
   */
  static ClusterOverview overview(JsonNode overview, JsonNode settings) {
    Map<String, String> known = new HashMap<>();
    settings.forEach(s -> known.put(s.path("key").asString(), s.path("value").asString()));
    Configuration flink = Configuration.fromMap(known);
    return new ClusterOverview(
        overview.path("flink-version").asString(),
        flink.getOptional(WebOptions.TMP_DIR).map(FlinkJson::lastName).orElse(null),
        overview.path("slots-total").asInt(),
        overview.path("slots-available").asInt(),
        overview.path("taskmanagers").asInt(),
        overview.path("jobs-running").asInt(),
        flink.getOptional(CheckpointingOptions.CHECKPOINTS_DIRECTORY).orElse(null),
        flink.getOptional(CheckpointingOptions.SAVEPOINT_DIRECTORY).orElse(null));
  }

  private static String lastName(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  static FlinkJob job(JsonNode job, String status) {
    List<FlinkJob.Vertex> vertices = new ArrayList<>();
    job.path("vertices").forEach(vertex -> vertices.add(vertex(vertex)));
    int tasks = 0;
    for (FlinkJob.Vertex vertex : vertices) {
      tasks += vertex.parallelism();
    }
    int running = 0;
    for (JsonNode vertex : job.path("vertices")) {
      running += vertex.path("tasks").path("RUNNING").asInt();
    }
    return new FlinkJob(
        job.path("jid").asString(),
        job.path("name").asString(),
        FlinkJobState.of(status),
        Duration.ofMillis(Math.max(0, job.path("duration").asLong())),
        instant(job.path("timestamps").path("RUNNING")),
        tasks,
        running,
        vertices);
  }

  private static FlinkJob.Vertex vertex(JsonNode vertex) {
    JsonNode metrics = vertex.path("metrics");
    long busy = metrics.path("accumulated-busy-time").asLong(0);
    long duration = vertex.path("duration").asLong(0);
    int parallelism = vertex.path("parallelism").asInt();
    boolean known = busy >= 0 && duration > 0 && metrics.has("accumulated-busy-time");
    return new FlinkJob.Vertex(
        vertex.path("id").asString(),
        vertex.path("name").asString(),
        vertex.path("status").asString(),
        parallelism,
        metrics.path("read-records").asLong(0),
        metrics.path("write-records").asLong(0),
        metrics.path("read-bytes").asLong(0),
        metrics.path("write-bytes").asLong(0),
        known ? Math.min(1.0, (double) busy / duration / parallelism) : null);
  }

  static SavepointProgress savepoint(JsonNode answer) {
    if (!answer.path("status").path("id").asString().equals("COMPLETED")) {
      return new SavepointProgress.InProgress();
    }
    JsonNode operation = answer.path("operation");
    JsonNode failure = operation.path("failure-cause");
    return operation.hasNonNull("location")
        ? new SavepointProgress.Completed(operation.path("location").asString())
        : new SavepointProgress.Failed(
            FailureCause.of(failure.path("stack-trace").asString(failure.toString())));
  }

  static JobExceptions exceptions(JsonNode answer) {
    List<Failure> failures = new ArrayList<>();
    for (JsonNode entry : answer.path("exceptionHistory").path("entries")) {
      String raw = entry.path("stacktrace").asString();
      failures.add(
          new Failure(
              Instant.ofEpochMilli(entry.path("timestamp").asLong()),
              FailureCause.of(raw),
              raw,
              text(entry.path("taskName"))));
    }
    return new JobExceptions(failures);
  }

  static JobCheckpoints checkpoints(JsonNode answer) {
    List<Checkpoint> history = new ArrayList<>();
    answer.path("history").forEach(entry -> history.add(checkpoint(entry)));
    JsonNode counts = answer.path("counts");
    return new JobCheckpoints(
        counts.path("completed").asLong(),
        counts.path("failed").asLong(),
        counts.path("in_progress").asLong(),
        counts.path("restored").asLong(),
        history);
  }

  private static Checkpoint checkpoint(JsonNode entry) {
    return new Checkpoint(
        entry.path("id").asLong(),
        JobCheckpoints.State.valueOf(entry.path("status").asString()),
        entry.path("is_savepoint").asBoolean(),
        Instant.ofEpochMilli(entry.path("trigger_timestamp").asLong()),
        Duration.ofMillis(entry.path("end_to_end_duration").asLong()),
        entry.path("checkpointed_size").asLong(entry.path("state_size").asLong()),
        text(entry.path("external_path")),
        text(entry.path("failure_message")));
  }

  /** The names of the metrics that a step has. */
  static List<String> ids(JsonNode metrics) {
    List<String> ids = new ArrayList<>();
    metrics.forEach(metric -> ids.add(metric.path("id").asString()));
    return ids;
  }

  /** The largest value of each metric among a step's tasks. */
  static Map<String, Double> maxima(JsonNode metrics) {
    Map<String, Double> maxima = new HashMap<>();
    for (JsonNode metric : metrics) {
      double max = metric.path("max").asDouble(Double.NaN);
      if (Double.isFinite(max)) {
        maxima.put(metric.path("id").asString(), max);
      }
    }
    return maxima;
  }

  private static @Nullable Instant instant(JsonNode millis) {
    return millis.asLong(0) > 0 ? Instant.ofEpochMilli(millis.asLong()) : null;
  }

  private static @Nullable String text(JsonNode node) {
    return node.isString() ? node.asString() : null;
  }
}
