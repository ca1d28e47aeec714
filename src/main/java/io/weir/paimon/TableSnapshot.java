package io.weir.paimon;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A snapshot that a table still has.
 *
 * @param kind Paimon's commit kind: APPEND, COMPACT, OVERWRITE or ANALYZE
 * @param totalRecords rows of the table's files at this snapshot, not yet merged
 * @param deltaRecords how many this snapshot added; negative when a compaction merged rows
 * @param changelogRecords null when the table keeps no changelog
 * @param tags the names of the tags on it
 */
public record TableSnapshot(
    long id,
    long schemaId,
    String kind,
    Instant at,
    String commitUser,
    long commitIdentifier,
    long totalRecords,
    long deltaRecords,
    @Nullable Long changelogRecords,
    List<String> tags) {

  public TableSnapshot {
    tags = List.copyOf(tags);
  }
}
