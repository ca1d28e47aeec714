package io.weir.job;

import io.weir.flink.FlinkJob;
import io.weir.flink.JobMetrics;

/** A job as its cluster sees it, and what its steps measure themselves. */
public record JobMeasures(FlinkJob job, JobMetrics metrics) {}
