package io.weir.paimon.tally;

import java.util.List;

/**
 * What keeps things in a table's storage beside its snapshots.
 *
 * @param tags by snapshot
 * @param consumers by name
 * @param gaps in the ids of the snapshots that are there
 * @param branches their names, without main; a branch has none
 */
public record Surroundings(
    List<TagFacts> tags,
    List<ConsumerFacts> consumers,
    List<SnapshotGap> gaps,
    List<String> branches,
    ManifestFacts manifests,
    IndexFacts index) {}
