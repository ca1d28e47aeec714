package io.weir.scheduling;

import io.weir.shared.Problem;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.quartz.CronExpression;

/**
 * At the times that a cron expression names.
 *
 * @param cron Quartz's form, with seconds first; the five fields of Unix are taken too and turned
 *     into it
 * @param zone whose wall clock it reads, such as {@code Asia/Shanghai}; UTC when it is left out
 */
public record CronTrigger(String cron, @Nullable String zone) implements Trigger {

  private static final int UNIX_FIELDS = 5;
  private static final int DAY_OF_MONTH = 2;
  private static final int DAY_OF_WEEK = 4;

  public CronTrigger {
    cron = quartz(cron);
    zone = zone == null ? "UTC" : zone;
    check(zone);
  }

  private static String quartz(@Nullable String text) {
    if (text == null) {
      throw Problem.invalid("/cron", "A cron expression is required.");
    }
    String[] fields = text.strip().split("\\s+");
    String cron = fields.length == UNIX_FIELDS ? fromUnix(fields) : String.join(" ", fields);
    try {
      CronExpression.validateExpression(cron);
    } catch (java.text.ParseException e) {
      throw Problem.invalid("/cron", "This is not a cron expression" + reason(e));
    }
    return cron;
  }

  /** Quartz also tells of failures of its own, which say nothing to those who write it. */
  private static String reason(java.text.ParseException failure) {
    String message = String.valueOf(failure.getMessage());
    return message.contains("Exception") ? ", such as 0 5 * * * ? or 5 * * * *." : ": " + message;
  }

  private static String fromUnix(String[] fields) {
    List<String> quartz = new ArrayList<>(List.of("0"));
    quartz.addAll(List.of(fields));
    boolean anyWeekday = fields[DAY_OF_WEEK].equals("*");
    if (!anyWeekday && !fields[DAY_OF_MONTH].equals("*")) {
      throw Problem.invalid(
          "/cron", "A day of the month and a day of the week can't both be set: leave one as *.");
    }
    quartz.set(1 + DAY_OF_MONTH, anyWeekday ? fields[DAY_OF_MONTH] : "?");
    quartz.set(1 + DAY_OF_WEEK, anyWeekday ? "?" : UnixWeekdays.toQuartz(fields[DAY_OF_WEEK]));
    return String.join(" ", quartz);
  }

  private static void check(String zone) {
    try {
      ZoneId.of(zone);
    } catch (DateTimeException e) {
      throw Problem.invalid(
          "/zone", "There is no time zone '" + zone + "'. Try Asia/Shanghai or UTC.");
    }
  }

  @Override
  public String words() {
    return String.format(Locale.ROOT, "at '%s' in %s", cron, zone);
  }
}
