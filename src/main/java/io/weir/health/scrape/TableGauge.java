package io.weir.health.scrape;

/** What is told of a table: its name for Prometheus, the SQL of its value, and what it is. */
enum TableGauge {
  SCORE("score", "score", "Health score of the table, 0 to 100; absent while it is unknown."),
  RECORDS(
      "records", "records", "Records in the table's files, what is still to be merged among them."),
  BYTES("bytes", "bytes", "Bytes of the table's live data files."),
  FILES("files", "files", "Live data files of the table."),
  SMALL_FILES("small_files", "small_files", "Data files under a quarter of the target size."),
  SORTED_RUNS("sorted_runs_max", "sorted_runs", "Sorted runs of the bucket that has most."),
  SNAPSHOTS("snapshots", "snapshots", "Snapshots that are there."),
  DEAD_BYTES("dead_bytes", "dead_bytes", "Bytes that only older snapshots and tags still have."),
  TAG_BYTES("tag_bytes", "tag_bytes", "Bytes that only tags still have."),
  LAST_COMMIT(
      "last_commit_timestamp_seconds",
      "extract(epoch FROM last_commit_at)",
      "When something was last committed."),
  OBSERVED(
      "observed_timestamp_seconds",
      "extract(epoch FROM observed_at)",
      "When Weir last saw the table.");

  static final String PREFIX = "weir_table_";

  private final String text;
  private final String sql;
  private final String help;

  TableGauge(String text, String sql, String help) {
    this.text = text;
    this.sql = sql;
    this.help = help;
  }

  String metric() {
    return PREFIX + text;
  }

  String sql() {
    return sql;
  }

  String help() {
    return help;
  }
}
