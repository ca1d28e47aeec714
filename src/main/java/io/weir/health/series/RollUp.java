package io.weir.health.series;

import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Makes the points of each resolution from those of the next finer one. Only closed steps are
 * rolled up, in the order of time, and up to when is kept with them: a tick that was missed, or a
 * stop of days, is made up for by the next, and a step that is rolled up again gives the same rows.
 * A step reaches from its start, which is not of it, to its end, which is. What is kept of a step
 * is each metric's {@link TableMetric.Nature}.
 */
@Component
class RollUp {

  /** A step is closed so long after its end; a point that is written later is seen raw only. */
  static final Duration GRACE = Duration.ofMinutes(2);

  /** So many steps are rolled up in one transaction. */
  private static final int PART = 12;

  private static final String LOCK =
      "SELECT pg_try_advisory_xact_lock(hashtext('weir.roll-up'), hashtext(?))";

  private final JdbcTemplate jdbc;
  private final TransactionTemplate transaction;
  private final Partitions partitions;

  RollUp(JdbcTemplate jdbc, TransactionTemplate transaction, Partitions partitions) {
    this.jdbc = jdbc;
    this.transaction = transaction;
    this.partitions = partitions;
  }

  /** Rolls up all steps that are closed now; what another Weir is at is left to it. */
  void upTo(Instant now) {
    rollUp(Resolution.RAW, Resolution.FIVE_MINUTES, now.minus(GRACE));
    rollUp(Resolution.FIVE_MINUTES, Resolution.HOURS, rolledUntil(Resolution.FIVE_MINUTES));
  }

  /** Up to when the points of this resolution were made; the epoch when none ever was. */
  Instant rolledUntil(Resolution resolution) {
    return jdbc
        .queryForList(
            "SELECT rolled_until FROM point_roll_up WHERE resolution = ?",
            Timestamp.class,
            resolution.name())
        .stream()
        .findFirst()
        .map(Timestamp::toInstant)
        .orElse(Instant.EPOCH);
  }

  private void rollUp(Resolution finer, Resolution coarser, Instant closed) {
    Instant end = coarser.lastEnd(closed);
    boolean more = true;
    while (more) {
      more = Boolean.TRUE.equals(transaction.execute(status -> rollUpPart(finer, coarser, end)));
    }
  }

  /** Whether there is more to do before the end. */
  private boolean rollUpPart(Resolution finer, Resolution coarser, Instant end) {
    if (!Boolean.TRUE.equals(jdbc.queryForObject(LOCK, Boolean.class, coarser.name()))) {
      return false;
    }
    Instant until = rolledUntil(coarser);
    Instant first = firstAfter(until, finer);
    Instant start = first == null ? end : coarser.endOf(first).minus(coarser.step());
    if (start.isBefore(end)) {
      Instant stop = earlier(start.plus(coarser.step().multipliedBy(PART)), end);
      partitions.cover(coarser, start.plus(coarser.step()), stop);
      jdbc.update(sql(finer, coarser), Timestamp.from(start), Timestamp.from(stop));
      reached(coarser, stop);
      return stop.isBefore(end);
    }
    if (until.isBefore(end)) {
      reached(coarser, end);
    }
    return false;
  }

  private @Nullable Instant firstAfter(Instant time, Resolution resolution) {
    Timestamp first =
        jdbc.queryForObject(
            "SELECT min(at) FROM " + resolution.table() + " WHERE at > ?",
            Timestamp.class,
            Timestamp.from(time));
    return first == null ? null : first.toInstant();
  }

  private void reached(Resolution resolution, Instant time) {
    jdbc.update(
        """
        INSERT INTO point_roll_up (resolution, rolled_until) VALUES (?, ?)
        ON CONFLICT (resolution) DO UPDATE SET rolled_until = excluded.rolled_until
        """,
        resolution.name(),
        Timestamp.from(time));
  }

  private static Instant earlier(Instant one, Instant other) {
    return one.isBefore(other) ? one : other;
  }

  private static String sql(Resolution finer, Resolution coarser) {
    return """
        INSERT INTO %s (series_id, at, %s)
        SELECT DISTINCT ON (series_id, step_end) series_id, step_end, %s
        FROM (
          SELECT *, date_bin(step, at - interval '1 microsecond', timestamptz 'epoch') + step AS step_end
          FROM %s, (SELECT interval '%d seconds' AS step) steps WHERE at > ? AND at <= ?
        ) points
        WINDOW same_step AS (PARTITION BY series_id, step_end)
        ORDER BY series_id, step_end, at DESC
        ON CONFLICT (series_id, at) DO UPDATE SET %s
        """
        .formatted(
            coarser.table(),
            TableMetric.COLUMNS,
            TableMetric.each(metric -> metric.inStep("same_step")),
            finer.table(),
            coarser.step().toSeconds(),
            TableMetric.each(metric -> metric.column() + " = excluded." + metric.column()));
  }
}
