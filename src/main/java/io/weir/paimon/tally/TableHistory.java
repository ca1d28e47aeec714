package io.weir.paimon.tally;

import java.util.List;

/**
 * What is there beside a table's newest snapshot.
 *
 * @param snapshotIds that are there, ascending
 * @param snapshots facts of those that were asked for
 * @param smallBelowBytes the size under which a file is small by the newest schema
 * @param schema what the newest schema says
 */
public record TableHistory(
    List<Long> snapshotIds,
    List<SnapshotFacts> snapshots,
    long smallBelowBytes,
    SchemaFacts schema,
    Surroundings surroundings) {}
