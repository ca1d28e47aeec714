package io.weir.access;

import io.weir.shared.NamedEntity;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A user as it is kept. */
@Entity
class Account extends NamedEntity {

  @Column private String passwordHash;

  @Enumerated(EnumType.STRING)
  private Role role;

  private boolean disabled;
  private UUID sessionKey;
  private @Nullable Instant lastLoginAt;

  @SuppressWarnings("NullAway.Init")
  protected Account() {}

  Account(String name, String passwordHash, Role role, Instant createdAt) {
    super(name, createdAt);
    this.passwordHash = passwordHash;
    this.role = role;
    this.sessionKey = UUID.randomUUID();
  }

  void change(Role role, boolean disabled) {
    this.role = role;
    this.disabled = disabled;
    if (disabled) {
      endSessions();
    }
  }

  void replacePassword(String passwordHash) {
    this.passwordHash = passwordHash;
    endSessions();
  }

  private void endSessions() {
    this.sessionKey = UUID.randomUUID();
  }

  boolean isActiveAdmin() {
    return role == Role.ADMIN && !disabled;
  }

  String passwordHash() {
    return passwordHash;
  }

  Role role() {
    return role;
  }

  boolean disabled() {
    return disabled;
  }

  User toUser() {
    return new User(name(), role, disabled, createdAt(), lastLoginAt, sessionKey, version());
  }
}
