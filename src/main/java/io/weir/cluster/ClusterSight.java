package io.weir.cluster;

import io.weir.flink.ClusterOverview;
import io.weir.shared.Problem;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What was seen of a cluster.
 *
 * @param message why it is not up, in a sentence; null when it is
 * @param overview what it said of itself, the last time it did; null when it never did
 * @param seenAt when that was
 */
public record ClusterSight(
    ClusterState state,
    @Nullable String message,
    @Nullable ClusterOverview overview,
    @Nullable Instant seenAt) {

  static final ClusterSight NEVER_SEEN =
      new ClusterSight(ClusterState.UNKNOWN, "Weir has not looked at it yet.", null, null);

  static ClusterSight answered(ClusterOverview overview, Instant now) {
    return overview.taskManagers() > 0
        ? new ClusterSight(ClusterState.UP, null, overview, now)
        : new ClusterSight(
            ClusterState.STARTING, "No TaskManager has registered yet.", overview, now);
  }

  static ClusterSight silent(Problem problem) {
    return new ClusterSight(ClusterState.UNKNOWN, problem.detail(), null, null);
  }

  /** Whether it answered just now. */
  public boolean answers() {
    return overview != null && (state == ClusterState.UP || state == ClusterState.STARTING);
  }
}
