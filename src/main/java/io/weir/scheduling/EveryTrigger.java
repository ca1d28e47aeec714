package io.weir.scheduling;

import io.weir.shared.Problem;
import java.time.Duration;

/**
 * Again and again after a while, counted from when it was set.
 *
 * @param every 10 s to 366 days
 */
public record EveryTrigger(Duration every) implements Trigger {

  private static final Duration SHORTEST = Duration.ofSeconds(10);
  private static final Duration LONGEST = Duration.ofDays(366);

  @SuppressWarnings("ConstantValue") // JSON may leave it out
  public EveryTrigger {
    if (every == null) {
      throw Problem.invalid("/every", "An interval is required, such as PT10M.");
    }
    if (every.compareTo(SHORTEST) < 0 || every.compareTo(LONGEST) > 0) {
      throw Problem.invalid("/every", "An interval is 10 seconds (PT10S) to 366 days.");
    }
  }

  @Override
  public String words() {
    long seconds = every.toSeconds();
    if (seconds % 86_400 == 0) {
      return in(seconds / 86_400, "day");
    }
    if (seconds % 3_600 == 0) {
      return in(seconds / 3_600, "hour");
    }
    return seconds % 60 == 0 ? in(seconds / 60, "minute") : in(seconds, "second");
  }

  private static String in(long count, String unit) {
    return count == 1 ? "every " + unit : "every " + count + " " + unit + "s";
  }
}
