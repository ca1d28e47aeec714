package io.weir.rollout;

import io.weir.definition.change.Risk;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A step of a plan, as it was recorded.
 *
 * @param number from 1, in the order in which they are done
 * @param kind in kebab case, such as {@code add-column}
 * @param target the full name of what it changes
 * @param destructive whether it destroys what no step brings back
 * @param allowed whether it needs no leave, or has it
 * @param detail as it would be read in a diff
 * @param sql the same as a statement; null where SQL has no words for it
 * @param needs what must follow, such as {@code restart orders-sync}
 * @param probe what was seen of the rows that it may break; null when it breaks none
 * @param losses what goes with it, such as {@code 2 tags}, as far as it was seen
 * @param doneAt null until it is done
 */
public record PlannedStep(
    int number,
    String kind,
    String target,
    Risk risk,
    boolean destructive,
    boolean allowed,
    String detail,
    @Nullable String sql,
    List<String> needs,
    @Nullable Probe probe,
    List<String> losses,
    Status status,
    @Nullable Instant doneAt) {

  /** Where a step stands. */
  public enum Status {
    PENDING,
    DONE
  }

  public PlannedStep {
    needs = List.copyOf(needs);
    losses = List.copyOf(losses);
  }

  static PlannedStep of(int number, DraftStep draft, boolean allowed) {
    Step step = draft.step();
    return new PlannedStep(
        number,
        step.kind(),
        step.target(),
        step.risk(),
        draft.destroys(),
        allowed,
        step.detail(),
        step.sql(),
        draft.needs(),
        draft.probe(),
        draft.losses(),
        Status.PENDING,
        null);
  }

  /** Whether it is the same change. */
  boolean describes(Step step) {
    return words().equals(words(step));
  }

  /** What makes it this step and no other. */
  String words() {
    return kind + " " + target + " " + detail;
  }

  static String words(Step step) {
    return step.kind() + " " + step.target() + " " + step.detail();
  }
}
