package io.weir.job;

import io.weir.cluster.ClusterSight;
import io.weir.cluster.ClusterState;
import io.weir.cluster.Clusters;
import io.weir.flink.FlinkCluster;
import io.weir.flink.FlinkJob;
import io.weir.flink.FlinkJobState;
import io.weir.flink.JobCheckpoints;
import io.weir.flink.JobExceptions.Failure;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Looks at clusters and their jobs. Reads only. */
@Component
class JobObserver {

  private final Clusters clusters;

  JobObserver(Clusters clusters) {
    this.clusters = clusters;
  }

  /** The job is looked for first: what the cluster then says of itself is not older. */
  Observed observe(String cluster, Deployment deployment) {
    try {
      Optional<FlinkJob> job =
          deployment.submittedAt() == null
              ? Optional.empty()
              : clusters.connect(cluster).job(deployment.flinkJobId());
      ClusterSight sight = clusters.look(cluster);
      if (!sight.answers() || sight.overview() == null) {
        return silent(sight);
      }
      return job.<Observed>map(found -> seen(cluster, found, sight))
          .orElse(new Observed.Absent(sight.overview().incarnation()));
    } catch (Problem e) {
      if (e.type() != ProblemType.UNAVAILABLE && e.type() != ProblemType.UPSTREAM) {
        throw e;
      }
      return silent(clusters.look(cluster));
    }
  }

  private static Observed silent(ClusterSight sight) {
    String sentence = sight.message() == null ? "The cluster does not answer." : sight.message();
    return new Observed.Silent(sentence, sight.state() == ClusterState.STARTING);
  }

  private Observed seen(String cluster, FlinkJob job, ClusterSight sight) {
    boolean troubled =
        job.state() == FlinkJobState.FAILED
            || job.state() == FlinkJobState.RESTARTING
            || job.state() == FlinkJobState.RUNNING && !job.fullyRunning();
    Failure failure =
        troubled ? clusters.connect(cluster).exceptions(job.id()).newest().orElse(null) : null;
    int free = sight.overview() == null ? 0 : sight.overview().slotsFree();
    return new Observed.Seen(job, free, failure);
  }

  /** Adds what is measured of a running job to its status. */
  JobStatus measured(JobStatus status, String cluster, Observed observed) {
    if (!(observed instanceof Observed.Seen seen) || seen.job().state().terminal()) {
      return status;
    }
    FlinkCluster flink = clusters.connect(cluster);
    Optional<JobCheckpoints> checkpoints = flink.checkpoints(seen.job().id());
    return new JobStatus(
        status.state(),
        status.sentence(),
        status.decision(),
        status.since(),
        RecordCounts.in(seen.job()),
        RecordCounts.out(seen.job()),
        checkpoints.map(JobCheckpoints::restored).orElse(null),
        checkpoints.flatMap(JobCheckpoints::latest).map(JobObserver::doneAt).orElse(null));
  }

  private static @Nullable Instant doneAt(JobCheckpoints.Checkpoint checkpoint) {
    return checkpoint.at().plus(checkpoint.duration());
  }
}
