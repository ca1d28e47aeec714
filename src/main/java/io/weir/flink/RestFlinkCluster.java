package io.weir.flink;

import io.weir.flink.FlinkHttp.Answer;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.io.ByteArrayOutputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.apache.flink.api.common.JobID;
import org.apache.flink.configuration.PipelineOptions;
import tools.jackson.databind.JsonNode;

/** A Flink cluster by its REST API; not bound to the version of Flink's own client. */
final class RestFlinkCluster implements FlinkCluster {

  /** A source whose server is down holds a submission for a minute. */
  private static final Duration SUBMISSION = Duration.ofMinutes(2);

  private static final Duration UPLOAD = Duration.ofSeconds(30);

  private final FlinkHttp http;
  private final RunnerJar runner;

  RestFlinkCluster(FlinkHttp http, RunnerJar runner) {
    this.http = http;
    this.runner = runner;
  }

  @Override
  public ClusterOverview overview() {
    JsonNode overview = read(http.get("/overview"));
    JsonNode settings = read(http.get("/jobmanager/config"));
    return FlinkJson.overview(overview, settings);
  }

  @Override
  public Optional<FlinkJob> job(String jobId) {
    Answer job = http.get(path(jobId, ""));
    if (job.notFound()) {
      return Optional.empty();
    }
    // the state in /jobs/:id may be three seconds old
    Answer status = http.get(path(jobId, "/status"));
    return status.notFound()
        ? Optional.empty()
        : Optional.of(FlinkJson.job(read(job), read(status).path("status").asString()));
  }

  @Override
  public Submission submit(JobSubmission job) {
    String jar = null;
    try {
      RunnerJar.Sealed sealed = runner.seal(http.write(job.spec()));
      jar = upload(sealed.jar());
      return outcome(http.post("/jars/" + jar + "/run", body(job, sealed.argument()), SUBMISSION));
    } catch (Problem e) {
      return new Submission.Unknown(e.detail());
    } finally {
      if (jar != null) {
        forget(jar);
      }
    }
  }

  private String upload(byte[] jar) {
    String boundary = UUID.randomUUID().toString();
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    String head =
        "--%s\r\nContent-Disposition: form-data; name=\"jarfile\"; filename=\"weir-runner.jar\"\r\n"
            + "Content-Type: application/java-archive\r\n\r\n";
    body.writeBytes(head.formatted(boundary).getBytes(StandardCharsets.US_ASCII));
    body.writeBytes(jar);
    body.writeBytes(("\r\n--" + boundary + "--\r\n").getBytes(StandardCharsets.US_ASCII));
    Answer answer =
        http.post(
            "/jars/upload",
            "multipart/form-data; boundary=" + boundary,
            BodyPublishers.ofByteArray(body.toByteArray()),
            UPLOAD);
    return Path.of(read(answer).path("filename").asString()).getFileName().toString();
  }

  private void forget(String jar) {
    try {
      http.delete("/jars/" + jar);
    } catch (Problem e) {
      // a cluster that went away took the jar along
    }
  }

  private Map<String, Object> body(JobSubmission job, String argument) {
    Map<String, String> flink = new LinkedHashMap<>(job.settings().toFlink());
    flink.put(PipelineOptions.NAME.key(), job.name());
    Map<String, Object> body = new LinkedHashMap<>();
    body.put("jobId", JobID.fromHexString(job.jobId()).toHexString());
    body.put("entryClass", job.program().entryClass());
    body.put("programArgsList", List.of(argument));
    body.put("parallelism", job.settings().parallelism());
    body.put("flinkConfiguration", flink);
    if (job.startFrom() != null) {
      body.put("savepointPath", job.startFrom());
    }
    return body;
  }

  private Submission outcome(Answer answer) {
    if (answer.ok()) {
      return new Submission.Accepted();
    }
    String error = answer.error();
    if (error.contains("DuplicateJobSubmissionException")) {
      return new Submission.Duplicate();
    }
    return answer.status() == 503 || error.contains("TimeoutException")
        ? new Submission.Unknown("Flink did not say in time whether it took the job.")
        : new Submission.Rejected(FailureCause.of(error));
  }

  @Override
  public void stopWithSavepoint(String jobId, String requestId, String directory) {
    Map<String, Object> body =
        Map.of("targetDirectory", directory, "drain", false, "triggerId", requestId);
    read(http.post(path(jobId, "/stop"), body, FlinkHttp.QUICK));
  }

  @Override
  public SavepointProgress savepoint(String jobId, String requestId) {
    Answer answer = http.get(path(jobId, "/savepoints/" + requestId));
    return answer.notFound() ? new SavepointProgress.NotKnown() : FlinkJson.savepoint(read(answer));
  }

  @Override
  public void cancel(String jobId) {
    Answer answer = http.patch(path(jobId, "?mode=cancel"));
    // 404: not known, 409: ended already
    if (!answer.notFound() && answer.status() != 409) {
      read(answer);
    }
  }

  @Override
  public JobExceptions exceptions(String jobId) {
    Answer answer = http.get(path(jobId, "/exceptions?maxExceptions=20"));
    return answer.notFound() ? new JobExceptions(List.of()) : FlinkJson.exceptions(read(answer));
  }

  @Override
  public Optional<JobCheckpoints> checkpoints(String jobId) {
    Answer answer = http.get(path(jobId, "/checkpoints"));
    return answer.notFound() ? Optional.empty() : Optional.of(FlinkJson.checkpoints(read(answer)));
  }

  @Override
  public JobMetrics metrics(FlinkJob job) {
    return new JobMetricsReader(http).read(job);
  }

  static String path(String jobId, String rest) {
    return "/jobs/" + JobID.fromHexString(jobId).toHexString() + rest;
  }

  static JsonNode read(Answer answer) {
    if (!answer.ok()) {
      boolean gone = answer.status() == 503;
      throw new Problem(
          gone ? ProblemType.UNAVAILABLE : ProblemType.UPSTREAM,
          "Flink refused: " + FailureCause.of(answer.error()).sentence());
    }
    return answer.body();
  }
}
