package io.weir.flink;

import java.util.Optional;

/**
 * One Flink cluster that runs jobs. Every call blocks, within a time bound of its own, and throws
 * {@link io.weir.shared.Problem} UNAVAILABLE when the cluster does not answer: that says nothing
 * about its jobs. An empty result means that the cluster answered and does not know the job.
 */
public interface FlinkCluster {

  ClusterOverview overview();

  /**
   * Submits a job under an id that the caller chose and saved before. Blocks as long as the job's
   * own main method runs, two minutes at most, and never throws for what the cluster says or does
   * not say.
   */
  Submission submit(JobSubmission job);

  /** State, tasks and vertices of a job; terminal jobs are known for an hour. */
  Optional<FlinkJob> job(String jobId);

  /**
   * Asks for a stop with savepoint. Asking again with the same request id does nothing more, so
   * that a lost answer is resolved by asking again.
   *
   * @param requestId chosen and saved by the caller: 32 hexadecimal digits
   * @param directory where the savepoint is to go
   * @throws io.weir.shared.Problem UPSTREAM when the cluster refuses
   */
  void stopWithSavepoint(String jobId, String requestId, String directory);

  /** How far a stop with savepoint is. */
  SavepointProgress savepoint(String jobId, String requestId);

  /** Asks for a cancellation; a job that is not there or has ended is left as it is. */
  void cancel(String jobId);

  /** What went wrong, newest first; empty when nothing did, or the job is not known. */
  JobExceptions exceptions(String jobId);

  Optional<JobCheckpoints> checkpoints(String jobId);

  /**
   * What the steps of a job measure themselves, as the cluster gathered it last: it does so every
   * ten seconds while it is asked. Nothing when the cluster has forgotten the job. Two short calls
   * a step, and more only where there are many tables.
   */
  JobMetrics metrics(FlinkJob job);
}
