package io.weir.maintenance;

/**
 * Where a run's Flink job is.
 *
 * @param jobId chosen by Weir and recorded before it is submitted
 */
record FlinkTarget(String cluster, String jobId) {}
