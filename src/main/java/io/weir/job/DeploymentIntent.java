package io.weir.job;

import org.jspecify.annotations.Nullable;

/** What a deployment is to be, before anything is told to the cluster. */
record DeploymentIntent(
    int revision,
    String flinkJobId,
    StartFrom startFrom,
    @Nullable String checkpointDirectory,
    @Nullable String savepointDirectory,
    @Nullable String serverIds) {}
