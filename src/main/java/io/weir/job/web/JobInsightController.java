package io.weir.job.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.flink.JobCheckpoints;
import io.weir.flink.JobCheckpoints.Checkpoint;
import io.weir.flink.JobExceptions;
import io.weir.flink.JobExceptions.Failure;
import io.weir.job.Job;
import io.weir.job.JobInsight;
import io.weir.job.Jobs;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** What a job's cluster says about it. */
@RestController
@RequestMapping("/api/v1/jobs/{name}")
class JobInsightController {

  private final Jobs jobs;
  private final JobInsight insight;

  JobInsightController(Jobs jobs, JobInsight insight) {
    this.jobs = jobs;
    this.insight = insight;
  }

  /** One failure. */
  record FailureView(Instant at, String sentence, String raw, @Nullable String taskName) {

    static FailureView from(Failure f) {
      return new FailureView(f.at(), f.cause().sentence(), f.raw(), f.taskName());
    }
  }

  /**
   * What went wrong.
   *
   * @param sentence what to do about the newest failure
   * @param cause as Flink said it last
   * @param raw the whole stack trace
   */
  record ExceptionsView(
      @Nullable String sentence,
      @Nullable String cause,
      @Nullable String raw,
      @Nullable Instant at,
      List<FailureView> history) {

    static ExceptionsView from(JobExceptions exceptions) {
      List<FailureView> history = exceptions.history().stream().map(FailureView::from).toList();
      return exceptions
          .newest()
          .map(
              f ->
                  new ExceptionsView(
                      f.cause().sentence(), f.cause().cause(), f.raw(), f.at(), history))
          .orElse(new ExceptionsView(null, null, null, null, history));
    }
  }

  /** How many checkpoints there were since the last start. */
  record Counts(long completed, long failed, long inProgress, long restored) {}

  /** One checkpoint or savepoint. */
  record CheckpointView(
      long id,
      JobCheckpoints.State state,
      String trigger,
      Instant at,
      long durationMillis,
      long sizeBytes,
      @Nullable String path,
      @Nullable String failure) {

    static CheckpointView from(Checkpoint c) {
      return new CheckpointView(
          c.id(),
          c.state(),
          c.savepoint() ? "savepoint" : "checkpoint",
          c.at(),
          c.duration().toMillis(),
          c.sizeBytes(),
          c.path(),
          c.failure());
    }
  }

  /** The checkpoints since the last start, newest first. */
  record CheckpointsView(
      Counts counts, @Nullable CheckpointView latest, List<CheckpointView> history) {

    static CheckpointsView from(JobCheckpoints c) {
      return new CheckpointsView(
          new Counts(c.completed(), c.failed(), c.inProgress(), c.restored()),
          c.latest().map(CheckpointView::from).orElse(null),
          c.history().stream().map(CheckpointView::from).toList());
    }
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/exceptions")
  ExceptionsView exceptions(@PathVariable String name) {
    return ExceptionsView.from(insight.exceptions(name));
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/checkpoints")
  CheckpointsView checkpoints(@PathVariable String name) {
    return CheckpointsView.from(
        insight.checkpoints(name).orElse(new JobCheckpoints(0, 0, 0, 0, List.of())));
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/metrics")
  JobMetricsView metrics(@PathVariable String name) {
    Job job = jobs.get(name);
    return insight
        .measures(name)
        .map(measures -> JobMetricsView.from(job, measures))
        .orElse(JobMetricsView.unknown(job));
  }
}
