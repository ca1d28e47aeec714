package io.weir.rollout;

import io.weir.shared.Problem;
import java.time.Duration;

/** The time between two looks at what a step waits for. */
final class Pause {

  private static final Duration LOOK_EVERY = Duration.ofMillis(500);

  private Pause() {}

  /**
   * Blocks until it is time to look again.
   *
   * @param meanwhile what is waited for, such as {@code a job was stopping}
   * @throws Problem CONFLICT when Weir stops
   */
  static void untilNextLook(String meanwhile) {
    try {
      Thread.sleep(LOOK_EVERY.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw Problem.conflict("Weir stopped while " + meanwhile + ". Apply the plan again.");
    }
  }
}
