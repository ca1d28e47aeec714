package io.weir.rollout.drift;

/** How a table stands to the definition that was last applied to it. */
public enum DriftState {
  /** It is as it was declared. */
  NONE,
  /** Someone altered it since. */
  DRIFTED,
  /** It is not there any more. */
  MISSING,
  /** It can't be read. */
  UNKNOWN
}
