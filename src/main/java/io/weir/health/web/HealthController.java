package io.weir.health.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.catalog.Catalogs;
import io.weir.catalog.Tables;
import io.weir.health.LakeSummary;
import io.weir.health.TableHealth;
import io.weir.health.series.TableMetric;
import io.weir.health.series.TableSeries;
import io.weir.shared.TableId;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** What was observed of tables, and how it went. */
@RestController
@RequestMapping("/api/v1")
class HealthController {

  private static final String DEFAULT_POINTS = "200";

  private final TableHealth health;
  private final Catalogs catalogs;
  private final Tables tables;

  HealthController(TableHealth health, Catalogs catalogs, Tables tables) {
    this.health = health;
    this.catalogs = catalogs;
    this.tables = tables;
  }

  /** What a metric counts: count or bytes. */
  record MetricView(String unit) {}

  /** Series of a table; a value is null where nobody looked. */
  record SeriesView(
      Map<String, MetricView> metrics,
      List<Instant> times,
      Map<String, List<@Nullable Long>> values) {

    static SeriesView from(TableSeries series) {
      Map<String, MetricView> metrics = new LinkedHashMap<>();
      Map<String, List<@Nullable Long>> values = new LinkedHashMap<>();
      series
          .values()
          .forEach(
              (metric, list) -> {
                String unit = metric.unit().name().toLowerCase(Locale.ROOT);
                metrics.put(metric.text(), new MetricView(unit));
                values.put(metric.text(), list);
              });
      return new SeriesView(metrics, series.times(), values);
    }
  }

  /** A table with many files. */
  record FilesView(String table, long files, long bytes) {}

  /** A table that could not be looked at, and why. */
  record UnobservedView(String table, String reason) {}

  /** The lake in a few numbers. */
  record SummaryView(
      long tables,
      long observed,
      long failing,
      long bytes,
      long files,
      long records,
      long snapshots,
      LakeSummary.States states,
      LakeSummary.Dead dead,
      long changelogBytes,
      List<LakeSummary.Share> layers,
      List<LakeSummary.Share> databases,
      LakeSummary.Growth series,
      List<FilesView> mostFiles,
      List<UnobservedView> unobserved,
      @Nullable Instant observedAt,
      boolean stale) {

    static SummaryView from(LakeSummary summary) {
      return new SummaryView(
          summary.tables(),
          summary.observed(),
          summary.failing(),
          summary.bytes(),
          summary.files(),
          summary.records(),
          summary.snapshots(),
          summary.states(),
          summary.dead(),
          summary.changelogBytes(),
          summary.layers(),
          summary.databases(),
          summary.series(),
          summary.mostFiles().stream()
              .map(f -> new FilesView(f.table().toString(), f.files(), f.bytes()))
              .toList(),
          summary.unobserved().stream()
              .map(u -> new UnobservedView(u.table().toString(), u.reason()))
              .toList(),
          summary.observedAt(),
          summary.stale());
    }
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/health/summary")
  SummaryView summary(@RequestParam(required = false) @Nullable String catalog) {
    if (catalog != null) {
      catalogs.get(catalog);
    }
    return SummaryView.from(health.summary(catalog));
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/catalogs/{catalog}/databases/{database}/tables/{table}/series")
  SeriesView series(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @RequestParam(defaultValue = "") String metrics,
      @RequestParam(required = false) @Nullable Instant from,
      @RequestParam(required = false) @Nullable Instant to,
      @RequestParam(defaultValue = DEFAULT_POINTS) int points) {
    TableId id = new TableId(catalog, database, table);
    tables.require(id);
    return SeriesView.from(health.series(id, TableMetric.parse(metrics), from, to, points));
  }
}
