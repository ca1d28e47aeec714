package io.weir.flink;

import io.weir.flink.JobSubmission.Program;
import io.weir.shared.TableId;
import java.util.Map;

/** How the compaction of a table is submitted. */
public final class CompactionProgram {

  private CompactionProgram() {}

  /**
   * What the program is told.
   *
   * @param catalog options that open the catalog, secrets included
   * @param strategy {@code full} or {@code minor}
   */
  public static Map<String, Object> of(
      Map<String, String> catalog, TableId table, String commitUserPrefix, String strategy) {
    return Map.of(
        "catalog", catalog,
        "database", table.database(),
        "table", table.table(),
        "commitUserPrefix", commitUserPrefix,
        "strategy", strategy);
  }

  /**
   * One compaction that ends by itself. It commits nothing but compaction: no snapshot expires by
   * the way.
   *
   * @param jobId 32 hexadecimal digits, chosen and saved before
   * @param name as Flink shows it
   */
  public static JobSubmission batch(
      String jobId,
      String name,
      Map<String, String> catalog,
      TableId table,
      String commitUserPrefix,
      String strategy,
      int parallelism) {
    return new JobSubmission(
        jobId,
        name,
        Program.COMPACT_TABLE,
        of(catalog, table, commitUserPrefix, strategy),
        JobSettings.batch(parallelism),
        null);
  }
}
