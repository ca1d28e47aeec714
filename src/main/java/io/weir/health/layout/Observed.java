package io.weir.health.layout;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Something of a table, as it was when it was last observed.
 *
 * @param observedAt null when it never was: then there is nothing to tell
 * @param snapshotId null when nothing was ever committed, as far as was observed
 * @param failure why the last look failed; null when it did not
 */
public record Observed<T>(
    T value, @Nullable Instant observedAt, @Nullable Long snapshotId, @Nullable String failure) {}
