package io.weir.paimon;

/** How much a compaction rewrites. */
public enum CompactionStrategy {
  /** Everything that is not yet in one sorted run. */
  FULL,
  /** What a writer of the table would compact by itself. */
  MINOR
}
