package io.weir.health;

import java.time.Duration;
import java.time.Instant;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How tables are observed.
 *
 * @param interval between two looks at a catalog's tables
 * @param beat a point is kept at least so often, also where nothing changed
 */
@ConfigurationProperties("weir.health")
public record HealthProperties(
    @DefaultValue("PT15S") Duration interval, @DefaultValue("PT5M") Duration beat) {

  public HealthProperties {
    if (interval.compareTo(beat) > 0) {
      throw new IllegalArgumentException("weir.health.interval must not exceed weir.health.beat");
    }
  }

  /** Whether what was seen then says little of now: two looks should have followed. */
  boolean isStale(Instant observedAt, Instant now) {
    return observedAt.plus(interval.multipliedBy(2)).isBefore(now);
  }
}
