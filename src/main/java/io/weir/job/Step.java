package io.weir.job;

import io.weir.flink.FailureCause;
import org.jspecify.annotations.Nullable;

/** What is to be done next for a job: at most one thing at each look. */
sealed interface Step {

  /** Nothing; this is how it stands. */
  record Wait(JobState state, @Nullable String sentence) implements Step {}

  /** Make a deployment: find its start position and save the intent. */
  record Intend() implements Step {}

  /** Tell the cluster, perhaps again: the same id, the same start position. */
  record Submit() implements Step {}

  /** The cluster has it. */
  record Confirm() implements Step {}

  /** The cluster does not know it; it may turn up yet. */
  record NoteAbsence() implements Step {}

  /** Ask for a stop with savepoint, or see how far the one asked for is. */
  record StopWithSavepoint() implements Step {}

  record Cancel(String why) implements Step {}

  record End(EndReason reason, @Nullable String sentence) implements Step {}

  record Fail(EndReason reason, FailureCause cause) implements Step {}

  /** Remove a job that was to be deleted and runs no more. */
  record Remove() implements Step {}
}
