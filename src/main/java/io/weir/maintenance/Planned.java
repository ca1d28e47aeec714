package io.weir.maintenance;

import java.util.Map;

/**
 * What a run will do, as it is recorded before it acts.
 *
 * @param rewriteBytes how much it will rewrite
 * @param onFlinkOnly whether Weir's own JVM can't do it, however little it is
 * @param plan the run plan, as JSON shows it
 */
record Planned(
    long rewriteBytes,
    boolean onFlinkOnly,
    Map<String, Object> plan,
    Numbers before,
    Numbers forecast) {}
