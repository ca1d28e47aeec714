package io.weir.paimon.tally;

/** A snapshot with what it changed in the tally. */
public record SnapshotChange(SnapshotFacts snapshot, Tally change) {}
