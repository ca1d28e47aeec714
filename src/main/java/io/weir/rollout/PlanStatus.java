package io.weir.rollout;

/** Where a plan stands. */
public enum PlanStatus {
  /** It can be applied. */
  READY,
  /** Something stands against it; a new plan must be made. */
  BLOCKED,
  /** Its steps are being done. */
  APPLYING,
  /** All of its steps were done. */
  APPLIED,
  /** It stopped midway; applying it again goes on. */
  INTERRUPTED,
  /** What it touches has moved since; a new plan must be made. */
  STALE
}
