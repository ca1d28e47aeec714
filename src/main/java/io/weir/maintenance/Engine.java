package io.weir.maintenance;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Where a run does its work. */
public enum Engine {
  /** In Weir's own JVM, through Paimon's API. */
  @JsonProperty("weir")
  WEIR,
  /** As a batch job on a Flink cluster. */
  @JsonProperty("flink")
  FLINK
}
