package io.weir.paimon.tally;

import java.util.List;

/**
 * What keeps things in a table's storage beside its newest snapshot.
 *
 * @param snapshotIds that are there, ascending
 * @param snapshots facts of some that were asked for
 * @param smallBelowBytes the size under which a file is small by the newest schema
 * @param tags by snapshot
 */
public record Surroundings(
    List<Long> snapshotIds,
    List<SnapshotFacts> snapshots,
    long smallBelowBytes,
    List<TagFacts> tags,
    List<ConsumerFacts> consumers,
    List<String> branches,
    ManifestFacts manifests,
    IndexFacts index) {}
