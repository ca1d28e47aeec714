package io.weir.maintenance;

import io.weir.lease.TableCares;
import io.weir.shared.TableId;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** What policies mean for one table. */
@Service
public class TablePolicies {

  private final PolicyRepository repository;
  private final Policies policies;
  private final KnownTables tables;
  private final TableCares cares;

  TablePolicies(
      PolicyRepository repository, Policies policies, KnownTables tables, TableCares cares) {
    this.repository = repository;
    this.policies = policies;
    this.tables = tables;
    this.cares = cares;
  }

  /**
   * What decides one action for a table.
   *
   * @param policy the deciding policy's name; null when none covers the table
   * @param origin how near its scope is; null with the policy
   * @param sentence the policy read back; null with the policy
   * @param nextFireAt when it is due next; null when it is not
   * @param refusedBecause why Weir does nothing all the same; null when it does
   */
  public record Effective(
      Action action,
      @Nullable String policy,
      Scope.@Nullable Level origin,
      @Nullable String sentence,
      @Nullable Instant nextFireAt,
      @Nullable String refusedBecause) {}

  /** One for each action, in the order of their declaration. */
  public List<Effective> of(TableId table) {
    List<PolicySpec> specs =
        repository.findByCatalog(table.catalog()).stream().map(PolicyEntity::spec).toList();
    EffectivePolicies effective = new EffectivePolicies(specs);
    String layer = effective.askLayers() ? tables.layer(table) : null;
    return Arrays.stream(Action.values())
        .map(action -> shown(action, table, effective.of(action, table, layer)))
        .toList();
  }

  private Effective shown(Action action, TableId table, Optional<PolicySpec> deciding) {
    String refusal = cares.refusal(table, action.act()).orElse(null);
    if (deciding.isEmpty()) {
      return new Effective(action, null, null, null, null, refusal);
    }
    PolicySpec policy = deciding.get();
    return new Effective(
        action,
        policy.name(),
        policy.scope().level(),
        policy.sentence(),
        policies.get(policy.name()).nextFireAt(),
        refusal);
  }
}
