package io.weir.flink;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the steps of a job measure themselves; null is what none of them reports.
 *
 * @param fetchLagMillis how long after it came to be the source fetched the newest change
 * @param emitLagMillis how long after it came to be the source handed on the newest change
 * @param tables that the job writes or compacts, by name
 */
public record JobMetrics(
    @Nullable Long fetchLagMillis, @Nullable Long emitLagMillis, List<Table> tables) {

  public JobMetrics {
    tables = List.copyOf(tables);
  }

  /** How late the newest change came out of the source, as well as the source tells. */
  public @Nullable Long lagMillis() {
    return emitLagMillis == null ? fetchLagMillis : emitLagMillis;
  }

  /**
   * What is measured of one table, at the parallel task that has most of it.
   *
   * @param name without its database; Flink makes '_' of a space, dot, colon or comma
   * @param commitMillis how long the last commit took
   * @param compactionBusyPercent how much of the last minute compaction took: 100 is one thread
   * @param level0Files how many files wait on level 0 of its fullest bucket
   */
  public record Table(
      String name,
      @Nullable Long commitMillis,
      @Nullable Double compactionBusyPercent,
      @Nullable Long level0Files) {}
}
