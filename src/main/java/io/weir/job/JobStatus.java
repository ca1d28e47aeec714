package io.weir.job;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was last seen of a job.
 *
 * @param sentence why, for people; null when nothing is to be said
 * @param decision where a person must choose: the ways to start; null when nobody must
 * @param since when it came to this state
 * @param recordsIn read from its source since its last start
 * @param recordsOut handed to its sink since its last start
 */
public record JobStatus(
    JobState state,
    @Nullable String sentence,
    @Nullable List<String> decision,
    Instant since,
    @Nullable Long recordsIn,
    @Nullable Long recordsOut,
    @Nullable Long restarts,
    @Nullable Instant lastCheckpointAt) {

  static JobStatus of(JobState state, @Nullable String sentence, Instant since) {
    return new JobStatus(state, sentence, null, since, null, null, null, null);
  }
}
