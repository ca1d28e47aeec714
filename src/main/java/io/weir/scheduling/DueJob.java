package io.weir.scheduling;

import java.util.List;
import org.quartz.Job;
import org.quartz.JobExecutionContext;

/** What Quartz runs: tells the listeners. Spring makes it, so it is given them. */
class DueJob implements Job {

  private final List<ScheduleListener> listeners;

  DueJob(List<ScheduleListener> listeners) {
    this.listeners = listeners;
  }

  @Override
  public void execute(JobExecutionContext context) {
    String schedule = context.getJobDetail().getKey().getName();
    var dueAt = context.getScheduledFireTime().toInstant();
    listeners.forEach(listener -> listener.due(schedule, dueAt));
  }
}
