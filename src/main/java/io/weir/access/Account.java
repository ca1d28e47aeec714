package io.weir.access;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.PostLoad;
import jakarta.persistence.PostPersist;
import jakarta.persistence.Transient;
import jakarta.persistence.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.data.domain.Persistable;

/** A user as it is kept. */
@Entity
class Account implements Persistable<String> {

  @Id private String name;

  @Column private String passwordHash;

  @Enumerated(EnumType.STRING)
  private Role role;

  private boolean disabled;
  private Instant createdAt;
  private @Nullable Instant lastLoginAt;
  @Version private long version;
  @Transient private boolean isNew;

  @SuppressWarnings("NullAway.Init")
  protected Account() {}

  Account(String name, String passwordHash, Role role, Instant createdAt) {
    this.name = name;
    this.passwordHash = passwordHash;
    this.role = role;
    this.createdAt = createdAt;
    this.isNew = true;
  }

  void change(Role role, boolean disabled) {
    this.role = role;
    this.disabled = disabled;
  }

  void replacePassword(String passwordHash) {
    this.passwordHash = passwordHash;
  }

  void loggedIn(Instant at) {
    this.lastLoginAt = at;
  }

  boolean isActiveAdmin() {
    return role == Role.ADMIN && !disabled;
  }

  String name() {
    return name;
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

  long version() {
    return version;
  }

  User toUser() {
    return new User(name, role, disabled, createdAt, lastLoginAt, version);
  }

  @Override
  public String getId() {
    return name;
  }

  @Override
  public boolean isNew() {
    return isNew;
  }

  @PostLoad
  @PostPersist
  void markStored() {
    isNew = false;
  }
}
