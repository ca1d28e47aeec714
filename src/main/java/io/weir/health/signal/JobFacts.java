package io.weir.health.signal;

import io.weir.lease.JobOnTable;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A job that acts on a table.
 *
 * @param cluster that runs it
 * @param wanted whether it is to run
 * @param state as it was last seen, such as RUNNING
 * @param since when it came to that state
 * @param sentence why; null when nothing is to be said
 * @param checkpointInterval how often it commits
 * @param lastCheckpointAt null when none completed
 */
public record JobFacts(
    String name,
    String cluster,
    JobOnTable.Kind kind,
    boolean wanted,
    String state,
    Instant since,
    @Nullable String sentence,
    Duration checkpointInterval,
    @Nullable Instant lastCheckpointAt) {

  boolean isRunning() {
    return state.equals("RUNNING");
  }

  public boolean compacts() {
    return kind == JobOnTable.Kind.COMPACTION;
  }
}
