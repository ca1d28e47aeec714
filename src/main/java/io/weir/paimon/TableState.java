package io.weir.paimon;

import io.weir.paimon.tally.FileSums;
import io.weir.paimon.tally.TableCounter;
import java.io.IOException;
import org.apache.paimon.table.FileStoreTable;

/**
 * A table's numbers at its newest snapshot.
 *
 * @param snapshotId 0 when nothing was ever committed
 * @param records that the live files hold
 * @param bytes of the live files
 * @param files that are live
 * @param snapshots how many there are
 */
public record TableState(long snapshotId, long records, long bytes, long files, long snapshots) {

  /** Reads all of its manifests. */
  static TableState of(FileStoreTable table) throws IOException {
    TableCounter.Count count = new TableCounter(table).count();
    FileSums sums = count.sums();
    return new TableState(
        count.snapshotId(), sums.records(), sums.bytes(), sums.files(), count.snapshots());
  }
}
