package io.weir.job;

import io.weir.flink.FailureCause;
import io.weir.flink.FlinkJob;
import io.weir.flink.FlinkJobState;
import io.weir.flink.JobExceptions.Failure;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Decides what is to be done next about a deployment that is under way, from what its job is to do
 * and what was seen. Pure: it reads nothing and changes nothing.
 */
final class Validator {

  /** A submission blocks two minutes at most, and its job may appear a little later. */
  static final Duration SUBMISSION_BOUND = Duration.ofMinutes(3);

  /** A JobManager that recovers its jobs does not know them at once. */
  static final Duration ABSENCE_BOUND = Duration.ofSeconds(5);

  private final Job job;
  private final Instant now;

  Validator(Job job, Instant now) {
    this.job = job;
    this.now = now;
  }

  /** What to do about a deployment that is under way. */
  Step step(Deployment deployment, Observed observed, boolean checkpointExists) {
    return switch (deployment.state()) {
      case INTENDED -> intended(deployment, observed);
      case SUBMITTING -> submitting(deployment, observed, checkpointExists);
      case CONFIRMED -> confirmed(deployment, observed);
      case ENDED -> new NextDeployment(job, now).step();
    };
  }

  private Step intended(Deployment deployment, Observed observed) {
    if (!job.wants(deployment)) {
      return new Step.End(EndReason.STOPPED, null);
    }
    return observed instanceof Observed.Silent silent ? waitFor(silent, false) : new Step.Submit();
  }

  private Step submitting(Deployment deployment, Observed observed, boolean checkpointExists) {
    if (observed instanceof Observed.Silent silent) {
      return waitFor(silent, true);
    }
    if (observed instanceof Observed.Seen) {
      return new Step.Confirm();
    }
    boolean same = sameIncarnation(deployment, (Observed.Absent) observed);
    if (!same && checkpointExists) {
      return new Step.End(EndReason.LOST, "The JobManager started anew and has lost the job.");
    }
    if (job.wants(deployment)) {
      return new Step.Submit();
    }
    boolean past =
        deployment.submittedAt() != null
            && deployment.submittedAt().plus(SUBMISSION_BOUND).isBefore(now);
    return !same || past
        ? new Step.End(EndReason.STOPPED, null)
        : new Step.Wait(JobState.STOPPING, "The answer to its submission is not known yet.");
  }

  private Step confirmed(Deployment deployment, Observed observed) {
    if (observed instanceof Observed.Silent silent) {
      return waitFor(silent, true);
    }
    if (observed instanceof Observed.Absent absent) {
      return absent(deployment, absent);
    }
    Observed.Seen seen = (Observed.Seen) observed;
    if (deployment.stopRequestId() != null
        && deployment.savepointPath() == null
        && !deployment.cancelAsked()) {
      return keepsState() || seen.job().state().terminal()
          ? new Step.StopWithSavepoint()
          : new Step.Cancel("Cancelled, without waiting for its savepoint");
    }
    return seen.job().state().terminal() ? ended(deployment, seen) : alive(deployment, seen);
  }

  private Step absent(Deployment deployment, Observed.Absent absent) {
    if (deployment.absentSince() == null) {
      return new Step.NoteAbsence();
    }
    if (deployment.absentSince().plus(ABSENCE_BOUND).isAfter(now)) {
      return new Step.Wait(JobState.UNKNOWN, "The cluster does not know the job (yet).");
    }
    boolean wasStopped = deployment.savepointPath() != null || deployment.cancelAsked();
    if (wasStopped || !job.wants(deployment)) {
      return new Step.End(EndReason.STOPPED, null);
    }
    return new Step.End(
        EndReason.LOST,
        sameIncarnation(deployment, absent)
            ? "The cluster does not know the job any more."
            : "The JobManager started anew and has lost the job.");
  }

  private Step ended(Deployment deployment, Observed.Seen seen) {
    FlinkJobState state = seen.job().state();
    boolean asked = deployment.savepointPath() != null || deployment.cancelAsked();
    if (state == FlinkJobState.FAILED) {
      return new Step.Fail(EndReason.FAILED, cause(seen.failure()));
    }
    if (asked) {
      return new Step.End(EndReason.STOPPED, null);
    }
    return state == FlinkJobState.FINISHED
        ? new Step.End(EndReason.FINISHED, null)
        : new Step.End(EndReason.CANCELLED, "Someone cancelled the job in Flink.");
  }

  private Step alive(Deployment deployment, Observed.Seen seen) {
    if (job.wants(deployment)) {
      return running(seen);
    }
    if (deployment.cancelAsked() || deployment.savepointPath() != null) {
      return new Step.Wait(JobState.STOPPING, null);
    }
    if (!keepsState()) {
      return new Step.Cancel("Cancelled, without a savepoint");
    }
    return seen.job().fullyRunning()
        ? new Step.StopWithSavepoint()
        : new Step.Cancel("Cancelled, since it does not run: its newest checkpoint is kept");
  }

  /** A restart asked for keeps the state, whatever the last stop was asked with. */
  private boolean keepsState() {
    return job.desiredState() == DesiredState.RUNNING || job.stopBySavepoint();
  }

  private static Step running(Observed.Seen seen) {
    FlinkJob flink = seen.job();
    if (flink.state() == FlinkJobState.RESTARTING) {
      return new Step.Wait(JobState.RESTARTING, cause(seen.failure()).sentence());
    }
    if (flink.state() == FlinkJobState.CANCELLING) {
      return new Step.Wait(JobState.STOPPING, "It is being cancelled in Flink.");
    }
    if (flink.fullyRunning()) {
      return new Step.Wait(JobState.RUNNING, null);
    }
    boolean noSlot = seen.slotsFree() == 0 && flink.tasksRunning() == 0;
    return new Step.Wait(
        JobState.STARTING,
        noSlot
            ? "No free slot on the cluster: stop another job or give the cluster more slots."
            : null);
  }

  private static Step waitFor(Observed.Silent silent, boolean submitted) {
    JobState state = silent.starting() && !submitted ? JobState.STARTING : JobState.UNKNOWN;
    return new Step.Wait(state, silent.sentence());
  }

  private static FailureCause cause(@Nullable Failure failure) {
    return failure == null
        ? new FailureCause("The job failed; Flink gave no reason.", "", false)
        : failure.cause();
  }

  private static boolean sameIncarnation(Deployment deployment, Observed.Absent absent) {
    return Objects.equals(deployment.incarnation(), absent.incarnation());
  }
}
