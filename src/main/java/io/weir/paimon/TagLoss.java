package io.weir.paimon;

import io.weir.paimon.tally.FileCount;
import java.util.List;

/**
 * What goes with a tag.
 *
 * @param held data files that there are for its sake alone: deleting it deletes them. None while
 *     its snapshot is there, or another tag of it
 * @param neededBy the branches whose files only this tag keeps, by name
 */
public record TagLoss(TableTag tag, FileCount held, List<String> neededBy) {

  public TagLoss {
    neededBy = List.copyOf(neededBy);
  }
}
