package io.weir.flink;

import org.apache.flink.api.common.JobStatus;

/** The state of a job as its cluster sees it. */
public enum FlinkJobState {
  /** Accepted; its graph is being laid out, or its tasks wait for slots. */
  STARTING(false),
  RUNNING(false),
  /** Something failed, and the restart strategy goes on. */
  RESTARTING(false),
  CANCELLING(false),
  FINISHED(true),
  FAILED(true),
  CANCELLED(true),
  /** Its JobManager gave up on it; it may come back under the same id. */
  SUSPENDED(false);

  private final boolean terminal;

  FlinkJobState(boolean terminal) {
    this.terminal = terminal;
  }

  /** Whether the job will never run again under this id. */
  public boolean terminal() {
    return terminal;
  }

  static FlinkJobState of(String flinkName) {
    return switch (JobStatus.valueOf(flinkName)) {
      case INITIALIZING, CREATED, RECONCILING -> STARTING;
      case RUNNING -> RUNNING;
      case RESTARTING, FAILING -> RESTARTING;
      case CANCELLING -> CANCELLING;
      case FINISHED -> FINISHED;
      case FAILED -> FAILED;
      case CANCELED -> CANCELLED;
      case SUSPENDED -> SUSPENDED;
    };
  }
}
