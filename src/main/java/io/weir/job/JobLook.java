package io.weir.job;

import io.weir.shared.Problem;
import java.time.Clock;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** One look at a job: observe, save what was seen, validate, reconcile. */
@Component
class JobLook {

  private final JobRecords records;
  private final JobObserver observer;
  private final JobReconciler reconciler;
  private final Deployments deployments;
  private final StartPositions positions;
  private final Clock clock;

  /** When to look again. */
  enum Outcome {
    AGAIN,
    SOON,
    STEADY
  }

  JobLook(
      JobRecords records,
      JobObserver observer,
      JobReconciler reconciler,
      Deployments deployments,
      StartPositions positions,
      Clock clock) {
    this.records = records;
    this.observer = observer;
    this.reconciler = reconciler;
    this.deployments = deployments;
    this.positions = positions;
    this.clock = clock;
  }

  Outcome at(String name) {
    Optional<Job> found = records.find(name);
    if (found.isEmpty()) {
      return Outcome.STEADY;
    }
    Job job = found.get();
    Deployment last = job.deployment();
    Deployment live = last != null && last.state() != DeploymentState.ENDED ? last : null;
    try {
      Step step = live == null ? decide(job) : decide(job, live);
      return reconciler.act(job, live, step) ? Outcome.AGAIN : after(step);
    } catch (Problem e) {
      reconciler.failed(job, live, e);
      return Outcome.SOON;
    }
  }

  private Step decide(Job job) {
    Step step = new NextDeployment(job, clock.instant()).step();
    save(job, step, null);
    return step;
  }

  private Step decide(Job job, Deployment live) {
    Observed observed = observer.observe(job.cluster(), live);
    if (observed instanceof Observed.Seen && live.absentSince() != null) {
      deployments.seen(live);
    }
    Step step =
        new Validator(job, clock.instant()).step(live, observed, madeCheckpoint(live, observed));
    save(job, step, observed);
    return step;
  }

  /** Only looked up where it decides: a submission whose answer and JobManager are lost. */
  private boolean madeCheckpoint(Deployment live, Observed observed) {
    return live.state() == DeploymentState.SUBMITTING
        && observed instanceof Observed.Absent
        && positions.madeCheckpoint(live);
  }

  private void save(Job job, Step step, @Nullable Observed observed) {
    JobState state;
    String sentence = null;
    if (step instanceof Step.Wait wait) {
      state = wait.state();
      sentence = wait.sentence();
    } else if (step instanceof Step.StopWithSavepoint || step instanceof Step.Cancel) {
      state = JobState.STOPPING;
    } else if (step instanceof Step.Submit || step instanceof Step.Confirm) {
      state = JobState.STARTING;
    } else {
      return;
    }
    JobStatus status = JobStatus.of(state, sentence, clock.instant());
    records.saveStatus(
        job.name(), observed == null ? status : observer.measured(status, job.cluster(), observed));
  }

  private static Outcome after(Step step) {
    return step instanceof Step.Wait wait && wait.state() == JobState.RUNNING
        ? Outcome.STEADY
        : Outcome.SOON;
  }
}
