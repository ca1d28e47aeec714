package io.weir.flink;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A job as its cluster sees it.
 *
 * @param name the pipeline's name
 * @param uptime since it was started; across restarts
 * @param runningSince when it last reached {@link FlinkJobState#RUNNING}; null when it never did
 * @param tasks how many parallel tasks it has
 * @param tasksRunning how many of them run
 */
public record FlinkJob(
    String id,
    String name,
    FlinkJobState state,
    Duration uptime,
    @Nullable Instant runningSince,
    int tasks,
    int tasksRunning,
    List<Vertex> vertices) {

  public FlinkJob {
    vertices = List.copyOf(vertices);
  }

  /** Whether every task runs. */
  public boolean fullyRunning() {
    return state == FlinkJobState.RUNNING && tasks == tasksRunning;
  }

  /**
   * A step of the job.
   *
   * @param recordsIn from other steps; a source has none
   * @param recordsOut to other steps; a sink has none
   * @param busyRatio share of the time that it was busy, 0 to 1; null when not known
   */
  public record Vertex(
      String id,
      String name,
      String status,
      int parallelism,
      long recordsIn,
      long recordsOut,
      long bytesIn,
      long bytesOut,
      @Nullable Double busyRatio) {}
}
