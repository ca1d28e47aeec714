package io.weir.cluster;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A registered Flink cluster.
 *
 * @param url its REST address; null for the embedded one while it does not run
 * @param checkpointDirectory where Weir's jobs keep their checkpoints; null for the cluster's own
 * @param savepointDirectory where their savepoints go; null for the cluster's own
 * @param sight what was last seen of it
 * @param version for If-Match
 */
public record Cluster(
    String name,
    ClusterKind kind,
    @Nullable String url,
    @Nullable String checkpointDirectory,
    @Nullable String savepointDirectory,
    ClusterSight sight,
    Instant createdAt,
    long version) {

  /** The name of the cluster that Weir itself runs. */
  public static final String EMBEDDED = "embedded";
}
