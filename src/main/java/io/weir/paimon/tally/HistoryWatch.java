package io.weir.paimon.tally;

import java.util.Set;

/**
 * A table whose history is to be read.
 *
 * @param kept ids of snapshots whose facts are kept already
 */
public record HistoryWatch(String database, String table, Set<Long> kept) {}
