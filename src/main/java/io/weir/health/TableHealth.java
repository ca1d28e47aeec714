package io.weir.health;

import io.weir.health.LakeSummary.Files;
import io.weir.health.LakeSummary.Growth;
import io.weir.health.LakeSummary.Unobserved;
import io.weir.health.series.SeriesReader;
import io.weir.health.series.TableMetric;
import io.weir.health.series.TableSeries;
import io.weir.health.series.TimeGrid;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;

/** What was observed of tables, and how it went over time. Reads the database only. */
@Service
public class TableHealth {

  private static final Duration DAY = Duration.ofDays(1);
  private static final int GROWTH_POINTS = 97;
  private static final int MOST_FILES = 10;
  private static final int MOST_UNOBSERVED = 20;
  private static final String OF_CATALOG =
      " missing_since IS NULL AND (:catalog::text IS NULL OR catalog = :catalog) ";

  private final JdbcClient jdbc;
  private final SeriesReader reader;
  private final HealthProperties properties;
  private final Clock clock;

  TableHealth(JdbcClient jdbc, SeriesReader reader, HealthProperties properties, Clock clock) {
    this.jdbc = jdbc;
    this.reader = reader;
    this.properties = properties;
    this.clock = clock;
  }

  /**
   * How metrics of a table went; all null for a table that was never observed.
   *
   * @param from null for a day before {@code to}
   * @param to null for now
   * @param points 2 to 500 steps
   * @throws Problem INVALID for an absurd stretch of time
   */
  public TableSeries series(
      TableId id,
      List<TableMetric> metrics,
      @Nullable Instant from,
      @Nullable Instant to,
      int points) {
    Instant end = to == null ? clock.instant() : to;
    TimeGrid grid = TimeGrid.between(from, end, points, patience());
    return reader.read(reader.ofTable(id), metrics, grid);
  }

  /**
   * @param catalog null for all
   */
  public LakeSummary summary(@Nullable String catalog) {
    return jdbc.sql(
            """
            SELECT count(*) AS tables, count(failure) AS failing,
              count(*) FILTER (WHERE observed_at IS NOT NULL AND failure IS NULL) AS observed,
              coalesce(sum(bytes), 0) AS bytes, coalesce(sum(files), 0) AS files,
              coalesce(sum(records), 0) AS records, coalesce(sum(snapshots), 0) AS snapshots,
              max(observed_at) AS observed_at
            FROM table_observation WHERE
            """
                + OF_CATALOG)
        .param("catalog", catalog)
        .query((row, number) -> summary(row, catalog))
        .single();
  }

  private LakeSummary summary(ResultSet row, @Nullable String catalog) throws SQLException {
    Timestamp seen = row.getTimestamp("observed_at");
    Instant observedAt = seen == null ? null : seen.toInstant();
    return new LakeSummary(
        row.getLong("tables"),
        row.getLong("observed"),
        row.getLong("failing"),
        row.getLong("bytes"),
        row.getLong("files"),
        row.getLong("records"),
        row.getLong("snapshots"),
        growth(catalog),
        mostFiles(catalog),
        unobserved(catalog),
        observedAt,
        observedAt != null && properties.isStale(observedAt, clock.instant()));
  }

  private Growth growth(@Nullable String catalog) {
    Instant now = clock.instant();
    List<Long> sums = reader.ofCatalogs(catalog);
    TimeGrid grid = TimeGrid.between(growthStart(sums, now), now, GROWTH_POINTS, patience());
    TableSeries series = reader.read(sums, List.of(TableMetric.BYTES, TableMetric.FILES), grid);
    return new Growth(series.times(), series.of(TableMetric.BYTES), series.of(TableMetric.FILES));
  }

  /** A day ago; the first look at a lake that is younger, which so has finer steps. */
  private Instant growthStart(List<Long> sums, Instant now) {
    Instant dayAgo = now.minus(DAY);
    return reader
        .firstRawPoint(sums)
        .filter(first -> first.isAfter(dayAgo) && first.isBefore(now))
        .orElse(dayAgo);
  }

  private List<Files> mostFiles(@Nullable String catalog) {
    return jdbc.sql(
            "SELECT * FROM table_observation WHERE files > 0 AND"
                + OF_CATALOG
                + "ORDER BY files DESC, catalog, database, table_name LIMIT "
                + MOST_FILES)
        .param("catalog", catalog)
        .query((row, number) -> new Files(id(row), row.getLong("files"), row.getLong("bytes")))
        .list();
  }

  private List<Unobserved> unobserved(@Nullable String catalog) {
    return jdbc.sql(
            "SELECT * FROM table_observation WHERE failure IS NOT NULL AND"
                + OF_CATALOG
                + "ORDER BY catalog, database, table_name LIMIT "
                + MOST_UNOBSERVED)
        .param("catalog", catalog)
        .query((row, number) -> new Unobserved(id(row), row.getString("failure")))
        .list();
  }

  /** A point holds until the next is overdue. */
  private Duration patience() {
    return properties.beat().multipliedBy(2);
  }

  private static TableId id(ResultSet row) throws SQLException {
    return new TableId(
        row.getString("catalog"), row.getString("database"), row.getString("table_name"));
  }
}
