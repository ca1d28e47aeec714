package io.weir.access;

import com.fasterxml.jackson.annotation.JsonValue;

/** What an endpoint may demand. Each belongs to the lowest role that has it. */
public enum Permission {
  LAKE_READ("lake:read", Role.VIEWER),
  DATA_READ("data:read", Role.VIEWER),
  TOKEN_OWN("token:own", Role.VIEWER),
  TABLE_WRITE("table:write", Role.OPERATOR),
  CONNECTION_WRITE("connection:write", Role.OPERATOR),
  JOB_WRITE("job:write", Role.OPERATOR),
  POLICY_WRITE("policy:write", Role.OPERATOR),
  RUN_WRITE("run:write", Role.OPERATOR),
  CATALOG_WRITE("catalog:write", Role.ADMIN),
  CLUSTER_WRITE("cluster:write", Role.ADMIN),
  USER_ADMIN("user:admin", Role.ADMIN),
  AUDIT_READ("audit:read", Role.ADMIN);

  private final String text;
  private final Role lowestRole;

  Permission(String text, Role lowestRole) {
    this.text = text;
    this.lowestRole = lowestRole;
  }

  /** As clients see it, {@code table:write}. */
  @JsonValue
  public String text() {
    return text;
  }

  /** Whether a role has it. */
  public boolean heldBy(Role role) {
    return role.compareTo(lowestRole) >= 0;
  }
}
