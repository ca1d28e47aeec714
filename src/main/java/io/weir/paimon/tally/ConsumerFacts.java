package io.weir.paimon.tally;

import java.time.Instant;

/**
 * A reader that keeps snapshots.
 *
 * @param nextSnapshot which it reads next: that and later ones are kept for it
 * @param movedAt when it last said where it is
 */
public record ConsumerFacts(String id, long nextSnapshot, Instant movedAt) {}
