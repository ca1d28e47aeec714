package io.weir.paimon;

import org.jspecify.annotations.Nullable;

/**
 * A branch of a table.
 *
 * @param fromTag the tag that it was made of; null when it began empty, or lost that tag
 * @param snapshotId its newest; null when nothing was committed to it
 * @param snapshots how many it has
 * @param records rows of its files, not yet merged
 */
public record TableBranch(
    String name,
    @Nullable String fromTag,
    @Nullable Long snapshotId,
    long snapshots,
    long records) {

  /** The branch that is the table itself. */
  public static final String MAIN = "main";
}
