package io.weir.paimon;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Where a table is to go back to: exactly one of these.
 *
 * @param snapshotId a snapshot that is there, or that a tag keeps
 * @param tag a tag's name
 * @param at the newest snapshot that was committed then or before
 */
public record RollbackTarget(
    @Nullable Long snapshotId, @Nullable String tag, @Nullable Instant at) {}
