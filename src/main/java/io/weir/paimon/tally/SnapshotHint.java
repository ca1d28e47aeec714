package io.weir.paimon.tally;

import java.io.IOException;
import java.util.List;
import org.apache.paimon.table.FileStoreTable;

/**
 * The hint from which Paimon's readers and writers begin to look for the newest snapshot. One that
 * can't be read does no harm, nor one that lags while the snapshot after it is there: they look
 * further.
 */
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
    requireWhole(files, files.snapshotIds());
  }

  /**
   * @param ids of the snapshots that were there just now, ascending
   */
  static void requireWhole(TableFiles files, List<Long> ids) throws IOException {
    Long hint = files.hint();
    long newest = ids.isEmpty() ? 0 : ids.get(ids.size() - 1);
    if (hint == null || hint <= 0) {
      return;
    }
    if (hint > newest && files.snapshot(hint).isEmpty()) {
      throw misleading(hint, "which is not there: every reader fails");
    }
    if (hint < newest && files.snapshot(hint + 1).isEmpty()) {
      throw misleading(
          hint,
          "and the one after it is gone, so that readers and writers take it for the newest, which"
              + " is "
              + newest);
    }
  }

  private static IOException misleading(long hint, String why) {
    return new IOException(
        "The hint snapshot/LATEST names snapshot "
            + hint
            + ", "
            + why
            + ". Delete the file LATEST; the next commit makes it anew.");
  }
}
