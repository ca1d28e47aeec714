package io.weir.paimon.tally;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Snapshots that are missing between others, from the first to the last. */
public record SnapshotGap(long first, long last) {

  public long count() {
    return last - first + 1;
  }

  /**
   * All of a table: no call where there are none, else two each.
   *
   * @param ids of the snapshots that were there just now, ascending
   */
  static List<SnapshotGap> of(TableFiles files, List<Long> ids) throws IOException {
    List<SnapshotGap> gaps = new ArrayList<>();
    for (int i = 1; i < ids.size(); i++) {
      SnapshotGap gap = new SnapshotGap(ids.get(i - 1) + 1, ids.get(i) - 1);
      if (gap.count() > 0 && gap.isStillThere(files)) {
        gaps.add(gap);
      }
    }
    return gaps;
  }

  /** A listing is not of one moment: what came or went meanwhile is no gap. */
  private boolean isStillThere(TableFiles files) throws IOException {
    return files.snapshot(first - 1).isPresent() && files.snapshot(first).isEmpty();
  }
}
