package io.weir.job;

import io.weir.flink.FlinkJob;
import io.weir.flink.JobExceptions.Failure;
import org.jspecify.annotations.Nullable;

/** What was seen of a deployment's cluster and of its Flink job, just now. */
sealed interface Observed {

  /** The cluster does not answer, which says nothing about its jobs. */
  record Silent(String sentence, boolean starting) implements Observed {}

  /**
   * The cluster answers and does not know the job.
   *
   * @param incarnation read after the job was looked for
   */
  record Absent(@Nullable String incarnation) implements Observed {}

  /**
   * The cluster knows the job.
   *
   * @param failure the newest; null when there is none
   */
  record Seen(FlinkJob job, int slotsFree, @Nullable Failure failure) implements Observed {}
}
