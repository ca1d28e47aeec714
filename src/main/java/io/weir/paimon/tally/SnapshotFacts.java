package io.weir.paimon.tally;

import java.time.Instant;

/**
 * What one snapshot says of itself, and what it changed.
 *
 * @param identity names it beyond its id, which a rollback hands out again
 * @param kind APPEND, COMPACT, OVERWRITE or ANALYZE
 * @param commitUser who made it, as the writer names itself
 * @param records that the table has from then on, deletions among them
 * @param level the highest at which it added files; -1 when it added none
 * @param dead data files that were live until then: they stay in the storage until the snapshots
 *     before this one expire
 * @param changelog files of changelog that it made
 */
public record SnapshotFacts(
    long id,
    String identity,
    long schemaId,
    String kind,
    String commitUser,
    Instant committedAt,
    long records,
    int level,
    FileCount dead,
    FileCount changelog) {}
