package io.weir.health.layout;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What the last look at a table left.
 *
 * @param number names the table in what is kept of it
 * @param observedAt null when it was never seen
 * @param snapshotId null when nothing was ever committed
 * @param smallBelowBytes null while it is to be counted
 * @param sizes files by size class
 * @param failure why the look failed; null when it did not
 */
record LastLook(
    long number,
    @Nullable Instant observedAt,
    @Nullable Long snapshotId,
    @Nullable Long smallBelowBytes,
    long[] sizes,
    @Nullable String failure) {

  /** Of a table that is not followed yet: there is nothing under its number. */
  static final LastLook NONE = new LastLook(0, null, null, null, new long[0], null);

  <T> Observed<T> at(T value) {
    return new Observed<>(value, observedAt, snapshotId, failure);
  }
}
