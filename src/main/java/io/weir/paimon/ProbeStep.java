package io.weir.paimon;

import org.jspecify.annotations.Nullable;

/**
 * One step of trying a warehouse.
 *
 * @param action what was tried
 * @param ok null when it was not tried, because a step before it failed
 * @param message why it failed; null when it did not
 */
public record ProbeStep(Action action, @Nullable Boolean ok, @Nullable String message) {

  /** What Weir and Paimon need of a warehouse, in the order in which it is tried. */
  public enum Action {
    PUT,
    LIST,
    RENAME,
    DELETE
  }
}
