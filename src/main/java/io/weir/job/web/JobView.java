package io.weir.job.web;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.weir.job.Deployment;
import io.weir.job.DeploymentState;
import io.weir.job.DesiredState;
import io.weir.job.EndReason;
import io.weir.job.Job;
import io.weir.job.JobKind;
import io.weir.job.JobSpec;
import io.weir.job.JobState;
import io.weir.job.StartFrom;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A job as it is shown.
 *
 * @param decision where a person must choose: the values of {@code from} to start with
 * @param changedAt when someone last asked for a start, stop or restart
 */
record JobView(
    String name,
    String cluster,
    JobKind kind,
    @JsonTypeInfo(use = JsonTypeInfo.Id.NONE) JobSpec spec,
    DesiredState desiredState,
    Map<String, String> labels,
    JobState state,
    @Nullable String sentence,
    @Nullable List<String> decision,
    int revision,
    @Nullable DeploymentView deployment,
    Instant createdAt,
    Instant updatedAt,
    Instant changedAt,
    long version) {

  static JobView from(Job job) {
    return new JobView(
        job.name(),
        job.cluster(),
        job.spec().kind(),
        job.spec(),
        job.desiredState(),
        job.labels(),
        job.status().state(),
        job.status().sentence(),
        job.status().decision(),
        job.revision(),
        job.deployment() == null ? null : DeploymentView.from(job.deployment()),
        job.createdAt(),
        job.updatedAt(),
        job.askedAt(),
        job.version());
  }

  /** A deployment as it is shown. */
  record DeploymentView(
      long id,
      int revision,
      DeploymentState state,
      String flinkJobId,
      StartFrom startFrom,
      Instant createdAt,
      @Nullable Instant submittedAt,
      @Nullable Instant confirmedAt,
      @Nullable Instant endedAt,
      @Nullable EndReason endReason,
      @Nullable String savepointPath,
      @Nullable String incarnation,
      @Nullable String sentence) {

    static DeploymentView from(Deployment d) {
      return new DeploymentView(
          d.id(),
          d.revision(),
          d.state(),
          d.flinkJobId(),
          d.startFrom(),
          d.createdAt(),
          d.submittedAt(),
          d.confirmedAt(),
          d.endedAt(),
          d.endReason(),
          d.savepointPath(),
          d.incarnation(),
          d.sentence());
    }
  }

  /**
   * A job in a list.
   *
   * @param targets what it acts on
   */
  record Row(
      String name,
      JobKind kind,
      String cluster,
      DesiredState desiredState,
      JobState state,
      @Nullable String sentence,
      String targets,
      @Nullable Integer tables,
      @Nullable Long recordsIn,
      @Nullable Long recordsOut,
      @Nullable Instant lastCheckpointAt,
      @Nullable Long restarts,
      @Nullable Instant since) {

    static Row from(Job job) {
      return new Row(
          job.name(),
          job.spec().kind(),
          job.cluster(),
          job.desiredState(),
          job.status().state(),
          job.status().sentence(),
          job.spec().targets(),
          job.spec().tableCount(),
          job.status().recordsIn(),
          job.status().recordsOut(),
          job.status().lastCheckpointAt(),
          job.status().restarts(),
          job.status().since());
    }
  }
}
