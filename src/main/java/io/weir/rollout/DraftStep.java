package io.weir.rollout;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A step of a draft, and what is said beside it.
 *
 * @param needs what must follow
 * @param question which of the data is to be looked at; null for none
 * @param probe what was seen there; null when nobody looked
 * @param losses what goes with it
 */
record DraftStep(
    Step step,
    List<String> needs,
    @Nullable ProbeQuestion question,
    @Nullable Probe probe,
    List<String> losses) {

  DraftStep {
    needs = List.copyOf(needs);
    losses = List.copyOf(losses);
  }

  DraftStep(Step step, List<String> needs, @Nullable ProbeQuestion question) {
    this(step, needs, question, null, List.of());
  }

  DraftStep showing(@Nullable Probe seen, List<String> lost) {
    return new DraftStep(step, needs, question, seen, lost);
  }

  /** Whether it destroys, as far as anybody knows. */
  boolean destroys() {
    return step.destructive() && (probe == null || !probe.isHarmless());
  }

  boolean isAllowed(Set<String> allow) {
    return !destroys() || allow.contains(step.allowedAs());
  }

  Blocker blocker() {
    String name = step.allowedAs();
    String seen =
        probe == null || probe.rowsBroken() == 0 ? "" : " " + probe.rowsBroken() + " rows break.";
    return new Blocker(
        "not-allowed",
        name,
        "'"
            + step.kind()
            + "' destroys data: allow it by the name "
            + name
            + ", or take it out of the manifests."
            + seen);
  }
}
