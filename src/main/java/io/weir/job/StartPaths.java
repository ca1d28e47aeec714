package io.weir.job;

import io.weir.cluster.Cluster;
import io.weir.cluster.Clusters;
import io.weir.flink.ClusterOverview;
import io.weir.flink.RetainedCheckpoints;
import io.weir.shared.Problem;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/** Says which savepoints and checkpoints a job may be told to start from. */
@Component
class StartPaths {

  private static final int MAX_NAMED = 10;

  private final Deployments deployments;
  private final Clusters clusters;

  StartPaths(Deployments deployments, Clusters clusters) {
    this.deployments = deployments;
    this.clusters = clusters;
  }

  /**
   * Accepts what the job's own deployments left, and what else lies in the directories of its
   * cluster. Where Weir cannot look into these, it takes the cluster's word at the start.
   *
   * @throws Problem INVALID with what may be used instead
   */
  void require(Job job, String path) {
    List<Deployment> made = deployments.of(job.name());
    List<String> left = made.stream().flatMap(StartPaths::left).distinct().toList();
    List<String> directories = directories(job, made);
    boolean fits =
        left.contains(path)
            || directories.stream().anyMatch(within -> RetainedCheckpoints.mayBeIn(within, path));
    if (!fits) {
      throw Problem.invalid("/path", refusal(left, directories));
    }
  }

  private static String refusal(List<String> left, List<String> directories) {
    String own =
        left.isEmpty()
            ? "This job left none so far."
            : "This job left "
                + String.join(", ", left.subList(0, Math.min(MAX_NAMED, left.size())));
    return "No savepoint or checkpoint can be started from there. "
        + own
        + (own.endsWith(".") ? "" : ".")
        + (directories.isEmpty()
            ? ""
            : " Any other with its _metadata must lie in "
                + String.join(" or ", directories)
                + ".");
  }

  /** The savepoint that a deployment ended with, and the checkpoints that it retained. */
  private static Stream<String> left(Deployment deployment) {
    String directory = deployment.checkpointDirectory();
    Stream<String> checkpoints =
        directory != null && RetainedCheckpoints.canList(directory)
            ? RetainedCheckpoints.list(directory, deployment.flinkJobId()).stream()
            : Stream.empty();
    return Stream.concat(Stream.ofNullable(deployment.savepointPath()), checkpoints);
  }

  private List<String> directories(Job job, List<Deployment> made) {
    Cluster cluster = clusters.get(job.cluster());
    ClusterOverview seen = cluster.sight().overview();
    Stream<String> ofCluster =
        Stream.of(
                cluster.checkpointDirectory(),
                cluster.savepointDirectory(),
                seen == null ? null : seen.checkpointDirectory(),
                seen == null ? null : seen.savepointDirectory())
            .filter(Objects::nonNull);
    Stream<String> ofJob =
        made.stream()
            .flatMap(d -> Stream.of(d.checkpointDirectory(), d.savepointDirectory()))
            .filter(Objects::nonNull);
    return Stream.concat(ofCluster, ofJob).distinct().toList();
  }
}
