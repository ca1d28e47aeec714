package io.weir.job;

import io.weir.cluster.ClusterSight;
import io.weir.cluster.ClusterState;
import io.weir.cluster.Clusters;
import io.weir.flink.FailureCause;
import io.weir.flink.FlinkCluster;
import io.weir.flink.SavepointProgress;
import io.weir.flink.Submission;
import io.weir.shared.Problem;
import java.time.Clock;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Does the next step for a job: saves what it is about to do, does it, and saves the outcome. It
 * holds no transaction while it talks to a cluster.
 */
@Component
class JobReconciler {

  private final JobRecords records;
  private final JobEvents history;
  private final Deployments deployments;
  private final DeploymentPlans plans;
  private final JobRemoval removal;
  private final Clusters clusters;
  private final Clock clock;

  JobReconciler(
      JobRecords records,
      JobEvents history,
      Deployments deployments,
      DeploymentPlans plans,
      JobRemoval removal,
      Clusters clusters,
      Clock clock) {
    this.records = records;
    this.history = history;
    this.deployments = deployments;
    this.plans = plans;
    this.removal = removal;
    this.clusters = clusters;
    this.clock = clock;
  }

  /** Does one step. Whether there may be another at once. */
  boolean act(Job job, @Nullable Deployment deployment, Step step) {
    if (step instanceof Step.Intend) {
      return intend(job);
    }
    if (step instanceof Step.Remove) {
      removal.remove(job);
      return false;
    }
    if (deployment == null) {
      return false;
    }
    if (step instanceof Step.Submit) {
      return submit(job, deployment);
    }
    if (step instanceof Step.Confirm) {
      deployments.confirmed(deployment);
    } else if (step instanceof Step.NoteAbsence) {
      deployments.absent(deployment);
      return false;
    } else if (step instanceof Step.StopWithSavepoint) {
      return stop(job, deployment);
    } else if (step instanceof Step.Cancel cancel) {
      cancel(job, deployment, cancel.why());
    } else if (step instanceof Step.End end) {
      deployments.ended(deployment, end.reason(), end.sentence());
    } else if (step instanceof Step.Fail fail) {
      deployments.failed(deployment, fail.reason(), fail.cause());
    } else {
      return false;
    }
    return true;
  }

  /** Nothing new starts while the cluster does not answer. */
  private boolean intend(Job job) {
    ClusterSight sight = clusters.look(job.cluster());
    if (!sight.answers()) {
      JobState state =
          sight.state() == ClusterState.STARTING ? JobState.STARTING : JobState.UNKNOWN;
      records.saveStatus(job.name(), JobStatus.of(state, sight.message(), clock.instant()));
      return false;
    }
    try {
      deployments.intend(job.name(), plans.intent(job));
      return true;
    } catch (Problem e) {
      // only a person can say where it is to start, or mend what is missing
      records.saveStatus(job.name(), plans.undecided(job, e));
      return false;
    }
  }

  private boolean submit(Job job, Deployment deployment) {
    ClusterSight sight = clusters.look(job.cluster());
    if (!sight.answers() || sight.overview() == null) {
      return false;
    }
    var submission = plans.submission(job, deployment);
    deployments.submitting(deployment, sight.overview().incarnation());
    Submission outcome = clusters.submit(job.cluster(), submission);
    if (outcome instanceof Submission.Rejected rejected) {
      deployments.failed(deployment, EndReason.REJECTED, rejected.cause());
    } else if (outcome instanceof Submission.Unknown unknown) {
      history.add(job.name(), "no-answer", unknown.sentence(), null, clock.instant());
      return false;
    } else {
      deployments.confirmed(deployment);
    }
    return true;
  }

  /** Asks with an id that was saved before, so that asking again does no harm. */
  private boolean stop(Job job, Deployment deployment) {
    FlinkCluster flink = clusters.connect(job.cluster());
    String directory = deployment.savepointDirectory();
    if (directory == null) {
      cancel(job, deployment, "Cancelled: the cluster has no savepoint directory");
      return false;
    }
    if (deployment.stopRequestId() == null) {
      String requestId = UUID.randomUUID().toString().replace("-", "");
      deployments.stopAsked(deployment, requestId);
      flink.stopWithSavepoint(deployment.flinkJobId(), requestId, directory);
      return false;
    }
    SavepointProgress progress =
        flink.savepoint(deployment.flinkJobId(), deployment.stopRequestId());
    if (progress instanceof SavepointProgress.Completed completed) {
      deployments.savepoint(deployment, completed.path());
      return true;
    }
    if (progress instanceof SavepointProgress.Failed failed) {
      cancel(
          job,
          deployment,
          "The savepoint failed, so it is cancelled and its newest checkpoint kept: "
              + failed.cause().sentence());
    } else if (progress instanceof SavepointProgress.NotKnown) {
      flink.stopWithSavepoint(deployment.flinkJobId(), deployment.stopRequestId(), directory);
    }
    return false;
  }

  private void cancel(Job job, Deployment deployment, String why) {
    deployments.cancelAsked(deployment, why);
    clusters.connect(job.cluster()).cancel(deployment.flinkJobId());
  }

  /** A failure that Weir itself met while it tried. */
  void failed(Job job, @Nullable Deployment deployment, Problem problem) {
    if (deployment != null && deployment.state() == DeploymentState.INTENDED) {
      FailureCause cause = new FailureCause(problem.detail(), problem.detail(), false);
      deployments.failed(deployment, EndReason.REJECTED, cause);
    } else {
      history.add(job.name(), "trouble", problem.detail(), null, clock.instant());
    }
  }
}
