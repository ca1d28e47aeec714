package io.weir.shared;

/** How well a table is, best first. */
public enum HealthState {
  HEALTHY,
  DEGRADED,
  ILL,
  /** It was not seen for two looks, or could not be read: that is not healthy. */
  UNKNOWN
}
