package io.weir.access;

import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** A token as it is kept: its hash, never itself. */
@Entity
class ApiToken {

  @Id private UUID id;
  private String name;
  private String owner;

  @Enumerated(EnumType.STRING)
  private Role role;

  // read by queries
  @SuppressWarnings("UnusedVariable")
  private byte[] hash;

  private Instant createdAt;
  private @Nullable Instant expiresAt;
  private @Nullable Instant lastUsedAt;

  @SuppressWarnings("NullAway.Init")
  protected ApiToken() {}

  ApiToken(
      String name,
      String owner,
      Role role,
      byte[] hash,
      Instant createdAt,
      @Nullable Instant expiresAt) {
    this.id = UUID.randomUUID();
    this.name = name;
    this.owner = owner;
    this.role = role;
    this.hash = hash.clone();
    this.createdAt = createdAt;
    this.expiresAt = expiresAt;
  }

  boolean expired(Instant now) {
    return expiresAt != null && !now.isBefore(expiresAt);
  }

  String owner() {
    return owner;
  }

  Role role() {
    return role;
  }

  String name() {
    return name;
  }

  Token toToken() {
    return new Token(id, name, owner, role, createdAt, lastUsedAt, expiresAt);
  }
}
