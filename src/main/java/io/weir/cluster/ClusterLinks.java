package io.weir.cluster;

import io.weir.flink.EmbeddedFlink;
import io.weir.flink.FlinkCluster;
import io.weir.flink.FlinkClusters;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.net.URI;
import java.time.Clock;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Finds the way to a registered cluster, and looks at it. */
@Component
class ClusterLinks {

  private final FlinkClusters flink;
  private final EmbeddedFlink embedded;
  private final HomeId home;
  private final Clock clock;

  ClusterLinks(FlinkClusters flink, EmbeddedFlink embedded, HomeId home, Clock clock) {
    this.flink = flink;
    this.embedded = embedded;
    this.home = home;
    this.clock = clock;
  }

  Optional<URI> address(ClusterEntity cluster) {
    if (!cluster.isEmbedded()) {
      return Optional.ofNullable(cluster.url()).map(URI::create);
    }
    return cluster.isOf(home.get()) ? embedded.address() : Optional.empty();
  }

  /**
   * @throws Problem UNAVAILABLE when it has no address now
   */
  FlinkCluster connect(ClusterEntity cluster) {
    URI address =
        address(cluster)
            .orElseThrow(
                () ->
                    new Problem(ProblemType.UNAVAILABLE, String.valueOf(away(cluster).message())));
    return flink.at(address);
  }

  /** Looks at a cluster now. Blocks, ten seconds at most. */
  ClusterSight look(ClusterEntity cluster) {
    Optional<URI> address = address(cluster);
    if (address.isEmpty()) {
      return away(cluster);
    }
    try {
      return ClusterSight.answered(flink.at(address.get()).overview(), clock.instant());
    } catch (Problem e) {
      return cluster.isEmbedded()
          ? new ClusterSight(ClusterState.STARTING, "Flink is starting.", null, null)
          : ClusterSight.silent(e);
    }
  }

  private ClusterSight away(ClusterEntity cluster) {
    if (!cluster.isOf(home.get())) {
      return new ClusterSight(
          ClusterState.UNKNOWN, "It belongs to another Weir on this database.", null, null);
    }
    if (!embedded.enabled()) {
      return new ClusterSight(
          ClusterState.DOWN, "It is switched off: weir.flink.embedded is false.", null, null);
    }
    return embedded
        .trouble()
        .map(trouble -> new ClusterSight(ClusterState.DOWN, trouble, null, null))
        .orElse(new ClusterSight(ClusterState.STARTING, "Flink is starting.", null, null));
  }
}
