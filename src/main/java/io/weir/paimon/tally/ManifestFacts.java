package io.weir.paimon.tally;

/**
 * The manifests of the newest snapshot.
 *
 * @param added entries for files that come
 * @param deleted entries for files that go
 */
public record ManifestFacts(long count, long bytes, long added, long deleted) {}
