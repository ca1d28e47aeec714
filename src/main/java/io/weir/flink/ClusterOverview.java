package io.weir.flink;

import org.jspecify.annotations.Nullable;

/**
 * What a cluster says of itself.
 *
 * @param flinkVersion such as {@code 1.20.3}
 * @param incarnation changes whenever the JobManager starts anew; null when it does not tell
 * @param checkpointDirectory where its jobs keep checkpoints; null when it has none set
 * @param savepointDirectory where savepoints go; null when it has none set
 */
public record ClusterOverview(
    String flinkVersion,
    @Nullable String incarnation,
    int slotsTotal,
    int slotsFree,
    int taskManagers,
    int jobsRunning,
    @Nullable String checkpointDirectory,
    @Nullable String savepointDirectory) {}
