package io.weir.paimon;

import io.weir.paimon.tally.FileCount;

/**
 * What goes with a branch.
 *
 * @param held data files of its newest snapshot that neither the table's newest and earliest
 *     snapshots nor its tags have: nothing reads them once it is gone
 * @param isFallback whether the table's readers look there for partitions that it lacks
 */
public record BranchLoss(TableBranch branch, FileCount held, boolean isFallback) {}
