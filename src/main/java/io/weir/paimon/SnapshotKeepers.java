package io.weir.paimon;

import io.weir.paimon.ExpiryPlan.Bound;
import java.util.List;

/**
 * What keeps the snapshots of a table from expiry.
 *
 * @param latest the newest snapshot, which always stays; 0 when there is none
 * @param readers the consumers and branches that keep snapshots
 * @param ownRetention what the table's options say, by which its writers expire
 */
public record SnapshotKeepers(long latest, List<Bound> readers, SnapshotRetention ownRetention) {

  public SnapshotKeepers {
    readers = List.copyOf(readers);
  }
}
