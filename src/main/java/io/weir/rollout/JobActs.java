package io.weir.rollout;

import io.weir.job.DeploymentState;
import io.weir.job.Job;
import io.weir.job.JobDeclaration;
import io.weir.job.Jobs;
import io.weir.shared.Problem;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Predicate;
import org.springframework.stereotype.Component;

/**
 * What steps do to jobs. What is to run is declared, and the control loop brings it there; a stop
 * is done when nothing of the job runs any more, since later steps rely on that.
 */
@Component
class JobActs {

  /** A savepoint of a large job takes minutes. */
  private static final Duration STOP_LIMIT = Duration.ofMinutes(15);

  private final Jobs jobs;
  private final Clock clock;

  JobActs(Jobs jobs, Clock clock) {
    this.jobs = jobs;
    this.clock = clock;
  }

  void create(JobDeclaration declaration) {
    jobs.create(declaration);
  }

  void update(JobDeclaration declaration) {
    jobs.update(declaration, jobs.get(declaration.name()).version());
  }

  void start(String name) {
    jobs.start(name, null);
  }

  /** Blocks until it stopped. */
  void stop(String name) {
    jobs.stop(name, true);
    await(name, job -> !isLive(job), "stop");
  }

  /** Blocks until it stopped and is gone. */
  void delete(String name) {
    jobs.delete(name, true);
    await(name, job -> false, "go");
  }

  /** Whether something of a job may still run. */
  static boolean isLive(Job job) {
    return job.deployment() != null && job.deployment().state() != DeploymentState.ENDED;
  }

  private void await(String name, Predicate<Job> reached, String what) {
    Instant limit = clock.instant().plus(STOP_LIMIT);
    while (jobs.find(name).filter(job -> !reached.test(job)).isPresent()) {
      if (clock.instant().isAfter(limit)) {
        throw Problem.conflict(
            "Job '"
                + name
                + "' did not "
                + what
                + " within "
                + STOP_LIMIT.toMinutes()
                + " minutes. Look at its page; apply the plan again to go on.");
      }
      Pause.untilNextLook("a job was stopping");
    }
  }
}
