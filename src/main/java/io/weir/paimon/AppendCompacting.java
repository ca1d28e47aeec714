package io.weir.paimon;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.paimon.AppendOnlyFileStore;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.append.AppendCompactCoordinator;
import org.apache.paimon.append.AppendCompactTask;
import org.apache.paimon.disk.IOManager;
import org.apache.paimon.operation.BaseAppendFileStoreWrite;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.sink.CommitMessage;
import org.apache.paimon.table.source.EndOfScanException;

/**
 * Compacts append tables without buckets: Paimon packs the small files, Weir rewrites each pack.
 */
final class AppendCompacting implements Compacting {

  private static final String TWO_FILES = "2";

  private final FileStoreTable table;

  /**
   * @param table a copy that compacts ({@code write-only=false})
   */
  AppendCompacting(FileStoreTable table, CompactionStrategy strategy) {
    this.table =
        strategy == CompactionStrategy.FULL
            ? table.copyWithoutTimeTravel(
                Map.of(CoreOptions.COMPACTION_MIN_FILE_NUM.key(), TWO_FILES))
            : table;
  }

  @Override
  public List<Rewrite> plan() {
    AppendCompactCoordinator coordinator = new AppendCompactCoordinator(table, false);
    List<Rewrite> rewrites = new ArrayList<>();
    try {
      while (true) {
        for (AppendCompactTask task : coordinator.run()) {
          rewrites.add(new Rewrite(task.partition(), 0, task.compactBefore()));
        }
      }
    } catch (EndOfScanException e) {
      return rewrites;
    }
  }

  @Override
  public void rewrite(
      List<Rewrite> rewrites,
      String commitUser,
      IOManager spill,
      RunControl control,
      List<CommitMessage> done)
      throws Exception {
    AppendOnlyFileStore store = (AppendOnlyFileStore) table.store();
    BaseAppendFileStoreWrite write = store.newWrite(commitUser);
    write.withIOManager(spill);
    try {
      for (int i = 0; i < rewrites.size() && !control.isCancelled(); i++) {
        Rewrite rewrite = rewrites.get(i);
        done.add(
            new AppendCompactTask(rewrite.partition(), rewrite.files()).doCompact(table, write));
        control.progressed(i + 1, rewrites.size());
      }
    } finally {
      write.close();
    }
  }
}
