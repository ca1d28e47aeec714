package io.weir.health.series;

import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Period;
import java.time.ZoneOffset;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAdjusters;

/** The stretch of time that a partition holds, in UTC. */
enum Span {
  DAY(Period.ofDays(1), day -> day),
  WEEK(Period.ofWeeks(1), TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY)),
  MONTH(Period.ofMonths(1), TemporalAdjusters.firstDayOfMonth());

  private final Period length;
  private final TemporalAdjuster toStart;

  Span(Period length, TemporalAdjuster toStart) {
    this.length = length;
    this.toStart = toStart;
  }

  /** The first day of the span that holds this time. */
  LocalDate start(Instant time) {
    return LocalDate.ofInstant(time, ZoneOffset.UTC).with(toStart);
  }

  /** The first day of the span after the one that starts on this day. */
  LocalDate next(LocalDate start) {
    return start.plus(length);
  }

  /** When the span after the one that holds this time begins. */
  Instant startOfNext(Instant time) {
    return next(start(time)).atStartOfDay(ZoneOffset.UTC).toInstant();
  }
}
