package io.weir.paimon;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A tag.
 *
 * @param at when it was made, where Paimon recorded that, else when its snapshot was
 * @param timeRetained how long it is to stay; null for as long as nobody deletes it
 */
public record TableTag(
    String name, long snapshotId, Instant at, long records, @Nullable Duration timeRetained) {}
