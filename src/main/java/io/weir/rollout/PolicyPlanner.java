package io.weir.rollout;

import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.Manifest.Kind;
import io.weir.definition.manifest.Manifests.Read;
import io.weir.maintenance.Policies;
import io.weir.maintenance.Policy;
import io.weir.maintenance.PolicySpec;
import io.weir.shared.Problem;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Finds the steps for policies: those that go, then those that come or change, each checked among
 * all that there would be. O(policies), for each that is declared.
 */
@Component
class PolicyPlanner {

  private static final String PREFIX = PolicyStep.target("");

  private final Policies policies;
  private final DeclaredBodies bodies;
  private final JsonMapper json;

  PolicyPlanner(Policies policies, DeclaredBodies bodies, JsonMapper json) {
    this.policies = policies;
    this.bodies = bodies;
    this.json = json;
  }

  void plan(List<Read> manifests, Draft draft) {
    List<Read> declared =
        manifests.stream()
            .filter(read -> read.manifest() instanceof Manifest.Other o && o.kind() == Kind.POLICY)
            .toList();
    Set<String> gone = new HashSet<>();
    for (Read read : declared) {
      if (read.manifest().absent()) {
        String name = name(read);
        gone.add(name);
        policies.find(name).ifPresent(policy -> draft.add(deletion(policy), List.of()));
      }
    }
    Map<Read, PolicySpec> specs = specs(declared, draft);
    specs.forEach((read, spec) -> change(read, spec, others(spec, specs.values(), gone), draft));
  }

  /** What plans rest on of policies, by target: the version that each has, or {@code absent}. */
  Map<String, String> basis(Collection<String> targets) {
    Map<String, String> basis = new TreeMap<>();
    targets.stream()
        .filter(target -> target.startsWith(PREFIX))
        .forEach(target -> basis.put(target, state(target.substring(PREFIX.length()))));
    return basis;
  }

  private String state(String name) {
    return policies.find(name).map(policy -> "version " + policy.version()).orElse("absent");
  }

  private Map<Read, PolicySpec> specs(List<Read> declared, Draft draft) {
    Map<Read, PolicySpec> specs = new LinkedHashMap<>();
    for (Read read : declared) {
      if (read.manifest() instanceof Manifest.Other manifest && !manifest.absent()) {
        try {
          specs.put(read, bodies.policy(manifest));
        } catch (Problem failure) {
          find(read, failure, draft);
        }
      }
    }
    return specs;
  }

  private void change(Read read, PolicySpec spec, List<PolicySpec> others, Draft draft) {
    Optional<Policy> existing = policies.find(spec.name());
    if (existing.isPresent() && existing.get().spec().equals(spec)) {
      return;
    }
    try {
      policies.check(spec, others);
    } catch (Problem failure) {
      find(read, failure, draft);
    }
    Step step =
        existing
            .<Step>map(
                policy -> new PolicyStep.Update(spec, JsonDiff.of(tree(policy.spec()), tree(spec))))
            .orElseGet(() -> new PolicyStep.Create(spec));
    draft.add(step, List.of());
  }

  /** The policies that there would be, but for this one. */
  private List<PolicySpec> others(
      PolicySpec spec, Collection<PolicySpec> declared, Set<String> gone) {
    Map<String, PolicySpec> all = new TreeMap<>();
    policies.specs().forEach(policy -> all.put(policy.name(), policy));
    declared.forEach(policy -> all.put(policy.name(), policy));
    all.keySet().removeAll(gone);
    all.remove(spec.name());
    return new ArrayList<>(all.values());
  }

  private static PolicyStep deletion(Policy policy) {
    return new PolicyStep.Delete(policy.spec().name(), policy.spec().sentence());
  }

  private static void find(Read read, Problem failure, Draft draft) {
    DeclaredBodies.findings(failure).forEach(finding -> draft.find(read, "", finding));
  }

  private static String name(Read read) {
    return ((Manifest.Other) read.manifest()).name();
  }

  private JsonNode tree(PolicySpec spec) {
    return json.valueToTree(spec);
  }
}
