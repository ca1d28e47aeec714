package io.weir.health.scrape;

import io.prometheus.metrics.model.registry.MultiCollector;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import io.prometheus.metrics.model.snapshots.GaugeSnapshot;
import io.prometheus.metrics.model.snapshots.GaugeSnapshot.GaugeDataPointSnapshot;
import io.prometheus.metrics.model.snapshots.Labels;
import io.prometheus.metrics.model.snapshots.MetricSnapshot;
import io.prometheus.metrics.model.snapshots.MetricSnapshots;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.stereotype.Component;

/**
 * Tells of tables when Prometheus asks: one query, and as many values as tables are allowed. What
 * is not known has no value.
 */
@Component
class TableMetrics implements MultiCollector {

  private static final String TABLES =
      """
      SELECT catalog, database, table_name, %s FROM observed_table
      WHERE missing_since IS NULL AND observed_at IS NOT NULL
        AND catalog || '.' || database || '.' || table_name LIKE ANY (?)
      ORDER BY bytes DESC NULLS LAST, id LIMIT ?
      """
          .formatted(
              Arrays.stream(TableGauge.values())
                  .map(gauge -> gauge.sql() + " AS " + gauge.name())
                  .collect(Collectors.joining(", ")));

  private final JdbcTemplate jdbc;
  private final MetricsProperties properties;

  TableMetrics(JdbcTemplate jdbc, MetricsProperties properties, PrometheusRegistry registry) {
    this.jdbc = jdbc;
    this.properties = properties;
    registry.register(this);
  }

  @Override
  public MetricSnapshots collect() {
    Map<TableGauge, GaugeSnapshot.Builder> gauges = new EnumMap<>(TableGauge.class);
    for (TableGauge gauge : TableGauge.values()) {
      gauges.put(gauge, GaugeSnapshot.builder().name(gauge.metric()).help(gauge.help()));
    }
    jdbc.query(
        TABLES,
        row -> {
          add(row, gauges);
        },
        properties.patterns(),
        properties.mostTables());
    List<MetricSnapshot> snapshots = new ArrayList<>();
    gauges.values().forEach(gauge -> snapshots.add(gauge.build()));
    return new MetricSnapshots(snapshots);
  }

  @Override
  public List<String> getPrometheusNames() {
    return Arrays.stream(TableGauge.values()).map(TableGauge::metric).toList();
  }

  private static void add(ResultSet row, Map<TableGauge, GaugeSnapshot.Builder> gauges)
      throws SQLException {
    Labels labels =
        Labels.of(
            "catalog", row.getString("catalog"),
            "database", row.getString("database"),
            "table", row.getString("table_name"));
    for (Map.Entry<TableGauge, GaugeSnapshot.Builder> gauge : gauges.entrySet()) {
      double value = row.getDouble(gauge.getKey().name());
      if (!row.wasNull()) {
        gauge
            .getValue()
            .dataPoint(GaugeDataPointSnapshot.builder().labels(labels).value(value).build());
      }
    }
  }
}
