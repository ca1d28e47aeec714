package io.weir.maintenance;

import java.util.Map;

/**
 * What a run will do, as it is recorded before it acts.
 *
 * @param isEmpty whether there is nothing to do
 * @param emptyBecause why there is nothing to do, when that is so
 * @param rewriteBytes how much it will rewrite
 * @param plan the run plan, as JSON shows it
 */
record Planned(
    boolean isEmpty,
    Because emptyBecause,
    long rewriteBytes,
    Map<String, Object> plan,
    Numbers before,
    Numbers forecast) {}
