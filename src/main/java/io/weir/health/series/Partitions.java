package io.weir.health.series;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/** Makes and drops the partitions of points, one Weir at a time. Each has its first day's name. */
@Component
class Partitions {

  private static final Logger log = LoggerFactory.getLogger(Partitions.class);
  private static final DateTimeFormatter DAY = DateTimeFormatter.BASIC_ISO_DATE;
  private static final String LOCK = "SELECT pg_advisory_xact_lock(hashtext('weir.partitions'))";

  private final JdbcTemplate jdbc;
  private final TransactionTemplate transaction;

  Partitions(JdbcTemplate jdbc, TransactionTemplate transaction) {
    this.jdbc = jdbc;
    this.transaction = transaction;
  }

  /** Sees to it that points of this stretch of time, both ends included, have a place. */
  void cover(Resolution resolution, Instant from, Instant to) {
    LocalDate last = resolution.span().start(to);
    LocalDate start = resolution.span().start(from);
    while (!start.isAfter(last)) {
      if (!starts(resolution).contains(start)) {
        make(resolution, start);
      }
      start = resolution.span().next(start);
    }
  }

  /** Drops the partitions that end by then; one that is in use is left for the next time. */
  void dropUntil(Resolution resolution, Instant end) {
    LocalDate lastEnd = LocalDate.ofInstant(end, ZoneOffset.UTC);
    for (LocalDate start : starts(resolution)) {
      if (!resolution.span().next(start).isAfter(lastEnd)) {
        drop(name(resolution, start));
      }
    }
  }

  /** Attached rather than made in place, which would wait for whoever reads, a backup too. */
  private void make(Resolution resolution, LocalDate start) {
    String name = name(resolution, start);
    transaction.executeWithoutResult(
        status -> {
          jdbc.execute(LOCK);
          if (!starts(resolution).contains(start)) {
            jdbc.execute(
                "CREATE TABLE %s (LIKE %s INCLUDING ALL)".formatted(name, resolution.table()));
            jdbc.execute(
                "ALTER TABLE %s ATTACH PARTITION %s FOR VALUES FROM ('%s 00:00+00') TO ('%s 00:00+00')"
                    .formatted(resolution.table(), name, start, resolution.span().next(start)));
          }
        });
  }

  private void drop(String name) {
    try {
      transaction.executeWithoutResult(
          status -> {
            jdbc.execute(LOCK);
            jdbc.execute("SET LOCAL lock_timeout = '2s'");
            jdbc.execute("DROP TABLE IF EXISTS " + name);
          });
    } catch (DataAccessException e) {
      log.warn("Old points in {} could not be dropped yet: {}", name, e.getMessage());
    }
  }

  private List<LocalDate> starts(Resolution resolution) {
    return jdbc.query(
        """
        SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
        WHERE inhparent = ?::regclass ORDER BY relname
        """,
        (row, number) ->
            LocalDate.parse(row.getString(1).substring(resolution.table().length() + 1), DAY),
        resolution.table());
  }

  private static String name(Resolution resolution, LocalDate start) {
    return resolution.table() + "_" + DAY.format(start);
  }
}
