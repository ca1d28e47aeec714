package io.weir.paimon.tally;

import java.util.Set;

/**
 * A table, or a branch of one, whose history is to be read.
 *
 * @param branch {@code main} is the table itself
 * @param kept ids of snapshots whose facts are kept already
 */
public record HistoryWatch(String database, String table, String branch, Set<Long> kept) {}
