package io.weir.connection;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What a connection leads to. */
public enum ConnectionKind {
  @JsonProperty("mysql")
  MYSQL
}
