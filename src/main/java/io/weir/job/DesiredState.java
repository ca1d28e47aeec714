package io.weir.job;

/** What a job is to do. */
public enum DesiredState {
  RUNNING,
  STOPPED
}
