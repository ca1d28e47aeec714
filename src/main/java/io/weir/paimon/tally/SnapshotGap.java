package io.weir.paimon.tally;

/** Snapshots that are missing between others, from the first to the last. */
public record SnapshotGap(long first, long last) {

  public long count() {
    return last - first + 1;
  }
}
