package io.weir.rollout;

import io.weir.audit.Context;
import io.weir.shared.Problem;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.springframework.stereotype.Component;

/** Does the steps of a plan one after the other, each recorded as soon as it is done. */
@Component
class StepSequence {

  private final Planner planner;
  private final PlanStore store;
  private final Acts acts;

  StepSequence(Planner planner, PlanStore store, Acts acts) {
    this.planner = planner;
    this.store = store;
    this.acts = acts;
  }

  /**
   * Blocks until all steps that are left are done, or another Weir took the plan over.
   *
   * @return whether all were done
   * @throws Problem what stopped a step; CONFLICT when what it touches has moved
   */
  boolean carryOut(Progress progress) {
    Map<String, String> basis = new TreeMap<>(progress.draft().basis());
    List<Step> steps = progress.draft().steps();
    for (int i = 0; i < steps.size(); i++) {
      Step step = steps.get(i);
      if (!store.isHeld(progress.id())) {
        return false;
      }
      refuseMoved(basis, planner.basis(progress.manifests(), step.target()));
      int number = progress.remaining().numberOf(i);
      Context.within(StepOrigin.of(progress.plan(), number, step), () -> step.apply(acts));
      basis.putAll(planner.basis(progress.manifests(), step.target()));
      store.done(progress.id(), number, basis);
    }
    return true;
  }

  private static void refuseMoved(Map<String, String> expected, Map<String, String> now) {
    Map<String, String> concerned = new TreeMap<>(expected);
    concerned.keySet().retainAll(now.keySet());
    Remaining.moved(concerned, now)
        .ifPresent(
            moved -> {
              throw Problem.conflict(moved);
            });
  }
}
