package io.weir.paimon.tally;

import java.util.List;

/**
 * What keeps things in a table's storage beside its snapshots.
 *
 * @param tags by snapshot
 * @param consumers by name
 * @param branches their names, without main; a branch has none
 */
public record Surroundings(
    List<TagFacts> tags,
    List<ConsumerFacts> consumers,
    List<String> branches,
    ManifestFacts manifests,
    IndexFacts index) {}
