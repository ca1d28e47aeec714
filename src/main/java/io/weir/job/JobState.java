package io.weir.job;

/** What a job was last seen doing. */
public enum JobState {
  STARTING,
  RUNNING,
  RESTARTING,
  STOPPING,
  STOPPED,
  FINISHED,
  FAILED,
  /** Its cluster does not answer: it may run nevertheless. */
  UNKNOWN
}
