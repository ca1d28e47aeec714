package io.weir.job;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether a job that has no deployment under way gets one, and how it stands else. Pure, as
 * {@link Validator} is.
 */
final class NextDeployment {

  private final Job job;
  private final Instant now;

  NextDeployment(Job job, Instant now) {
    this.job = job;
    this.now = now;
  }

  Step step() {
    if (job.deleting()) {
      return new Step.Remove();
    }
    Deployment last = job.deployment();
    boolean wanted = job.desiredState() == DesiredState.RUNNING;
    if (last == null || last.endReason() == null) {
      return wanted ? new Step.Intend() : new Step.Wait(JobState.STOPPED, null);
    }
    if (wanted && mayStartAgain(last)) {
      return new Step.Intend();
    }
    return new Step.Wait(stateAfter(last.endReason()), sentenceAfter(last));
  }

  private boolean mayStartAgain(Deployment last) {
    boolean asked = job.askedAt().isAfter(last.createdAt());
    boolean due = last.retryAt() != null && !last.retryAt().isAfter(now);
    return asked
        || due
        || last.endReason() == EndReason.LOST
        || last.endReason() == EndReason.STOPPED;
  }

  private static JobState stateAfter(EndReason reason) {
    return switch (reason) {
      case STOPPED -> JobState.STOPPED;
      case FINISHED -> JobState.FINISHED;
      case LOST -> JobState.UNKNOWN;
      case FAILED, REJECTED, CANCELLED -> JobState.FAILED;
    };
  }

  private static @Nullable String sentenceAfter(Deployment last) {
    return last.retryAt() == null
        ? last.sentence()
        : last.sentence() + " Weir tries again at " + last.retryAt() + ".";
  }
}
