package io.weir.paimon;

import org.jspecify.annotations.Nullable;

/**
 * What a compaction did.
 *
 * @param committedSnapshotId null when there was nothing to do
 * @param before the table as it was found
 * @param after the table as it is now; other writers' commits are in it too
 */
public record CompactionResult(
    @Nullable Long committedSnapshotId, TableState before, TableState after) {}
