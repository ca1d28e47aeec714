package io.weir.scheduling;

import java.time.Instant;

/** Told when something is due. */
public interface ScheduleListener {

  /**
   * Called once for each due time, on one of all Weirs that share the database; again for the same
   * due time when the one it was called on died meanwhile, so it must be safe to repeat.
   *
   * @param schedule the schedule's name
   * @param dueAt when it was due, which is earlier than now after a stop
   */
  void due(String schedule, Instant dueAt);
}
