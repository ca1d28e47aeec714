package io.weir.paimon.tally;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a look at a table found. */
public sealed interface Look {

  /** Nothing new. */
  record Unchanged() implements Look {}

  /**
   * New snapshots, to be added to the tally that was known.
   *
   * @param changes in the order of their ids
   */
  record Advanced(List<SnapshotChange> changes, Position position) implements Look {}

  /**
   * The whole tally, in place of the one that was known.
   *
   * @param snapshot null where nothing was ever committed
   */
  record Recounted(@Nullable SnapshotFacts snapshot, Tally tally, Position position, Reason reason)
      implements Look {}

  /** Why a table was counted anew. */
  enum Reason {
    FIRST_LOOK,
    /** The known snapshot is gone, or another one has its id. */
    HISTORY_CHANGED,
    /** There are so many new snapshots that following them takes longer. */
    FAR_BEHIND,
    /** What changed does not add up to what the next snapshot says. */
    SUMS_DIFFER,
    /** The table calls files of another size small. */
    OPTIONS_CHANGED
  }
}
