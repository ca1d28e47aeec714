package io.weir.health.series;

import io.weir.shared.Problem;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What is kept of a table over time. Each is a column of what is observed of a table and of its
 * points, by the same name.
 */
public enum TableMetric {
  RECORDS("records", "records", Unit.COUNT, Nature.AMOUNT),
  BYTES("bytes", "bytes", Unit.BYTES, Nature.AMOUNT),
  FILES("files", "files", Unit.COUNT, Nature.AMOUNT),
  SNAPSHOTS("snapshots", "snapshots", Unit.COUNT, Nature.AMOUNT),
  DEAD_FILES("deadFiles", "dead_files", Unit.COUNT, Nature.AMOUNT),
  DEAD_BYTES("deadBytes", "dead_bytes", Unit.BYTES, Nature.AMOUNT),
  SMALL_FILES("smallFiles", "small_files", Unit.COUNT, Nature.SAWTOOTH),
  SORTED_RUNS("sortedRuns", "sorted_runs", Unit.COUNT, Nature.WORST),
  SCORE("score", "score", Unit.COUNT, Nature.LEAST);

  /** What a metric counts. */
  public enum Unit {
    COUNT,
    BYTES
  }

  /** What is kept of a step of time, and what many tables come to. */
  enum Nature {
    /** The last in a step; adds up. */
    AMOUNT,
    /** Climbs until it is taken back at once: the greatest in a step; adds up. */
    SAWTOOTH,
    /** Of the worst place: the greatest, in a step and of many tables. */
    WORST,
    /** Better the more: the least, in a step and of many tables; null where none has one. */
    LEAST
  }

  /** All columns, as SQL lists them. */
  static final String COLUMNS = each(TableMetric::column);

  private final String text;
  private final String column;
  private final Unit unit;
  private final Nature nature;

  TableMetric(String text, String column, Unit unit, Nature nature) {
    this.text = text;
    this.column = column;
    this.unit = unit;
    this.nature = nature;
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

  /** SQL for its value in a step, in the row of the step's last point. */
  String inStep(String window) {
    return switch (nature) {
      case AMOUNT -> column;
      case SAWTOOTH, WORST -> "max(" + column + ") OVER " + window;
      case LEAST -> "min(" + column + ") OVER " + window;
    };
  }

  /** SQL for what many tables come to; null where none has a value. */
  String overTables() {
    return switch (nature) {
      case AMOUNT, SAWTOOTH -> "sum(" + column + ")";
      case WORST -> "max(" + column + ")";
      case LEAST -> "min(" + column + ")";
    };
  }

  /** SQL for what the tables of a catalog come to, which may have none. */
  String overCatalog() {
    return nature == Nature.LEAST ? overTables() : "coalesce(" + overTables() + ", 0)";
  }

  /** SQL for all metrics, with commas between. */
  static String each(Function<TableMetric, String> sql) {
    return Arrays.stream(values()).map(sql).collect(Collectors.joining(", "));
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
            () -> Problem.invalid("metrics", "Metrics are " + each(TableMetric::text) + "."));
  }
}
