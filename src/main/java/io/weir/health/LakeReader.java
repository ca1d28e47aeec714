package io.weir.health;

import io.weir.health.LakeSummary.Dead;
import io.weir.health.LakeSummary.Files;
import io.weir.health.LakeSummary.Growth;
import io.weir.health.LakeSummary.Share;
import io.weir.health.LakeSummary.States;
import io.weir.health.LakeSummary.Unobserved;
import io.weir.health.following.HealthProperties;
import io.weir.health.judgement.TableVerdicts;
import io.weir.health.series.SeriesReader;
import io.weir.health.series.TableMetric;
import io.weir.health.series.TableSeries;
import io.weir.health.series.TimeGrid;
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
import org.springframework.stereotype.Component;

/** Reads what the lake comes to. */
@Component
class LakeReader {

  private static final Duration DAY = Duration.ofDays(1);
  private static final int GROWTH_POINTS = 97;
  private static final int MOST_FILES = 10;
  private static final int MOST_UNOBSERVED = 20;
  private static final String OF_CATALOG =
      " missing_since IS NULL AND (:catalog::text IS NULL OR catalog = :catalog) ";

  private static final String SUMS =
      """
      SELECT %s count(*) AS tables, count(failure) AS failing,
        count(*) FILTER (WHERE observed_at IS NOT NULL AND failure IS NULL) AS observed,
        count(*) FILTER (WHERE state_now = 'HEALTHY') AS healthy,
        count(*) FILTER (WHERE state_now = 'DEGRADED') AS degraded,
        count(*) FILTER (WHERE state_now = 'ILL') AS ill,
        count(*) FILTER (WHERE state_now = 'UNKNOWN') AS unknown,
        coalesce(sum(bytes), 0) AS bytes, coalesce(sum(files), 0) AS files,
        coalesce(sum(records), 0) AS records, coalesce(sum(snapshots), 0) AS snapshots,
        coalesce(sum(dead_bytes), 0) AS dead_bytes, coalesce(sum(tag_bytes), 0) AS tag_bytes,
        coalesce(sum(consumer_bytes), 0) AS consumer_bytes,
        coalesce(sum(changelog_bytes), 0) AS changelog_bytes, max(observed_at) AS observed_at
      FROM (SELECT *, %s AS state_now FROM observed_table) observation WHERE
      """;

  private static final String SHARES =
      """
      SELECT %s AS name, count(*) AS tables, coalesce(sum(bytes), 0) AS bytes,
        coalesce(sum(dead_bytes), 0) AS dead_bytes
      FROM observed_table WHERE
      """;

  private final JdbcClient jdbc;
  private final SeriesReader reader;
  private final HealthProperties properties;
  private final Clock clock;

  LakeReader(JdbcClient jdbc, SeriesReader reader, HealthProperties properties, Clock clock) {
    this.jdbc = jdbc;
    this.reader = reader;
    this.properties = properties;
    this.clock = clock;
  }

  /**
   * @param catalog null for all
   */
  LakeSummary summary(@Nullable String catalog) {
    return jdbc.sql(SUMS.formatted("", TableVerdicts.STATE) + OF_CATALOG)
        .param("seenAfter", Timestamp.from(properties.seenAfter(clock.instant())))
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
        states(row),
        dead(row),
        row.getLong("changelog_bytes"),
        shares("layer", catalog),
        shares("catalog || '.' || database", catalog),
        growth(catalog),
        mostFiles(catalog),
        unobserved(catalog),
        observedAt,
        observedAt != null && properties.isStale(observedAt, clock.instant()));
  }

  /** What each catalog comes to. */
  List<CatalogTotals> totals() {
    return jdbc.sql(
            SUMS.formatted("catalog,", TableVerdicts.STATE)
                + " missing_since IS NULL GROUP BY catalog ORDER BY catalog")
        .param("seenAfter", Timestamp.from(properties.seenAfter(clock.instant())))
        .query(
            (row, number) ->
                new CatalogTotals(
                    row.getString("catalog"),
                    states(row),
                    row.getLong("bytes"),
                    row.getLong("files"),
                    row.getLong("records"),
                    dead(row),
                    row.getLong("changelog_bytes")))
        .list();
  }

  private static States states(ResultSet row) throws SQLException {
    return new States(
        row.getLong("healthy"),
        row.getLong("degraded"),
        row.getLong("ill"),
        row.getLong("unknown"));
  }

  private static Dead dead(ResultSet row) throws SQLException {
    return new Dead(
        row.getLong("dead_bytes"), row.getLong("tag_bytes"), row.getLong("consumer_bytes"));
  }

  /** The largest groups of tables by a column; one query. */
  private List<Share> shares(String by, @Nullable String catalog) {
    return jdbc.sql(SHARES.formatted(by) + OF_CATALOG + "GROUP BY 1 ORDER BY bytes DESC LIMIT 20")
        .param("catalog", catalog)
        .query(
            (row, number) ->
                new Share(
                    row.getString("name"),
                    row.getLong("tables"),
                    row.getLong("bytes"),
                    row.getLong("dead_bytes")))
        .list();
  }

  private Growth growth(@Nullable String catalog) {
    Instant now = clock.instant();
    List<Long> sums = reader.ofCatalogs(catalog);
    TimeGrid grid =
        TimeGrid.between(growthStart(sums, now), now, GROWTH_POINTS, properties.patience());
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
            "SELECT * FROM observed_table WHERE files > 0 AND"
                + OF_CATALOG
                + "ORDER BY files DESC, catalog, database, table_name LIMIT "
                + MOST_FILES)
        .param("catalog", catalog)
        .query((row, number) -> new Files(id(row), row.getLong("files"), row.getLong("bytes")))
        .list();
  }

  private List<Unobserved> unobserved(@Nullable String catalog) {
    return jdbc.sql(
            "SELECT * FROM observed_table WHERE failure IS NOT NULL AND"
                + OF_CATALOG
                + "ORDER BY catalog, database, table_name LIMIT "
                + MOST_UNOBSERVED)
        .param("catalog", catalog)
        .query((row, number) -> new Unobserved(id(row), row.getString("failure")))
        .list();
  }

  private static TableId id(ResultSet row) throws SQLException {
    return new TableId(
        row.getString("catalog"), row.getString("database"), row.getString("table_name"));
  }
}
