package io.weir.rollout;

import io.weir.audit.Context;
import io.weir.maintenance.Policies;
import io.weir.shared.Problem;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.springframework.stereotype.Component;

/** Does the steps of a plan one after the other, each recorded as soon as it is done. */
@Component
class StepSequence {

  private final Planner planner;
  private final PlanStore store;
  private final DataLooks looks;
  private final LakeActs lake;
  private final JobActs jobs;
  private final Policies policies;
  private final MaintenanceActs maintenance;

  StepSequence(
      Planner planner,
      PlanStore store,
      DataLooks looks,
      LakeActs lake,
      JobActs jobs,
      Policies policies,
      MaintenanceActs maintenance) {
    this.planner = planner;
    this.store = store;
    this.looks = looks;
    this.lake = lake;
    this.jobs = jobs;
    this.policies = policies;
    this.maintenance = maintenance;
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
      Runnable unmoved =
          () -> refuseMoved(basis, planner.basis(progress.manifests(), step.target()));
      unmoved.run();
      int number = progress.remaining().numberOf(i);
      refuseUnshown(progress, step, number);
      Acts acts = new Acts(progress.id(), lake, jobs, policies, maintenance, unmoved);
      Context.within(StepOrigin.of(progress, number, step), () -> step.apply(acts));
      basis.putAll(planner.basis(progress.manifests(), step.target()));
      store.done(progress.id(), number, basis);
    }
    return true;
  }

  /**
   * What a step may break is looked at once more: its plan was read, and allowed, for what it
   * shows.
   */
  private void refuseUnshown(Progress progress, Step step, int number) {
    Optional<ProbeQuestion> question = ProbeQuestion.of(step);
    if (question.isEmpty()) {
      return;
    }
    Probe now = looks.ask(question.get());
    Probe shown = progress.plan().steps().get(number - 1).probe();
    if (now.rowsBroken() > (shown == null ? 0 : shown.rowsBroken())) {
      throw Problem.conflict(
          now.rowsBroken()
              + " rows would break, which the plan does not show: "
              + String.join("; ", now.examples())
              + ". Make a new plan.");
    }
    if (!now.isHarmless() && !progress.draft().isAllowedByName(step)) {
      throw Problem.conflict(
          "Nobody allowed "
              + step.allowedAs()
              + ", as no row broke, and not all could be read again: "
              + now.message()
              + " Apply the plan again, or make one that allows it by name.");
    }
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
