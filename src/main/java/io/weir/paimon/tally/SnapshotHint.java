package io.weir.paimon.tally;

import java.io.IOException;
import org.apache.paimon.table.FileStoreTable;

/** The hint by which Paimon finds the newest snapshot of a table. */
public final class SnapshotHint {

  private SnapshotHint() {}

  /**
   * Makes sure that it leads there, before something is committed or deleted: a commit would follow
   * the snapshot that the hint names. One listing and one read.
   *
   * @throws IOException that says what is wrong with it and how that is mended
   */
  public static void requireWhole(FileStoreTable table) throws IOException {
    TableFiles files = TableFiles.of(table);
    files.requireWholeHint(files.snapshotIds());
  }
}
