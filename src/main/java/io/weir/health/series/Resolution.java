package io.weir.health.series;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.function.Function;

/**
 * How far apart the points of a series are. A raw point is at the time of the look. A rolled-up one
 * is at the end of its step, which it belongs to: what it says was so then.
 */
enum Resolution {
  RAW("point_raw", Duration.ZERO, Span.DAY, SeriesRetention::raw),
  FIVE_MINUTES(
      "point_five_minutes", Duration.ofMinutes(5), Span.WEEK, SeriesRetention::fiveMinutes),
  HOURS("point_hours", Duration.ofHours(1), Span.MONTH, SeriesRetention::hours);

  private final String table;
  private final Duration step;
  private final Span span;
  private final Function<SeriesRetention, Duration> retention;

  Resolution(
      String table, Duration step, Span span, Function<SeriesRetention, Duration> retention) {
    this.table = table;
    this.step = step;
    this.span = span;
    this.retention = retention;
  }

  String table() {
    return table;
  }

  /** Between two points; zero for those that are kept as they were seen. */
  Duration step() {
    return step;
  }

  /** What a partition holds. */
  Span span() {
    return span;
  }

  /** The earliest time whose points are kept. */
  Instant keptSince(SeriesRetention retention, Instant now) {
    return now.minus(this.retention.apply(retention));
  }

  /** The last end of a step that is not after this time; of a resolution that has steps. */
  Instant lastEnd(Instant time) {
    long seconds = step.toSeconds();
    return Instant.ofEpochSecond(Math.floorDiv(time.getEpochSecond(), seconds) * seconds);
  }

  /** The end of the step that holds this time; of a resolution that has steps. */
  Instant endOf(Instant time) {
    return lastEnd(time.minus(1, ChronoUnit.MICROS)).plus(step);
  }
}
