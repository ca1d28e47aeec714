package io.weir.maintenance;

import io.weir.shared.TableId;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Which policy decides for a table: for each action the enabled one with the nearest scope. Two
 * equally near ones are refused when the second is declared; should a table come to match two
 * patterns later, the first by name decides. O(policies) a question.
 */
final class EffectivePolicies {

  private static final Comparator<PolicySpec> NEAREST =
      Comparator.comparing((PolicySpec policy) -> policy.scope().level())
          .thenComparing(PolicySpec::name);

  private final List<PolicySpec> enabled;

  EffectivePolicies(Collection<PolicySpec> policies) {
    this.enabled = policies.stream().filter(PolicySpec::enabled).sorted(NEAREST).toList();
  }

  /** Whether a table's layer matters to any of them. */
  boolean askLayers() {
    return enabled.stream().anyMatch(policy -> policy.scope().layer() != null);
  }

  /** The policy that decides an action for a table; empty when none covers it. */
  Optional<PolicySpec> of(Action action, TableId table, @Nullable String layer) {
    return enabled.stream()
        .filter(policy -> policy.action() == action && policy.scope().covers(table, layer))
        .findFirst();
  }

  /** The names of the other enabled policies of the same action that are as near to a table. */
  List<String> equallyNear(PolicySpec policy, TableId table, @Nullable String layer) {
    return enabled.stream()
        .filter(
            other ->
                !other.name().equals(policy.name())
                    && other.action() == policy.action()
                    && other.scope().level() == policy.scope().level()
                    && other.scope().covers(table, layer))
        .map(PolicySpec::name)
        .toList();
  }
}
