package io.weir.paimon.tally;

/**
 * A table to look at, or a branch of one.
 *
 * @param branch {@code main} is the table itself
 * @param known where the tally that is kept of it stands
 * @param verify whether to make sure too where nothing new is seen
 */
public record TableWatch(
    String database, String table, String branch, Position known, boolean verify) {}
