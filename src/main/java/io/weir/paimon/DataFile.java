package io.weir.paimon;

import io.weir.paimon.tally.LiveFileReader.LiveFile;
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
    Instant createdAt,
    String format) {

  static DataFile of(LiveFile file) {
    return new DataFile(
        file.partition(),
        file.bucket(),
        file.name(),
        file.level(),
        file.bytes(),
        file.records(),
        file.schemaId(),
        file.createdAt(),
        file.name().substring(file.name().lastIndexOf('.') + 1));
  }
}
