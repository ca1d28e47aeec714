package io.weir.job;

import io.weir.flink.FlinkJob;
import io.weir.flink.FlinkJob.Vertex;
import java.util.List;

/**
 * How much a job read and wrote since its last start. Flink counts what goes from step to step: the
 * first step's output is what was read, the writers' input what was written.
 */
public final class RecordCounts {

  private RecordCounts() {}

  public static long in(FlinkJob job) {
    return job.vertices().stream().limit(1).mapToLong(Vertex::recordsOut).sum();
  }

  public static long out(FlinkJob job) {
    return writers(job).stream().mapToLong(Vertex::recordsIn).sum();
  }

  public static long bytesIn(FlinkJob job) {
    return job.vertices().stream().limit(1).mapToLong(Vertex::bytesOut).sum();
  }

  public static long bytesOut(FlinkJob job) {
    return writers(job).stream().mapToLong(Vertex::bytesIn).sum();
  }

  private static List<Vertex> writers(FlinkJob job) {
    return job.vertices().stream()
        .filter(v -> v.name().contains("Writer") && !v.name().contains("Committer"))
        .toList();
  }
}
