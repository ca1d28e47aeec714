package io.weir.paimon.tally;

import java.util.Set;

/**
 * A table whose surroundings are to be read.
 *
 * @param kept ids of snapshots whose facts are kept already
 */
public record SurroundingsWatch(String database, String table, Set<Long> kept) {}
