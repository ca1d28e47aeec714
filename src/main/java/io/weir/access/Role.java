package io.weir.access;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.List;

/** What a user or token may do; each role has all that the ones before it have. */
public enum Role {
  /** Sees everything but users and the audit trail, data included. */
  @JsonProperty("viewer")
  VIEWER,
  /** Changes tables, connections, jobs and policies, and starts runs. */
  @JsonProperty("operator")
  OPERATOR,
  /** Also registers catalogs and clusters, keeps users and reads the audit trail. */
  @JsonProperty("admin")
  ADMIN;

  /** Its permissions, in the order of their declaration. */
  public List<Permission> permissions() {
    return Arrays.stream(Permission.values()).filter(p -> p.heldBy(this)).toList();
  }
}
