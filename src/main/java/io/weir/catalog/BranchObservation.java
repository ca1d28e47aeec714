package io.weir.catalog;

import org.jspecify.annotations.Nullable;

/**
 * What was last observed of a branch.
 *
 * @param seen null when nobody saw it yet
 * @param failure why the last look failed, in words; null when it did not
 */
public record BranchObservation(@Nullable Observation seen, @Nullable String failure) {

  /** Of a branch that nobody looked at yet. */
  public static final BranchObservation NONE = new BranchObservation(null, null);
}
