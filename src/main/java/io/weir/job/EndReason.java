package io.weir.job;

/** Why a deployment ended. */
public enum EndReason {
  /** As Weir was asked. */
  STOPPED,
  /** By itself, its work done. */
  FINISHED,
  FAILED,
  /** Cancelled by someone else, in Flink. */
  CANCELLED,
  /** Its cluster does not know it any more. */
  LOST,
  /** The cluster did not take it. */
  REJECTED
}
