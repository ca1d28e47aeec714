package io.weir.job;

import io.weir.flink.RetainedCheckpoints;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Finds where a job's next deployment is to start, so that nothing is lost and nothing repeated.
 */
@Component
class StartPositions {

  /**
   * As someone asked, else from the latest state of the last deployment: its savepoint, else its
   * newest complete checkpoint as the directory lists it, else from where it had started itself.
   *
   * @throws Problem UNAVAILABLE when the directory cannot be seen: then a person must choose
   */
  StartFrom next(Job job) {
    Deployment last = job.deployment();
    if (job.askedStart() != null) {
      return resolve(job.askedStart(), last);
    }
    return last == null ? StartFrom.NOTHING : latest(last);
  }

  /** A savepoint or checkpoint asked for without its path is the last one. */
  private StartFrom resolve(StartFrom asked, @Nullable Deployment last) {
    if (asked.path() != null || asked.kind() == StartFrom.Kind.NONE) {
      return asked;
    }
    Optional<String> path =
        last == null
            ? Optional.empty()
            : asked.kind() == StartFrom.Kind.SAVEPOINT
                ? Optional.ofNullable(last.savepointPath())
                : checkpoint(last);
    return path.map(found -> new StartFrom(asked.kind(), found))
        .orElseThrow(
            () ->
                new Problem(
                    ProblemType.UNAVAILABLE,
                    "The last deployment left none to start from. Give its path."));
  }

  private StartFrom latest(Deployment last) {
    if (last.savepointPath() != null) {
      return StartFrom.savepoint(last.savepointPath());
    }
    return checkpoint(last).map(StartFrom::checkpoint).orElse(last.startFrom());
  }

  /** Whether a deployment got as far as to complete a checkpoint. */
  boolean madeCheckpoint(Deployment deployment) {
    return checkpoint(deployment).isPresent();
  }

  private static Optional<String> checkpoint(Deployment deployment) {
    String directory = deployment.checkpointDirectory();
    if (deployment.submittedAt() == null) {
      return Optional.empty();
    }
    if (directory == null || !RetainedCheckpoints.canList(directory)) {
      throw new Problem(
          ProblemType.UNAVAILABLE,
          "Weir cannot list the checkpoints in "
              + directory
              + ". Choose where the job is to start: from a savepoint or checkpoint by its path, or"
              + " from nothing.");
    }
    return RetainedCheckpoints.newest(directory, deployment.flinkJobId());
  }
}
