package io.weir.paimon.tally;

import org.jspecify.annotations.Nullable;

/**
 * What came of reading a table's history.
 *
 * @param history null when it failed
 * @param failure why, in words; null when it did not
 */
public record HistorySight(
    HistoryWatch watch, @Nullable TableHistory history, @Nullable String failure) {}
