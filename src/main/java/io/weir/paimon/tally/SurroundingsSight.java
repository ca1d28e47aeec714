package io.weir.paimon.tally;

import org.jspecify.annotations.Nullable;

/**
 * What came of reading a table's surroundings.
 *
 * @param surroundings null when it failed
 * @param failure why, in words; null when it did not
 */
public record SurroundingsSight(
    SurroundingsWatch watch, @Nullable Surroundings surroundings, @Nullable String failure) {}
