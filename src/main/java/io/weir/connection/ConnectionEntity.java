package io.weir.connection;

import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.PostLoad;
import jakarta.persistence.PostPersist;
import jakarta.persistence.Table;
import jakarta.persistence.Transient;
import jakarta.persistence.Version;
import java.time.Instant;
import java.util.Map;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;
import org.jspecify.annotations.Nullable;
import org.springframework.data.domain.Persistable;

@Entity
@Table(name = "connection")
class ConnectionEntity implements Persistable<String> {

  @Id private String name;

  @Enumerated(EnumType.STRING)
  private ConnectionKind kind;

  private String host;
  private int port;
  private String username;

  @JdbcTypeCode(SqlTypes.JSON)
  private Map<String, String> options;

  private Instant createdAt;
  @Version private long version;
  @Transient private boolean isNew;

  @SuppressWarnings("NullAway.Init")
  protected ConnectionEntity() {}

  @SuppressWarnings("NullAway.Init")
  ConnectionEntity(ConnectionSpec spec, Instant createdAt) {
    this.name = spec.name();
    this.createdAt = createdAt;
    this.isNew = true;
    become(spec);
  }

  final void become(ConnectionSpec spec) {
    this.kind = spec.kind();
    this.host = spec.host();
    this.port = spec.port();
    this.username = spec.username();
    this.options = spec.options();
  }

  long version() {
    return version;
  }

  Connection toConnection(@Nullable Instant passwordSetAt) {
    return new Connection(
        name, kind, host, port, username, passwordSetAt, options, createdAt, version);
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
