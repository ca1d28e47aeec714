package io.weir.paimon.tally;

import java.time.Instant;

/**
 * A live data file.
 *
 * @param partition such as {@code dt=20240101/hour=3}; empty when the table is not partitioned
 * @param name without its directory
 * @param level of the merge tree; 0 for append tables
 */
public record DataFile(
    String partition,
    int bucket,
    String name,
    int level,
    long bytes,
    long records,
    long schemaId,
    Instant createdAt) {

  /** As its name ends, such as {@code parquet}. */
  public String format() {
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
