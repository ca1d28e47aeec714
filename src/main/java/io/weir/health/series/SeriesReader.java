package io.weir.health.series;

import io.weir.shared.TableId;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/**
 * Reads series at the steps of a grid: for each step the last point up to it, in the finest
 * resolution that still holds its time. So as many points are read as there are steps, however many
 * there are. Reads the database only.
 */
@Component
public class SeriesReader {

  private static final String LAST_POINTS =
      """
      SELECT step, %s
      FROM unnest(?::timestamptz[], ?::timestamptz[]) WITH ORDINALITY AS grid (earliest, time, step)
      CROSS JOIN unnest(?::bigint[]) AS series (id)
      CROSS JOIN LATERAL (
        SELECT %s FROM %s
        WHERE series_id = series.id AND at BETWEEN grid.earliest AND grid.time
        ORDER BY at DESC LIMIT 1) point
      GROUP BY step
      """;

  /** What is said of a time is from somewhat before it. */
  private static final Duration BEFORE = Duration.ofHours(1);

  private final JdbcTemplate jdbc;
  private final SeriesRetention retention;
  private final Clock clock;

  SeriesReader(JdbcTemplate jdbc, SeriesRetention retention, Clock clock) {
    this.jdbc = jdbc;
    this.retention = retention;
    this.clock = clock;
  }

  /** The series of a table; empty for one that was never observed. */
  public List<Long> ofTable(TableId table) {
    return jdbc.queryForList(
        "SELECT id FROM observed_table WHERE catalog = ? AND database = ? AND table_name = ?",
        Long.class,
        table.catalog(),
        table.database(),
        table.table());
  }

  /**
   * The series of what catalogs come to.
   *
   * @param catalog null for all
   */
  public List<Long> ofCatalogs(@Nullable String catalog) {
    return jdbc.queryForList(
        "SELECT id FROM catalog_series WHERE ?::text IS NULL OR catalog = ?",
        Long.class,
        catalog,
        catalog);
  }

  /**
   * What series come to together; a step is null only where none of them has a value.
   *
   * @param metrics one at least
   */
  public TableSeries read(List<Long> series, List<TableMetric> metrics, TimeGrid grid) {
    Map<TableMetric, List<@Nullable Long>> values = new LinkedHashMap<>();
    metrics.forEach(metric -> values.put(metric, Arrays.asList(new Long[grid.count()])));
    byResolution(grid).forEach((resolution, steps) -> lay(series, grid, resolution, steps, values));
    return new TableSeries(grid.times(), values);
  }

  /** The time of the first raw point of any of these series; empty where there is none. */
  public Optional<Instant> firstRawPoint(List<Long> series) {
    return Optional.ofNullable(
            jdbc.queryForObject(
                """
                SELECT min(at) FROM unnest(?::bigint[]) AS series (id) CROSS JOIN LATERAL (
                  SELECT at FROM point_raw WHERE series_id = series.id ORDER BY at LIMIT 1) first
                """,
                Timestamp.class,
                (Object) series.toArray(Long[]::new)))
        .map(Timestamp::toInstant);
  }

  /** The steps of a grid, by their numbers. */
  private Map<Resolution, List<Integer>> byResolution(TimeGrid grid) {
    Instant now = clock.instant();
    return IntStream.range(0, grid.count())
        .boxed()
        .collect(
            Collectors.groupingBy(
                step -> finestThatHolds(grid.time(step), now), TreeMap::new, Collectors.toList()));
  }

  private Resolution finestThatHolds(Instant time, Instant now) {
    return Arrays.stream(Resolution.values())
        .filter(one -> !time.minus(BEFORE).isBefore(one.keptSince(retention, now)))
        .findFirst()
        .orElse(Resolution.HOURS);
  }

  /** An older point says nothing of this time. */
  private static Instant earliest(Resolution resolution, TimeGrid grid, Instant time) {
    return time.minus(grid.staleAfter()).minus(resolution.step());
  }

  private void lay(
      List<Long> series,
      TimeGrid grid,
      Resolution resolution,
      List<Integer> steps,
      Map<TableMetric, List<@Nullable Long>> values) {
    String columns =
        values.keySet().stream().map(TableMetric::column).collect(Collectors.joining(", "));
    String sums =
        values.keySet().stream()
            .map(metric -> metric.overTables() + "::bigint AS " + metric.column())
            .collect(Collectors.joining(", "));
    jdbc.query(
        LAST_POINTS.formatted(sums, columns, resolution.table()),
        row -> {
          int step = steps.get(row.getInt("step") - 1);
          for (var one : values.entrySet()) {
            one.getValue().set(step, row.getObject(one.getKey().column(), Long.class));
          }
        },
        texts(steps.stream().map(step -> earliest(resolution, grid, grid.time(step)))),
        texts(steps.stream().map(grid::time)),
        series.toArray(Long[]::new));
  }

  private static String[] texts(Stream<Instant> times) {
    return times.map(Instant::toString).toArray(String[]::new);
  }
}
