package io.weir.paimon.tally;

/** The files of one level of a bucket; level 0 holds what is not compacted yet. */
public record LevelSums(int level, long files, long bytes) {}
