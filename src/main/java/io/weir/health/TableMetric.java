package io.weir.health;

import io.weir.shared.Problem;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** What is kept of a table over time. */
public enum TableMetric {
  RECORDS("records", "records", Unit.COUNT),
  BYTES("bytes", "bytes", Unit.BYTES),
  FILES("files", "files", Unit.COUNT),
  SNAPSHOTS("snapshots", "snapshots", Unit.COUNT),
  SMALL_FILES("smallFiles", "small_files", Unit.COUNT),
  SORTED_RUNS("sortedRuns", "sorted_runs", Unit.COUNT);

  /** What a metric counts. */
  public enum Unit {
    COUNT,
    BYTES
  }

  private final String text;
  private final String column;
  private final Unit unit;

  TableMetric(String text, String column, Unit unit) {
    this.text = text;
    this.column = column;
    this.unit = unit;
  }

  /** As clients name it. */
  public String text() {
    return text;
  }

  public Unit unit() {
    return unit;
  }

  String column() {
    return column;
  }

  /**
   * @param names separated by commas; empty for all
   * @throws Problem INVALID for a name that is none
   */
  public static List<TableMetric> parse(String names) {
    if (names.isBlank()) {
      return List.of(values());
    }
    return Arrays.stream(names.split(","))
        .map(String::strip)
        .map(TableMetric::one)
        .distinct()
        .toList();
  }

  private static TableMetric one(String name) {
    return Arrays.stream(values())
        .filter(metric -> metric.text.equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                Problem.invalid(
                    "metrics",
                    "Metrics are "
                        + Arrays.stream(values())
                            .map(TableMetric::text)
                            .collect(Collectors.joining(", "))
                        + "."));
  }
}
