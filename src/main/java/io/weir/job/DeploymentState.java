package io.weir.job;

/** How far a deployment is. */
public enum DeploymentState {
  /** Saved, and not yet told to the cluster. */
  INTENDED,
  /** Told to the cluster, whose answer is not known yet. */
  SUBMITTING,
  /** The cluster has it. */
  CONFIRMED,
  ENDED
}
