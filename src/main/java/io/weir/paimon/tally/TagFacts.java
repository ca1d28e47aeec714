package io.weir.paimon.tally;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A tag, and what is in the storage for its sake.
 *
 * @param period whose tag it is, by its beginning, where writers make one for each; null for others
 * @param held data files that the tagged snapshot has and the next kept one has not: the next tag's
 *     or the earliest snapshot. None while the tagged snapshot itself is kept
 */
public record TagFacts(
    String name, long snapshotId, Instant createdAt, @Nullable Instant period, FileCount held) {}
