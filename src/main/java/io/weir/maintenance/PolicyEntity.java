package io.weir.maintenance;

import io.weir.scheduling.Trigger;
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
@Table(name = "policy")
@SuppressWarnings("UnusedVariable") // the columns beside the scope are for queries
class PolicyEntity extends NamedEntity {

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

  @SuppressWarnings("NullAway.Init")
  protected PolicyEntity() {}

  @SuppressWarnings("NullAway.Init")
  PolicyEntity(PolicySpec spec, Instant createdAt) {
    super(spec.name(), createdAt);
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

  PolicySpec spec() {
    return new PolicySpec(name(), scope, action, trigger, options, limits, enabled);
  }

  Policy toPolicy(@Nullable Instant nextFireAt) {
    return new Policy(spec(), createdAt(), version(), nextFireAt);
  }
}
