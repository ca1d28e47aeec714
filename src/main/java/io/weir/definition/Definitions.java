package io.weir.definition;

import io.weir.paimon.DefinitionTrial;
import io.weir.paimon.TrialFault;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.springframework.stereotype.Service;

/** Says what is wrong with a definition before a table is made of it. */
@Service
public class Definitions {

  private static final Rule OUTSIZE = new OutsizeValue();

  private final DefinitionTrial trial;

  Definitions(DefinitionTrial trial) {
    this.trial = trial;
  }

  /**
   * What the rules find, and what Paimon itself would refuse, now or at the first write; worst
   * first. Blocks while a table is tried in a scratch directory, some hundred milliseconds; one
   * that would take more than this machine has is not tried.
   */
  public List<Finding> check(TableDefinition definition) {
    List<Finding> findings = new ArrayList<>(OUTSIZE.check(definition));
    if (findings.isEmpty()) {
      trial.run(definition.shape()).forEach(fault -> findings.add(finding(fault)));
    }
    Rules.ALL.forEach(rule -> findings.addAll(rule.check(definition)));
    findings.sort(Comparator.comparing(Finding::severity).reversed());
    return findings;
  }

  private static Finding finding(TrialFault fault) {
    String rule = "paimon-" + fault.stage().name().toLowerCase(Locale.ROOT);
    String pointer = fault.pointer().isEmpty() ? null : fault.pointer();
    return new Finding(rule, Severity.ERROR, pointer, fault.message(), null, null);
  }
}
