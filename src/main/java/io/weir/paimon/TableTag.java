package io.weir.paimon;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A tag.
 *
 * @param at when it was made, where Paimon recorded that, else when its snapshot was
 */
public record TableTag(String name, long snapshotId, @Nullable Instant at, long records) {}
