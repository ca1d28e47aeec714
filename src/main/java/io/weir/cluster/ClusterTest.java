package io.weir.cluster;

import io.weir.flink.ClusterOverview;
import java.util.ArrayList;
import java.util.List;
import org.springframework.stereotype.Component;

/** Tests whether a cluster can run Weir's jobs. */
@Component
class ClusterTest {

  private static final String SERIES = "1.20";

  private final ClusterLinks links;

  ClusterTest(ClusterLinks links) {
    this.links = links;
  }

  List<ClusterCheck> run(ClusterEntity cluster) {
    ClusterSight sight = links.look(cluster);
    ClusterOverview overview = sight.overview();
    List<ClusterCheck> checks = new ArrayList<>();
    if (overview == null) {
      checks.add(
          failed(
              "reachable",
              "Answers",
              String.valueOf(sight.message()),
              "See that the JobManager runs and that Weir can reach its REST address."));
      for (String id : List.of("version", "slots", "checkpoints")) {
        checks.add(new ClusterCheck(id, id, null, null, null));
      }
      return checks;
    }
    checks.add(passed("reachable", "Answers", "Flink " + overview.flinkVersion()));
    checks.add(version(overview));
    checks.add(slots(overview));
    checks.add(checkpoints(cluster, overview));
    return checks;
  }

  private static ClusterCheck version(ClusterOverview overview) {
    return overview.flinkVersion().startsWith(SERIES + ".")
        ? passed("version", "Version", overview.flinkVersion())
        : failed(
            "version",
            "Version",
            "It is Flink " + overview.flinkVersion() + "; Weir's jobs are built for " + SERIES,
            "Register a cluster of Flink " + SERIES + ".");
  }

  private static ClusterCheck slots(ClusterOverview overview) {
    String found = overview.slotsFree() + " of " + overview.slotsTotal() + " slots are free";
    return overview.slotsFree() > 0
        ? passed("slots", "Free slots", found)
        : failed("slots", "Free slots", found, "Stop a job, or add a TaskManager.");
  }

  private static ClusterCheck checkpoints(ClusterEntity cluster, ClusterOverview overview) {
    String own = cluster.toCluster(null, ClusterSight.NEVER_SEEN).checkpointDirectory();
    String directory = own == null ? overview.checkpointDirectory() : own;
    return directory != null
        ? passed("checkpoints", "Checkpoint directory", directory)
        : failed(
            "checkpoints",
            "Checkpoint directory",
            "The cluster has none, so that a job could not be restored",
            "Set the option checkpointDirectory here, or execution.checkpointing.dir of the cluster.");
  }

  private static ClusterCheck passed(String id, String title, String message) {
    return new ClusterCheck(id, title, true, message, null);
  }

  private static ClusterCheck failed(String id, String title, String message, String fix) {
    return new ClusterCheck(id, title, false, message, fix);
  }
}
