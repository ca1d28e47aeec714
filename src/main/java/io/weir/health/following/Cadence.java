package io.weir.health.following;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * When a table is looked at next: busy ones often, idle ones seldom. A table that was quiet for a
 * while is expected to stay so for a twentieth of that, so that what is seen late is late by five
 * percent of the time between two commits, and never by more than the idle interval.
 */
@Component
class Cadence {

  private static final int SHARE = 20;

  private final HealthProperties properties;

  Cadence(HealthProperties properties) {
    this.properties = properties;
  }

  /**
   * @param lastCommitAt null when nothing was ever committed: whoever made the table waits for it
   */
  Instant next(@Nullable Instant lastCommitAt, Instant now) {
    Duration least = properties.interval();
    Duration most = properties.idleInterval();
    if (lastCommitAt == null) {
      return now.plus(least);
    }
    Duration wait = Duration.between(lastCommitAt, now).dividedBy(SHARE);
    return now.plus(wait.compareTo(least) < 0 ? least : wait.compareTo(most) > 0 ? most : wait);
  }

  /**
   * Whether what surrounds a table is to be read again. What comes with rows, or soon after them,
   * is to be seen soon too: a table at rest is read whenever it has rested twice as long as when it
   * was read last.
   *
   * @param readAt null when it never was
   * @param changed whether something was new at this look
   * @param lastCommitAt null when nothing was ever committed
   */
  boolean surroundingsAreDue(
      @Nullable Instant readAt, boolean changed, @Nullable Instant lastCommitAt, Instant now) {
    if (readAt == null) {
      return true;
    }
    Duration wait = changed ? properties.surroundingsInterval() : atRest(lastCommitAt, now);
    return !readAt.plus(wait).isAfter(now);
  }

  private Duration atRest(@Nullable Instant lastCommitAt, Instant now) {
    Duration least = properties.surroundingsInterval();
    Duration most = properties.idleSurroundingsInterval();
    if (lastCommitAt == null) {
      return most;
    }
    Duration half = Duration.between(lastCommitAt, now).dividedBy(2);
    return half.compareTo(least) < 0 ? least : half.compareTo(most) > 0 ? most : half;
  }
}
