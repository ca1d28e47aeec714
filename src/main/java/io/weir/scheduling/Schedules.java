package io.weir.scheduling;

import io.weir.shared.Problem;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TimeZone;
import org.quartz.CronScheduleBuilder;
import org.quartz.JobBuilder;
import org.quartz.JobDetail;
import org.quartz.JobKey;
import org.quartz.ScheduleBuilder;
import org.quartz.Scheduler;
import org.quartz.SchedulerException;
import org.quartz.SimpleScheduleBuilder;
import org.quartz.TriggerBuilder;
import org.quartz.TriggerKey;
import org.quartz.TriggerUtils;
import org.quartz.spi.OperableTrigger;
import org.springframework.stereotype.Service;

/**
 * Keeps schedules by name in the database, shared by all Weirs on it: each due time is given to one
 * of them. Changes join the caller's transaction. What came due while no Weir ran is made up for
 * once.
 */
@Service
public class Schedules {

  private final Scheduler scheduler;
  private final Clock clock;

  Schedules(Scheduler scheduler, Clock clock) {
    this.scheduler = scheduler;
    this.clock = clock;
  }

  /**
   * Sets or replaces a schedule.
   *
   * @throws Problem INVALID when it would never be due
   */
  public void put(String name, Trigger trigger) {
    if (preview(trigger, 1).isEmpty()) {
      throw Problem.invalid("/trigger", "This time never comes: the schedule would never be due.");
    }
    JobDetail job =
        JobBuilder.newJob(DueJob.class).withIdentity(name).requestRecovery().storeDurably().build();
    act(
        () -> {
          // Quartz can't replace a trigger by one of another kind: its row would be of neither
          scheduler.unscheduleJob(TriggerKey.triggerKey(name));
          scheduler.scheduleJob(job, Set.of(quartz(name, trigger)), true);
          return true;
        });
  }

  /** Ends a schedule; nothing happens when there is none. */
  public void remove(String name) {
    act(() -> scheduler.deleteJob(JobKey.jobKey(name)));
  }

  /** When a schedule is due next; empty when there is none, or it never is again. */
  public Optional<Instant> next(String name) {
    return act(() -> Optional.ofNullable(scheduler.getTrigger(TriggerKey.triggerKey(name))))
        .map(org.quartz.Trigger::getNextFireTime)
        .map(Date::toInstant);
  }

  /** When a trigger set now would be due, the next so many times; fewer when it ends before. */
  public List<Instant> preview(Trigger trigger, int count) {
    OperableTrigger quartz = (OperableTrigger) quartz("preview", trigger);
    return TriggerUtils.computeFireTimes(quartz, null, count).stream()
        .map(Date::toInstant)
        .toList();
  }

  private org.quartz.Trigger quartz(String name, Trigger trigger) {
    Instant start =
        trigger instanceof EveryTrigger every
            ? clock.instant().plus(every.every())
            : clock.instant();
    return TriggerBuilder.newTrigger()
        .withIdentity(name)
        .startAt(Date.from(start))
        .withSchedule(schedule(trigger))
        .build();
  }

  private static ScheduleBuilder<?> schedule(Trigger trigger) {
    if (trigger instanceof CronTrigger cron) {
      return CronScheduleBuilder.cronSchedule(cron.cron())
          .inTimeZone(TimeZone.getTimeZone(ZoneId.of(String.valueOf(cron.zone()))))
          .withMisfireHandlingInstructionFireAndProceed();
    }
    return SimpleScheduleBuilder.simpleSchedule()
        .withIntervalInMilliseconds(((EveryTrigger) trigger).every().toMillis())
        .repeatForever()
        .withMisfireHandlingInstructionNowWithRemainingCount();
  }

  private interface Acting<T> {
    T act() throws SchedulerException;
  }

  private static <T> T act(Acting<T> acting) {
    try {
      return acting.act();
    } catch (SchedulerException e) {
      throw new IllegalStateException("The scheduler's store failed", e);
    }
  }
}
