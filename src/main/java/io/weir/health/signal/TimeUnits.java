package io.weir.health.signal;

import java.time.Duration;

/** Lengths of time as people read them: the two greatest units. */
final class TimeUnits {

  private TimeUnits() {}

  static String words(long seconds) {
    Duration time = Duration.ofSeconds(seconds);
    if (time.toDays() > 0) {
      return pair(time.toDays(), "d", time.toHoursPart(), "h");
    }
    if (time.toHours() > 0) {
      return pair(time.toHours(), "h", time.toMinutesPart(), "m");
    }
    return time.toMinutes() > 0
        ? pair(time.toMinutes(), "m", time.toSecondsPart(), "s")
        : seconds + " s";
  }

  private static String pair(long great, String unit, int small, String smallUnit) {
    return great + " " + unit + (small == 0 ? "" : " " + small + " " + smallUnit);
  }
}
