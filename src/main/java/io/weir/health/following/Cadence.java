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

  /** Whether what surrounds a table is to be read again. */
  boolean surroundingsAreDue(@Nullable Instant readAt, boolean changed, Instant now) {
    if (readAt == null) {
      return true;
    }
    Duration wait =
        changed ? properties.surroundingsInterval() : properties.idleSurroundingsInterval();
    return !readAt.plus(wait).isAfter(now);
  }
}
