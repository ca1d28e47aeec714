package io.weir.flink;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The names of the metrics that sources and Paimon's writers and committers report, such as {@code
 * Multiplex_Global_Committer.paimon.table.orders.commit.lastCommitDuration}.
 */
final class MetricNames {

  private static final String FETCH_LAG = "currentFetchEventTimeLag";
  private static final String EMIT_LAG = "currentEmitEventTimeLag";
  private static final String COMMIT_DURATION = "commit.lastCommitDuration";
  private static final String COMMIT_ATTEMPTS = "commit.lastCommitAttempts";
  private static final String COMPACTION_BUSY = "compaction.compactionThreadBusy";
  private static final String LEVEL0_FILES = "compaction.maxLevel0FileCount";

  private static final Pattern OF_TABLE =
      Pattern.compile(
          ".*\\.paimon\\.table\\.(?<table>[^.]+)\\.(?<metric>%s)"
              .formatted(
                  String.join(
                      "|", COMMIT_DURATION, COMMIT_ATTEMPTS, COMPACTION_BUSY, LEVEL0_FILES)));
  private static final Pattern OF_SOURCE =
      Pattern.compile(".*\\.(?<metric>%s|%s)".formatted(FETCH_LAG, EMIT_LAG));

  private MetricNames() {}

  static boolean isOfUse(String id) {
    return OF_TABLE.matcher(id).matches() || OF_SOURCE.matcher(id).matches();
  }

  /**
   * @param values by their whole names
   */
  static JobMetrics metrics(Map<String, Double> values) {
    Map<String, Double> source = new TreeMap<>();
    Map<String, Map<String, Double>> tables = new TreeMap<>();
    values.forEach(
        (id, value) -> {
          Matcher ofTable = OF_TABLE.matcher(id);
          Matcher ofSource = OF_SOURCE.matcher(id);
          if (ofTable.matches()) {
            tables
                .computeIfAbsent(ofTable.group("table"), table -> new TreeMap<>())
                .merge(ofTable.group("metric"), value, Math::max);
          } else if (ofSource.matches()) {
            source.merge(ofSource.group("metric"), value, Math::max);
          }
        });
    List<JobMetrics.Table> read = new ArrayList<>();
    tables.forEach((name, ofTable) -> read.add(table(name, ofTable)));
    return new JobMetrics(whole(source.get(FETCH_LAG)), whole(source.get(EMIT_LAG)), read);
  }

  /** A committer that has not committed yet says that it took 0 milliseconds and no attempt. */
  private static JobMetrics.Table table(String name, Map<String, Double> values) {
    boolean committed = values.getOrDefault(COMMIT_ATTEMPTS, 0.0) > 0;
    return new JobMetrics.Table(
        name,
        committed ? whole(values.get(COMMIT_DURATION)) : null,
        values.get(COMPACTION_BUSY),
        whole(values.get(LEVEL0_FILES)));
  }

  /** Negative is what is not known. */
  private static @Nullable Long whole(@Nullable Double value) {
    return value == null || value < 0 ? null : Long.valueOf(Math.round(value));
  }
}
