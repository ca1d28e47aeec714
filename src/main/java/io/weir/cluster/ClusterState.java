package io.weir.cluster;

/** Whether a cluster can run jobs, as Weir last saw it. */
public enum ClusterState {
  /** It answers and has a TaskManager. */
  UP,
  /** It is known not to run. */
  DOWN,
  /** It is being started, or has no TaskManager yet. */
  STARTING,
  /** It does not answer: its jobs may run nevertheless. */
  UNKNOWN
}
