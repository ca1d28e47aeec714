package io.weir.rollout;

import io.weir.paimon.ProbedValues;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was seen of the rows that a step may break. It stands beside the step's words, not in them:
 * rows come and go while a plan waits.
 *
 * @param examples broken values in words, each with its row's key where it has one
 * @param message why nothing could be seen, or why not everything was; null when all was
 */
public record Probe(
    State state, long rowsRead, long rowsBroken, List<String> examples, @Nullable String message) {

  /** How much was seen. */
  public enum State {
    /** Every row. */
    READ_ALL,
    /** Some rows, until the limit of time or rows. */
    SAMPLED,
    /** None. */
    FAILED
  }

  public Probe {
    examples = List.copyOf(examples);
  }

  static Probe of(ProbedValues seen) {
    String message =
        seen.all() ? null : "Only a sample: " + seen.rowsRead() + " rows were read in the time.";
    State state = seen.all() ? State.READ_ALL : State.SAMPLED;
    return new Probe(state, seen.rowsRead(), seen.rowsBroken(), seen.examples(), message);
  }

  static Probe failed(String why) {
    return new Probe(State.FAILED, 0, 0, List.of(), why);
  }

  /** Whether every row was read, and none breaks. */
  boolean isHarmless() {
    return state == State.READ_ALL && rowsBroken == 0;
  }
}
