package io.weir.maintenance;

import io.weir.scheduling.Trigger;
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
@Table(name = "policy")
class PolicyEntity implements Persistable<String> {

  @Id private String name;

  @Enumerated(EnumType.STRING)
  private Action action;

  private String catalog;

  @Enumerated(EnumType.STRING)
  private Scope.Level scopeLevel;

  private String scopeKey;

  @JdbcTypeCode(SqlTypes.JSON)
  private Scope scope;

  @JdbcTypeCode(SqlTypes.JSON)
  private Trigger trigger;

  @JdbcTypeCode(SqlTypes.JSON)
  private Map<String, Object> options;

  @JdbcTypeCode(SqlTypes.JSON)
  private Limits limits;

  private boolean enabled;
  private Instant createdAt;
  @Version private long version;
  @Transient private boolean isNew;

  @SuppressWarnings("NullAway.Init")
  protected PolicyEntity() {}

  @SuppressWarnings("NullAway.Init")
  PolicyEntity(PolicySpec spec, Instant createdAt) {
    this.name = spec.name();
    this.createdAt = createdAt;
    this.isNew = true;
    become(spec);
  }

  final void become(PolicySpec spec) {
    this.action = spec.action();
    this.catalog = spec.scope().catalog();
    this.scopeLevel = spec.scope().level();
    this.scopeKey = spec.scope().key();
    this.scope = spec.scope();
    this.trigger = spec.trigger();
    this.options = spec.options();
    this.limits = spec.limits();
    this.enabled = spec.enabled();
  }

  long version() {
    return version;
  }

  PolicySpec spec() {
    return new PolicySpec(name, scope, action, trigger, options, limits, enabled);
  }

  Policy toPolicy(@Nullable Instant nextFireAt) {
    return new Policy(spec(), createdAt, version, nextFireAt);
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
