package io.weir.paimon;

/**
 * What an expiry did.
 *
 * @param expired how many snapshots or partitions it deleted
 * @param complete false when it stopped before the end of its range: cancelled, or something new (a
 *     consumer, a branch) has come to need what was to go
 * @param before the table as it was found
 * @param after the table as it is now
 */
public record ExpiryResult(long expired, boolean complete, TableState before, TableState after) {}
