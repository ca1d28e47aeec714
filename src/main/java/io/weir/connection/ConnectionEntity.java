package io.weir.connection;

import io.weir.shared.NamedEntity;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Map;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;
import org.jspecify.annotations.Nullable;

@Entity
@Table(name = "connection")
class ConnectionEntity extends NamedEntity {

  @Enumerated(EnumType.STRING)
  private ConnectionKind kind;

  private String host;
  private int port;
  private String username;

  @JdbcTypeCode(SqlTypes.JSON)
  private Map<String, String> options;

  @SuppressWarnings("NullAway.Init")
  protected ConnectionEntity() {}

  @SuppressWarnings("NullAway.Init")
  ConnectionEntity(ConnectionSpec spec, Instant createdAt) {
    super(spec.name(), createdAt);
    become(spec);
  }

  final void become(ConnectionSpec spec) {
    this.kind = spec.kind();
    this.host = spec.host();
    this.port = spec.port();
    this.username = spec.username();
    this.options = spec.options();
  }

  Connection toConnection(@Nullable Instant passwordSetAt) {
    return new Connection(
        name(), kind, host, port, username, passwordSetAt, options, createdAt(), version());
  }
}
