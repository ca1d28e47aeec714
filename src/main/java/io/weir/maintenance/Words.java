package io.weir.maintenance;

import java.time.Duration;

/** Durations as a sentence has them. */
final class Words {

  private Words() {}

  /** {@code 1 h 30 min}, {@code 10 min}, {@code 2 d}, {@code 45 s}. */
  static String duration(Duration duration) {
    StringBuilder text = new StringBuilder();
    append(text, duration.toDays(), "d");
    append(text, duration.toHoursPart(), "h");
    append(text, duration.toMinutesPart(), "min");
    append(text, duration.toSecondsPart(), "s");
    return text.isEmpty() ? "0 s" : text.toString();
  }

  private static void append(StringBuilder text, long count, String unit) {
    if (count > 0) {
      text.append(text.isEmpty() ? "" : " ").append(count).append(' ').append(unit);
    }
  }
}
