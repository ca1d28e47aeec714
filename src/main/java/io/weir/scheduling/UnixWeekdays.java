package io.weir.scheduling;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Weekdays count from Sunday = 0 in Unix's cron and from Sunday = 1 in Quartz's. */
final class UnixWeekdays {

  private static final Pattern DAY = Pattern.compile("(?<![/\\d])\\d");
  private static final int DAYS = 7;

  private UnixWeekdays() {}

  /** Turns each day, but no step, into Quartz's count. */
  static String toQuartz(String field) {
    Matcher day = DAY.matcher(field);
    return day.replaceAll(match -> Integer.toString(Integer.parseInt(match.group()) % DAYS + 1));
  }
}
