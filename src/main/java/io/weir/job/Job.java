package io.weir.job;

import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A job: what it is to do and what it was last seen doing.
 *
 * @param askedAt when someone last asked for a start, stop or restart
 * @param askedStart where the next deployment is to start, as someone asked; null for the latest
 *     state
 * @param deployment the one that is not ended, else the last one; null when there was none
 * @param version for If-Match
 */
public record Job(
    String name,
    String cluster,
    JobSpec spec,
    DesiredState desiredState,
    int revision,
    Map<String, String> labels,
    @Nullable StartFrom askedStart,
    boolean stopBySavepoint,
    Instant askedAt,
    boolean deleting,
    JobStatus status,
    @Nullable Deployment deployment,
    Instant createdAt,
    Instant updatedAt,
    long version) {

  /** Whether a deployment made at this time is to go on. */
  boolean wants(Deployment made) {
    return desiredState == DesiredState.RUNNING && !deleting && !made.createdAt().isBefore(askedAt);
  }

  /** What the job's commits are marked with in the lake: their user begins so. */
  String commitUserPrefix() {
    return "weir-job-" + name;
  }
}
