package io.weir.maintenance;

import io.weir.lease.TableCares;
import io.weir.shared.TableId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Which tables a policy decides for, and for those it doesn't, why not. O(known tables of the
 * catalog).
 */
@Component
class PolicyCoverage {

  private final PolicyRepository repository;
  private final KnownTables tables;
  private final TableCares cares;

  PolicyCoverage(PolicyRepository repository, KnownTables tables, TableCares cares) {
    this.repository = repository;
    this.tables = tables;
    this.cares = cares;
  }

  /**
   * A table in a policy's scope.
   *
   * @param reason why the policy does nothing for it; null when it applies
   */
  public record Covered(TableId table, @Nullable String reason) {

    public boolean applies() {
      return reason == null;
    }
  }

  /** The tables in scope, by name, as if the policy were enabled. */
  List<Covered> of(PolicySpec policy) {
    EffectivePolicies effective = with(policy, othersOf(policy));
    return inScope(policy, effective).map(known -> covered(policy, known, effective)).toList();
  }

  /** What stands against a policy: others that are equally near to the same tables. */
  List<String> conflicts(PolicySpec policy) {
    return conflicts(policy, othersOf(policy));
  }

  /**
   * What would stand against a policy among others.
   *
   * @param others those of its catalog
   */
  List<String> conflicts(PolicySpec policy, List<PolicySpec> others) {
    EffectivePolicies effective = with(policy, others);
    Map<String, TableId> byOther = new TreeMap<>();
    inScope(policy, effective)
        .forEach(
            known ->
                effective
                    .equallyNear(policy, known.id(), known.layer())
                    .forEach(other -> byOther.putIfAbsent(other, known.id())));
    List<String> conflicts = new ArrayList<>(sameScope(policy, others));
    byOther.forEach(
        (other, table) ->
            conflicts.add(
                "Policy '"
                    + other
                    + "' decides the same action for "
                    + table
                    + " from equally near."));
    return conflicts;
  }

  private static List<String> sameScope(PolicySpec policy, List<PolicySpec> others) {
    Scope scope = policy.scope();
    return others.stream()
        .filter(other -> other.action() == policy.action())
        .filter(other -> other.scope().level() == scope.level())
        .filter(other -> other.scope().key().equals(scope.key()))
        .map(other -> "Policy '" + other.name() + "' has the same action and scope.")
        .toList();
  }

  private List<PolicySpec> othersOf(PolicySpec policy) {
    return repository.findByCatalog(policy.scope().catalog()).stream()
        .map(PolicyEntity::spec)
        .filter(other -> !other.name().equals(policy.name()))
        .toList();
  }

  private static EffectivePolicies with(PolicySpec policy, List<PolicySpec> others) {
    PolicySpec enabled =
        new PolicySpec(
            policy.name(),
            policy.scope(),
            policy.action(),
            policy.trigger(),
            policy.options(),
            policy.limits(),
            true);
    return new EffectivePolicies(Stream.concat(others.stream(), Stream.of(enabled)).toList());
  }

  private Stream<KnownTables.Known> inScope(PolicySpec policy, EffectivePolicies effective) {
    return tables.of(policy.scope().catalog(), effective.askLayers()).stream()
        .filter(known -> policy.scope().covers(known.id(), known.layer()));
  }

  private Covered covered(PolicySpec policy, KnownTables.Known known, EffectivePolicies effective) {
    Optional<String> nearer =
        effective
            .of(policy.action(), known.id(), known.layer())
            .map(PolicySpec::name)
            .filter(name -> !name.equals(policy.name()));
    if (nearer.isPresent()) {
      return new Covered(known.id(), "policy '" + nearer.get() + "' is nearer");
    }
    return new Covered(known.id(), cares.refusal(known.id(), policy.action().act()).orElse(null));
  }
}
