package io.weir.job;

import io.weir.cluster.Cluster;
import io.weir.cluster.Clusters;
import io.weir.connection.ConnectionSpec;
import io.weir.connection.Connections;
import io.weir.flink.JobSubmission;
import io.weir.lease.TableLeases;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Works out what the next deployment of a job is to be. */
@Component
class DeploymentPlans {

  private static final List<String> CHOICES = List.of("savepoint", "checkpoint", "none");

  private final StartPositions positions;
  private final Programs programs;
  private final JobRecords records;
  private final JobRevisions revisions;
  private final Deployments deployments;
  private final Clusters clusters;
  private final Connections connections;
  private final TableLeases leases;
  private final Clock clock;

  DeploymentPlans(
      StartPositions positions,
      Programs programs,
      JobRecords records,
      JobRevisions revisions,
      Deployments deployments,
      Clusters clusters,
      Connections connections,
      TableLeases leases,
      Clock clock) {
    this.positions = positions;
    this.programs = programs;
    this.records = records;
    this.revisions = revisions;
    this.deployments = deployments;
    this.clusters = clusters;
    this.connections = connections;
    this.leases = leases;
    this.clock = clock;
  }

  /**
   * @throws Problem where it cannot start now, or a person must choose
   */
  DeploymentIntent intent(Job job) {
    refuseWhileLeased(job.spec());
    Cluster cluster = clusters.get(job.cluster());
    var seen = cluster.sight().overview();
    String checkpoints = cluster.checkpointDirectory();
    String savepoints = cluster.savepointDirectory();
    if (seen != null) {
      checkpoints = checkpoints == null ? seen.checkpointDirectory() : checkpoints;
      savepoints = savepoints == null ? seen.savepointDirectory() : savepoints;
      if (checkpoints == null) {
        throw new Problem(
            ProblemType.UNAVAILABLE,
            "The cluster has no checkpoint directory. Set the cluster's option checkpointDirectory.");
      }
    }
    return new DeploymentIntent(
        job.revision(),
        UUID.randomUUID().toString().replace("-", ""),
        positions.next(job),
        checkpoints,
        savepoints == null ? checkpoints : savepoints,
        serverIds(job));
  }

  /** A compaction job does not begin while someone else works on its table. */
  private void refuseWhileLeased(JobSpec spec) {
    if (spec instanceof Compaction compaction) {
      leases
          .find(compaction.target())
          .ifPresent(
              lease -> {
                throw new Problem(
                    ProblemType.UNAVAILABLE,
                    lease.holder() + " works on " + lease.table() + "; the job starts after it.");
              });
    }
  }

  private @Nullable String serverIds(Job job) {
    if (!(job.spec() instanceof MySqlSync sync)) {
      return null;
    }
    List<Deployment> others = deployments.notEnded();
    String range =
        connections
            .get(sync.connection())
            .options()
            .getOrDefault(ConnectionSpec.SERVER_ID_RANGE, ServerIds.DEFAULT_RANGE);
    List<String> taken =
        others.stream().map(Deployment::serverIds).filter(Objects::nonNull).toList();
    long turn = job.deployment() == null ? 0 : job.deployment().id();
    return ServerIds.parse(range).next(sync.parallelism(), taken, turn);
  }

  JobSubmission submission(Job job, Deployment deployment) {
    JobSpec spec = revisions.get(job.name(), deployment.revision()).spec();
    return programs.submission(job, spec, deployment, hasNewTables(job, spec, deployment));
  }

  /** Whether the tables are other ones than those of the state that it starts from. */
  private boolean hasNewTables(Job job, JobSpec spec, Deployment deployment) {
    if (!(spec instanceof MySqlSync sync) || deployment.startFrom().path() == null) {
      return false;
    }
    return deployments.of(job.name()).stream()
        .filter(d -> d.id() < deployment.id())
        .findFirst()
        .map(before -> revisions.get(job.name(), before.revision()).spec())
        .filter(
            before -> before instanceof MySqlSync other && !other.tables().equals(sync.tables()))
        .isPresent();
  }

  /** How a job stands that cannot start. */
  JobStatus undecided(Job job, Problem problem) {
    boolean choose = job.deployment() != null && problem.type() == ProblemType.UNAVAILABLE;
    return new JobStatus(
        JobState.FAILED,
        problem.detail(),
        choose ? CHOICES : null,
        clock.instant(),
        null,
        null,
        null,
        null);
  }
}
