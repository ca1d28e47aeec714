package io.weir.paimon.tally;

/**
 * A table to look at.
 *
 * @param known where the tally that is kept of it stands
 * @param verify whether to make sure too where nothing new is seen
 */
public record TableWatch(String database, String table, Position known, boolean verify) {}
