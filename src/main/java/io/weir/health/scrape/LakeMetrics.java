package io.weir.health.scrape;

import io.prometheus.metrics.model.registry.MultiCollector;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import io.prometheus.metrics.model.snapshots.GaugeSnapshot;
import io.prometheus.metrics.model.snapshots.GaugeSnapshot.GaugeDataPointSnapshot;
import io.prometheus.metrics.model.snapshots.Labels;
import io.prometheus.metrics.model.snapshots.MetricSnapshot;
import io.prometheus.metrics.model.snapshots.MetricSnapshots;
import io.weir.health.CatalogTotals;
import io.weir.health.LakeSummary.States;
import io.weir.health.TableHealth;
import io.weir.job.JobState;
import io.weir.job.Jobs;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.springframework.stereotype.Component;

/** Tells what catalogs come to, and how jobs are, when Prometheus asks; two queries. */
@Component
class LakeMetrics implements MultiCollector {

  private static final String TABLES = "weir_tables";
  private static final String JOBS = "weir_jobs";

  private static final List<Sum> SUMS =
      List.of(
          new Sum("bytes", "Bytes of live data files.", CatalogTotals::bytes),
          new Sum("files", "Live data files.", CatalogTotals::files),
          new Sum("records", "Records in live data files.", CatalogTotals::records),
          new Sum(
              "dead_bytes",
              "Bytes that only older snapshots and tags still have.",
              totals -> totals.dead().bytes()),
          new Sum(
              "tag_bytes",
              "Bytes that only tags still have.",
              totals -> totals.dead().byTagsBytes()),
          new Sum("changelog_bytes", "Bytes of changelog files.", CatalogTotals::changelogBytes));

  private final TableHealth health;
  private final Jobs jobs;

  LakeMetrics(TableHealth health, Jobs jobs, PrometheusRegistry registry) {
    this.health = health;
    this.jobs = jobs;
    registry.register(this);
  }

  /** What is summed up over a catalog. */
  private record Sum(String name, String help, ToLongFunction<CatalogTotals> of) {

    String metric() {
      return "weir_catalog_" + name;
    }
  }

  @Override
  public MetricSnapshots collect() {
    List<CatalogTotals> totals = health.totals();
    List<MetricSnapshot> snapshots = new ArrayList<>();
    snapshots.add(tables(totals));
    SUMS.forEach(sum -> snapshots.add(sum(sum, totals)));
    snapshots.add(jobs());
    return new MetricSnapshots(snapshots);
  }

  @Override
  public List<String> getPrometheusNames() {
    return Stream.concat(Stream.of(TABLES, JOBS), SUMS.stream().map(Sum::metric)).toList();
  }

  private static MetricSnapshot tables(List<CatalogTotals> totals) {
    GaugeSnapshot.Builder gauge =
        GaugeSnapshot.builder().name(TABLES).help("Tables of a catalog in each state of health.");
    for (CatalogTotals catalog : totals) {
      States states = catalog.states();
      Map.of(
              "HEALTHY", states.healthy(),
              "DEGRADED", states.degraded(),
              "ILL", states.ill(),
              "UNKNOWN", states.unknown())
          .forEach(
              (state, count) ->
                  gauge.dataPoint(
                      point(Labels.of("catalog", catalog.catalog(), "state", state), count)));
    }
    return gauge.build();
  }

  private static MetricSnapshot sum(Sum sum, List<CatalogTotals> totals) {
    GaugeSnapshot.Builder gauge = GaugeSnapshot.builder().name(sum.metric()).help(sum.help());
    totals.forEach(
        catalog ->
            gauge.dataPoint(
                point(Labels.of("catalog", catalog.catalog()), sum.of().applyAsLong(catalog))));
    return gauge.build();
  }

  private MetricSnapshot jobs() {
    GaugeSnapshot.Builder gauge =
        GaugeSnapshot.builder().name(JOBS).help("Jobs in each observed state.");
    Map<JobState, Long> counts = jobs.countByState();
    for (JobState state : JobState.values()) {
      gauge.dataPoint(point(Labels.of("state", state.name()), counts.getOrDefault(state, 0L)));
    }
    return gauge.build();
  }

  private static GaugeDataPointSnapshot point(Labels labels, double value) {
    return GaugeDataPointSnapshot.builder().labels(labels).value(value).build();
  }
}
