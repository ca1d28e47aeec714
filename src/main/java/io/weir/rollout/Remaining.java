package io.weir.rollout;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What of a plan is left to do, by comparing what it said with what would be planned now.
 *
 * @param numbers of the steps that are left, in order
 * @param doneUnseen the number of the step that was done and not recorded, if any
 * @param moved which of what the plan rests on has moved; empty when it still holds
 */
record Remaining(List<Integer> numbers, Optional<Integer> doneUnseen, Optional<String> moved) {

  Remaining {
    numbers = List.copyOf(numbers);
  }

  static Remaining of(Plan plan, Map<String, String> basis, Draft now) {
    List<PlannedStep> left =
        plan.steps().stream().filter(step -> step.status() == PlannedStep.Status.PENDING).toList();
    boolean begun = plan.status() == PlanStatus.INTERRUPTED && !left.isEmpty();
    if (sameSteps(left, now.steps())) {
      boolean half = begun && left.get(0).kind().equals(SetOwnerStep.KIND);
      Map<String, String> whole = half ? without(basis, left.get(0)) : basis;
      return new Remaining(numbers(left), Optional.empty(), moved(whole, now.basis()));
    }
    if (begun && sameSteps(left.subList(1, left.size()), now.steps())) {
      PlannedStep unseen = left.get(0);
      Map<String, String> others = without(basis, unseen);
      return new Remaining(
          numbers(left.subList(1, left.size())),
          Optional.of(unseen.number()),
          moved(others, now.basis()));
    }
    return new Remaining(
        List.of(),
        Optional.empty(),
        moved(basis, now.basis())
            .or(() -> Optional.of("What the plan would do is not what it said any more.")));
  }

  /** The number in the plan of the step that is done as the i-th from now. */
  int numberOf(int i) {
    return numbers.get(i);
  }

  /** What of the basis is not as it was; empty when all is. */
  static Optional<String> moved(Map<String, String> was, Map<String, String> is) {
    List<String> moved = new ArrayList<>();
    was.forEach(
        (target, state) -> {
          if (!Objects.equals(state, is.get(target))) {
            moved.add(target + " (was " + state + ", is " + is.getOrDefault(target, "gone") + ")");
          }
        });
    return moved.isEmpty()
        ? Optional.empty()
        : Optional.of("Moved since it was planned: " + String.join(", ", moved) + ".");
  }

  /** Of what a step touches nobody can tell: it was done, or half of it, and not recorded. */
  private static Map<String, String> without(Map<String, String> basis, PlannedStep step) {
    Map<String, String> others = new HashMap<>(basis);
    others.keySet().removeIf(target -> touches(step, target));
    return others;
  }

  private static boolean touches(PlannedStep step, String target) {
    boolean renames = step.kind().equals("rename-table");
    return Stream.of(step.target()).anyMatch(target::equals)
        || renames && target.startsWith(step.target().substring(0, step.target().lastIndexOf('.')));
  }

  private static List<Integer> numbers(List<PlannedStep> steps) {
    return steps.stream().map(PlannedStep::number).toList();
  }

  private static boolean sameSteps(List<PlannedStep> said, List<Step> now) {
    if (said.size() != now.size()) {
      return false;
    }
    for (int i = 0; i < said.size(); i++) {
      if (!said.get(i).describes(now.get(i))) {
        return false;
      }
    }
    return true;
  }
}
