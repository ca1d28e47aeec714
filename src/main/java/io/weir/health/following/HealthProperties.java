package io.weir.health.following;

import java.time.Duration;
import java.time.Instant;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How tables are observed.
 *
 * @param interval between two looks at a table where much happens
 * @param idleInterval between two looks at a table where nothing happens
 * @param looksUnverified after so many looks the known snapshot is compared again, also where no
 *     new one is seen: a rollback without a commit after it, and snapshots that expired before they
 *     were seen, show only so
 * @param surroundingsInterval after so long the tags, consumers, branches and the history of a
 *     table that changed are read again
 * @param idleSurroundingsInterval the same at most for a table that did not change; sooner where it
 *     changed not long ago
 * @param beat a point is kept at least so often, also where nothing changed
 */
@ConfigurationProperties("weir.health")
public record HealthProperties(
    @DefaultValue("PT15S") Duration interval,
    @DefaultValue("PT1M") Duration idleInterval,
    @DefaultValue("15") int looksUnverified,
    @DefaultValue("PT1M") Duration surroundingsInterval,
    @DefaultValue("PT4H") Duration idleSurroundingsInterval,
    @DefaultValue("PT5M") Duration beat) {

  public HealthProperties {
    if (interval.compareTo(idleInterval) > 0 || idleInterval.compareTo(beat) > 0) {
      throw new IllegalArgumentException(
          "weir.health.interval must not exceed idle-interval, nor that weir.health.beat");
    }
  }

  /** What was seen before then says little of now: two looks should have followed. */
  public Instant seenAfter(Instant now) {
    return now.minus(idleInterval.multipliedBy(2));
  }

  /** A point holds until the next is overdue. */
  public Duration patience() {
    return beat.multipliedBy(2);
  }

  /** Whether what was seen then says little of now: two looks should have followed. */
  public boolean isStale(Instant observedAt, Instant now) {
    return observedAt.isBefore(seenAfter(now));
  }
}
