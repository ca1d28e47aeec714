package io.weir.job.web;

import io.weir.flink.FlinkJob;
import io.weir.flink.JobMetrics;
import io.weir.job.Job;
import io.weir.job.JobMeasures;
import io.weir.job.RecordCounts;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is measured of a job since its last start; null where the cluster does not know the job or
 * nothing tells.
 *
 * @param sourceLagMillis how late the newest change came out of the source
 */
record JobMetricsView(
    @Nullable Long recordsIn,
    @Nullable Long recordsOut,
    @Nullable Long bytesIn,
    @Nullable Long bytesOut,
    @Nullable Long uptimeMillis,
    @Nullable Long restarts,
    Duration checkpointInterval,
    @Nullable Instant lastCheckpointAt,
    @Nullable Long sourceLagMillis,
    List<TableView> tables,
    List<VertexView> vertices) {

  static JobMetricsView unknown(Job job) {
    return new JobMetricsView(
        null,
        null,
        null,
        null,
        null,
        null,
        job.spec().checkpointInterval(),
        job.status().lastCheckpointAt(),
        null,
        List.of(),
        List.of());
  }

  static JobMetricsView from(Job job, JobMeasures measures) {
    FlinkJob flink = measures.job();
    return new JobMetricsView(
        RecordCounts.in(flink),
        RecordCounts.out(flink),
        RecordCounts.bytesIn(flink),
        RecordCounts.bytesOut(flink),
        flink.uptime().toMillis(),
        job.status().restarts(),
        job.spec().checkpointInterval(),
        job.status().lastCheckpointAt(),
        measures.metrics().lagMillis(),
        measures.metrics().tables().stream().map(TableView::from).toList(),
        flink.vertices().stream().map(VertexView::from).toList());
  }

  /** What is measured of a table that the job writes or compacts; null is what it does not tell. */
  record TableView(
      String table,
      @Nullable Long commitMillis,
      @Nullable Double compactionBusyPercent,
      @Nullable Long level0Files) {

    static TableView from(JobMetrics.Table t) {
      return new TableView(t.name(), t.commitMillis(), t.compactionBusyPercent(), t.level0Files());
    }
  }

  /** A step of the job. */
  record VertexView(
      String name,
      String status,
      int parallelism,
      long recordsIn,
      long recordsOut,
      @Nullable Double busyRatio) {

    static VertexView from(FlinkJob.Vertex v) {
      return new VertexView(
          v.name(), v.status(), v.parallelism(), v.recordsIn(), v.recordsOut(), v.busyRatio());
    }
  }
}
