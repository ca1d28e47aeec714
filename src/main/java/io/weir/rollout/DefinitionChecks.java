package io.weir.rollout;

import io.weir.definition.Definitions;
import io.weir.definition.Finding;
import io.weir.shared.Problem;
import io.weir.shared.Severity;
import jakarta.annotation.PreDestroy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.springframework.stereotype.Component;

/**
 * Looks at the definitions of a draft, several at once: O(definitions), and at most so many are
 * tried, which takes some hundred milliseconds each.
 */
@Component
class DefinitionChecks {

  /**
   * So many are tried while planning; tables that are made are tried when they are, all of them.
   */
  static final int TRIALS = 24;

  private static final int AT_ONCE = 2;
  private static final String SPEC = "/spec";

  private final Definitions definitions;
  private final ExecutorService pool =
      Executors.newFixedThreadPool(AT_ONCE, work -> new Thread(work, "definition-check"));

  DefinitionChecks(Definitions definitions) {
    this.definitions = definitions;
  }

  /** Adds what is found to the draft, in its order. Blocks. */
  void run(Draft draft) {
    List<CompletableFuture<List<Finding>>> found = new ArrayList<>();
    int trials = 0;
    for (DefinitionCheck check : draft.checks()) {
      boolean tried = check.worthATrial() && trials++ < TRIALS;
      found.add(CompletableFuture.supplyAsync(() -> findings(check, tried), pool));
    }
    for (int i = 0; i < found.size(); i++) {
      DefinitionCheck check = draft.checks().get(i);
      found.get(i).join().forEach(finding -> draft.find(check.read(), SPEC, finding));
    }
  }

  private List<Finding> findings(DefinitionCheck check, boolean tried) {
    if (!tried) {
      String why = "A plan tries " + TRIALS + " tables at most: plan it alone.";
      return check.worthATrial() && !check.madeByPlan() ? untried(check, why) : lint(check);
    }
    try {
      return definitions.check(check.definition(), check.facts());
    } catch (Problem problem) {
      return untried(check, problem.detail());
    }
  }

  private List<Finding> lint(DefinitionCheck check) {
    return definitions.lint(check.definition(), check.facts());
  }

  private List<Finding> untried(DefinitionCheck check, String why) {
    List<Finding> findings = new ArrayList<>(lint(check));
    String message = "Not tried in a scratch place. " + why;
    findings.add(new Finding("untried", Severity.INFO, null, message, null, null));
    return findings;
  }

  @PreDestroy
  void close() {
    pool.shutdownNow();
  }
}
