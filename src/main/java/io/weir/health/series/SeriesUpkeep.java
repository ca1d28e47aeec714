package io.weir.health.series;

import java.sql.Timestamp;
import java.time.Instant;
import java.util.Objects;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Makes partitions before they are needed, rolls up what is closed, drops what is older than it is
 * kept, and nothing before the coarser points are made from it. All by the database's clock, which
 * is one for all Weirs.
 */
@Component
class SeriesUpkeep {

  private final JdbcTemplate jdbc;
  private final Partitions partitions;
  private final RollUp rollUp;
  private final SeriesRetention retention;

  SeriesUpkeep(JdbcTemplate jdbc, Partitions partitions, RollUp rollUp, SeriesRetention retention) {
    this.jdbc = jdbc;
    this.partitions = partitions;
    this.rollUp = rollUp;
    this.retention = retention;
  }

  @Scheduled(fixedDelayString = "PT1M")
  void keepUp() {
    Timestamp now = jdbc.queryForObject("SELECT clock_timestamp()", Timestamp.class);
    keepUp(Objects.requireNonNull(now).toInstant());
  }

  void keepUp(Instant now) {
    for (Resolution resolution : Resolution.values()) {
      partitions.cover(resolution, now, resolution.span().startOfNext(now));
    }
    rollUp.upTo(now);
    dropOld(Resolution.RAW, now, rollUp.rolledUntil(Resolution.FIVE_MINUTES));
    dropOld(Resolution.FIVE_MINUTES, now, rollUp.rolledUntil(Resolution.HOURS));
    dropOld(Resolution.HOURS, now, now);
  }

  private void dropOld(Resolution resolution, Instant now, Instant rolledUp) {
    Instant keptSince = resolution.keptSince(retention, now);
    partitions.dropUntil(resolution, keptSince.isBefore(rolledUp) ? keptSince : rolledUp);
  }
}
