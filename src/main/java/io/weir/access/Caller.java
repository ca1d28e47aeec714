package io.weir.access;

import io.weir.audit.Actor;
import org.springframework.security.authentication.AbstractAuthenticationToken;
import org.springframework.security.core.authority.AuthorityUtils;

/** An authenticated request: who, and with which role. */
public final class Caller extends AbstractAuthenticationToken {

  private static final long serialVersionUID = 1L;

  private final Actor actor;
  private final Role role;

  public Caller(Actor actor, Role role) {
    super(AuthorityUtils.NO_AUTHORITIES);
    this.actor = actor;
    this.role = role;
    setAuthenticated(true);
  }

  @Override
  public Actor getPrincipal() {
    return actor;
  }

  public Role role() {
    return role;
  }

  @Override
  public Object getCredentials() {
    return "";
  }
}
