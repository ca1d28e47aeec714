package io.weir.health.series;

import java.time.Duration;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * How long points are kept, at least: they go by whole partitions.
 *
 * @param raw as they were seen
 * @param fiveMinutes one in five minutes
 * @param hours one an hour
 */
@ConfigurationProperties("weir.health.series")
public record SeriesRetention(
    @DefaultValue("P2D") Duration raw,
    @DefaultValue("P30D") Duration fiveMinutes,
    @DefaultValue("P365D") Duration hours) {

  private static final Duration SHORTEST = Duration.ofDays(1);

  public SeriesRetention {
    if (raw.compareTo(SHORTEST) < 0) {
      throw new IllegalArgumentException("weir.health.series.raw must be a day or longer");
    }
    if (raw.compareTo(fiveMinutes) > 0 || fiveMinutes.compareTo(hours) > 0) {
      throw new IllegalArgumentException(
          "weir.health.series.raw must not exceed five-minutes, nor that hours");
    }
  }
}
