package io.weir.definition;

import io.weir.paimon.DefinitionTrial;
import io.weir.paimon.TrialFault;
import io.weir.shared.Severity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Says what is wrong with a definition before a table is made of it. */
@Service
public class Definitions {

  private final List<Rule> rules;
  private final DefinitionTrial trial;

  Definitions(List<Rule> rules, DefinitionTrial trial) {
    this.rules = List.copyOf(rules);
    this.trial = trial;
  }

  /**
   * What the rules find, and what Paimon itself would refuse, now or at the first write; worst
   * first. Blocks while a table is tried in a scratch directory, some hundred milliseconds; one
   * that would take more than this machine has is not tried.
   */
  public List<Finding> check(TableDefinition definition) {
    return check(definition, LakeFacts.NONE);
  }

  /** As {@link #check(TableDefinition)}, with what is known of the table in the lake. */
  public List<Finding> check(TableDefinition definition, LakeFacts facts) {
    List<Finding> findings = new ArrayList<>(lint(definition, facts));
    boolean bearable =
        rules.stream()
            .filter(Rule::forbidsTrial)
            .allMatch(rule -> rule.check(definition).isEmpty());
    if (bearable) {
      Set<String> blamed = blamed(findings);
      trial.run(definition.shape()).stream()
          .map(Definitions::finding)
          .filter(finding -> !isBlamed(finding.pointer(), blamed))
          .forEach(findings::add);
    }
    return worstFirst(findings);
  }

  /** What the rules find, worst first; asks nobody and takes microseconds. */
  public List<Finding> lint(TableDefinition definition) {
    return lint(definition, LakeFacts.NONE);
  }

  /** As {@link #lint(TableDefinition)}, with what is known of the table in the lake. */
  public List<Finding> lint(TableDefinition definition, LakeFacts facts) {
    return worstFirst(
        rules.stream().flatMap(rule -> rule.check(definition, facts).stream()).toList());
  }

  /** The rules, in the order in which their findings are told. */
  public List<Rule> rules() {
    return rules;
  }

  /** Where rules found errors: what Paimon says of the same place is the same, in its words. */
  private static Set<String> blamed(List<Finding> findings) {
    return findings.stream()
        .filter(finding -> finding.severity() == Severity.ERROR)
        .map(Finding::pointer)
        .filter(Objects::nonNull)
        .collect(Collectors.toSet());
  }

  private static boolean isBlamed(@Nullable String pointer, Set<String> blamed) {
    return pointer != null
        && blamed.stream().anyMatch(b -> b.equals(pointer) || b.startsWith(pointer + "/"));
  }

  private static List<Finding> worstFirst(List<Finding> findings) {
    return findings.stream().sorted(Comparator.comparing(Finding::severity).reversed()).toList();
  }

  private static Finding finding(TrialFault fault) {
    String rule = "paimon-" + fault.stage().name().toLowerCase(Locale.ROOT);
    String pointer = fault.pointer().isEmpty() ? null : fault.pointer();
    return new Finding(rule, Severity.ERROR, pointer, fault.message(), null, null);
  }
}
