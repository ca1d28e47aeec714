package io.weir.health.series;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.testing.WeirIntegrationTest;
import java.sql.Timestamp;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.jdbc.core.JdbcTemplate;

/**
 * Times how the points of a large lake are kept, rolled up and read, and weighs them. Asserts what
 * is kept and read, and nothing of time and size.
 */
@WeirIntegrationTest
class SeriesBenchmarkIntegrationTests {

  private static final Instant NOW = Instant.parse("2026-06-10T12:00:00Z");
  private static final int BATCH = 200;
  private static final int SWEEPS = 20;
  private static final Duration INTERVAL = Duration.ofSeconds(15);
  private static final Instant FIRST_SWEEP = NOW.minus(INTERVAL.multipliedBy(SWEEPS - 1L));
  private static final int LARGE = 10_000;
  private static final int STEPS = 200;
  private static final int READS = 21;

  /** Points that one table has in a day: of an idle one, and of one that changes at each look. */
  private static final Map<Resolution, List<Integer>> POINTS_A_DAY =
      Map.of(
          Resolution.RAW, List.of(288, 5760),
          Resolution.FIVE_MINUTES, List.of(288, 288),
          Resolution.HOURS, List.of(24, 24));

  @Autowired JdbcTemplate server;
  @Autowired JdbcConnectionDetails details;
  private SeriesLab lab;

  @BeforeEach
  void open() {
    lab = SeriesLab.open(server, details);
  }

  @AfterEach
  void close() {
    lab.close();
  }

  @Test
  void shortForm() {
    run(400, 5);
  }

  @Test
  @Tag("long")
  void tenThousandTables() {
    run(LARGE, 300);
  }

  /**
   * @param tables that a sweep looks at
   * @param old as many of them have points of a year
   */
  private void run(int tables, int old) {
    observe(tables);
    sweep(tables);
    double raw = bytesAPoint(Resolution.RAW);
    long from = System.nanoTime();
    lab.rollUp.upTo(NOW.plus(RollUp.GRACE));
    report("roll up five minutes, %,d points".formatted(tables * SWEEPS), seconds(from));
    assertThat(lab.count("point_five_minutes")).isEqualTo(tables);

    fill(Resolution.RAW, Duration.ofDays(2), Duration.ofMinutes(10), "15 seconds", old);
    fill(Resolution.FIVE_MINUTES, Duration.ofDays(31), Duration.ofHours(1), "5 minutes", old);
    fill(Resolution.HOURS, Duration.ofDays(366), Duration.ofHours(2), "1 hour", old);
    lab.jdbc.execute("ANALYZE");
    weigh(raw);
    for (int days : List.of(1, 30, 365)) {
      read(old, days);
    }
  }

  private void observe(int tables) {
    lab.jdbc.update(
        """
        INSERT INTO table_observation (catalog, database, table_name, records, bytes, files,
          snapshots, small_files, sorted_runs, observed_at)
        SELECT 'c', 'd', 't' || n, n, n, n, n, n, 5, ? FROM generate_series(1, ?) n
        """,
        Timestamp.from(NOW),
        tables);
  }

  /** As the collector does, where every table has changed at every look. */
  private void sweep(int tables) {
    List<Long> numbers = lab.numbers("t%");
    List<Double> times = new ArrayList<>();
    for (int i = 0; i < SWEEPS; i++) {
      Instant at = FIRST_SWEEP.plus(INTERVAL.multipliedBy(i));
      long from = System.nanoTime();
      for (int start = 0; start < tables; start += BATCH) {
        lab.points.add(numbers.subList(start, Math.min(start + BATCH, tables)), at);
      }
      times.add(seconds(from));
    }
    assertThat(lab.count("point_raw")).isEqualTo((long) tables * SWEEPS);
    double median = median(times);
    report("keep the points of %,d tables: median of %d".formatted(tables, SWEEPS), median);
    System.out.printf("benchmark | points kept a second | %,.0f%n", tables / median);
  }

  /** Points of the first tables, in the order of time as they are otherwise kept. */
  private void fill(
      Resolution resolution, Duration since, Duration until, String step, int tables) {
    lab.partitions.cover(resolution, NOW.minus(since), NOW);
    lab.jdbc.update(
        """
        INSERT INTO %s (series_id, at, %s)
        SELECT id, at, %s FROM generate_series(?::timestamptz, ?, interval '%s') at,
          (SELECT * FROM table_observation ORDER BY id LIMIT %d) oldest ORDER BY at, id
        """
            .formatted(resolution.table(), TableMetric.COLUMNS, TableMetric.COLUMNS, step, tables),
        Timestamp.from(NOW.minus(since)),
        Timestamp.from(NOW.minus(until)));
  }

  private double bytesAPoint(Resolution resolution) {
    Long bytes =
        lab.jdbc.queryForObject(
            """
            SELECT sum(pg_total_relation_size(inhrelid)) FROM pg_inherits
            WHERE inhparent = ?::regclass
            """,
            Long.class,
            resolution.table());
    return bytes == null ? 0 : (double) bytes / lab.count(resolution.table());
  }

  /** All that a large lake has after a year, just before an old partition of each is dropped. */
  private void weigh(double rawBytes) {
    double idle = 0;
    double busy = 0;
    for (Resolution resolution : Resolution.values()) {
      double bytes = resolution == Resolution.RAW ? rawBytes : bytesAPoint(resolution);
      System.out.printf("benchmark | bytes a point, %s | %.0f%n", resolution, bytes);
      LocalDate start = resolution.span().start(NOW);
      long days =
          Duration.between(resolution.keptSince(SeriesLab.RETENTION, NOW), NOW).toDays()
              + ChronoUnit.DAYS.between(start, resolution.span().next(start));
      idle += bytes * days * POINTS_A_DAY.get(resolution).get(0) * LARGE / 1e9;
      busy += bytes * days * POINTS_A_DAY.get(resolution).get(1) * LARGE / 1e9;
    }
    System.out.printf("benchmark | a year of 10,000 tables that are idle | %.1f GB%n", idle);
    System.out.printf("benchmark | of such that change at each look | %.1f GB%n", busy);
  }

  private void read(int tables, int days) {
    SeriesReader reader = lab.reader(NOW);
    TimeGrid grid =
        TimeGrid.between(NOW.minus(Duration.ofDays(days)), NOW, STEPS, Duration.ofMinutes(10));
    List<Double> times = new ArrayList<>();
    for (int i = 0; i < READS; i++) {
      long from = System.nanoTime();
      List<Long> series = reader.ofTable(SeriesLab.id("t" + (1 + i % tables)));
      TableSeries read = reader.read(series, List.of(TableMetric.values()), grid);
      times.add(seconds(from));
      assertThat(read.of(TableMetric.BYTES)).hasSize(STEPS).doesNotContainNull();
    }
    report("read %d steps over %d days: median of %d".formatted(STEPS, days, READS), median(times));
  }

  private static double seconds(long from) {
    return (System.nanoTime() - from) / 1e9;
  }

  private static double median(List<Double> values) {
    Collections.sort(values);
    return values.get(values.size() / 2);
  }

  private static void report(String what, double seconds) {
    System.out.printf("benchmark | %s | %.3f s%n", what, seconds);
  }
}
