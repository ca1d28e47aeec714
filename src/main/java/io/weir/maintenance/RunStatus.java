package io.weir.maintenance;

/** Where a run stands. */
public enum RunStatus {
  /** Due, not looked at yet. */
  QUEUED,
  /** Held up; {@code waitingFor} says by what. */
  WAITING,
  RUNNING,
  SUCCEEDED,
  FAILED,
  CANCELLED,
  /** There was nothing to do, or the table's owner does not give it to Weir. */
  SKIPPED;

  /** Whether it never changes again. */
  public boolean ended() {
    return compareTo(SUCCEEDED) >= 0;
  }
}
