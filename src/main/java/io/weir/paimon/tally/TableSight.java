package io.weir.paimon.tally;

import org.jspecify.annotations.Nullable;

/**
 * What came of looking at a table.
 *
 * @param look null when it failed
 * @param failure why, in words; null when it did not
 */
public record TableSight(TableWatch watch, @Nullable Look look, @Nullable String failure) {}
