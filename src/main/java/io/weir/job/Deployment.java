package io.weir.job;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One submission of a revision of a job to its cluster.
 *
 * @param flinkJobId chosen and saved before it was submitted
 * @param checkpointDirectory where its checkpoints are; null when its cluster has none set
 * @param serverIds the replica ids it uses at its source; null when it needs none
 * @param incarnation of the JobManager that it was submitted to
 * @param stopRequestId of the stop with savepoint that was asked for
 * @param absentSince since when its cluster says that it does not know it
 * @param savepointPath where it stopped
 * @param sentence why it ended, for people
 * @param retryAt when Weir tries again by itself; null when someone must ask for it
 */
public record Deployment(
    long id,
    int revision,
    DeploymentState state,
    String flinkJobId,
    StartFrom startFrom,
    @Nullable String checkpointDirectory,
    @Nullable String savepointDirectory,
    @Nullable String serverIds,
    @Nullable String incarnation,
    @Nullable String stopRequestId,
    boolean cancelAsked,
    @Nullable Instant absentSince,
    @Nullable String savepointPath,
    Instant createdAt,
    @Nullable Instant submittedAt,
    @Nullable Instant confirmedAt,
    @Nullable Instant endedAt,
    @Nullable EndReason endReason,
    @Nullable String sentence,
    @Nullable Instant retryAt) {}
