package io.weir.rollout.drift;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One look at how a table stands to its definition.
 *
 * @param message why it can't be read; null when it can
 */
record Look(DriftState state, List<Difference> differences, @Nullable String message) {

  /** A table that is not there any more. */
  static final Look MISSING = new Look(DriftState.MISSING, List.of(), null);

  Look {
    differences = List.copyOf(differences);
  }

  static Look of(List<Difference> differences) {
    return new Look(
        differences.isEmpty() ? DriftState.NONE : DriftState.DRIFTED, differences, null);
  }

  static Look unreadable(String why) {
    return new Look(DriftState.UNKNOWN, List.of(), why);
  }
}
