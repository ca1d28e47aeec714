package io.weir.cluster;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What kind of Flink cluster it is. */
public enum ClusterKind {
  /** Processes of Weir itself. */
  @JsonProperty("embedded")
  EMBEDDED,
  /** A session cluster, by its REST address. */
  @JsonProperty("session")
  SESSION
}
