package io.weir.paimon;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.apache.paimon.Snapshot;
import org.apache.paimon.data.BinaryRow;
import org.apache.paimon.manifest.ManifestEntry;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.utils.Pair;
import org.apache.paimon.utils.SnapshotManager;
import org.jspecify.annotations.Nullable;

/** Reads the numbers of a table as it is now, from all of its manifests. */
final class StateReader {

  private static final int SMALL_FILE_SHARE = 4;

  private final SnapshotManager snapshots;
  private final TableLoader loader;

  /** Loads the table; asked only when its files must be read. */
  interface TableLoader {
    FileStoreTable load() throws Exception;
  }

  StateReader(SnapshotManager snapshots, TableLoader loader) {
    this.snapshots = snapshots;
    this.loader = loader;
  }

  TableState read() throws Exception {
    Snapshot newest = snapshots.latestSnapshotFromFileSystem();
    if (newest == null) {
      // an empty table looks as one that is not there: loading it tells them apart
      loader.load();
      return TableState.EMPTY;
    }
    return count(newest);
  }

  private TableState count(Snapshot snapshot) throws Exception {
    FileStoreTable table = loader.load();
    long target = table.coreOptions().targetFileSize(!table.primaryKeys().isEmpty());
    Totals totals = new Totals(target / SMALL_FILE_SHARE);
    new LiveFiles(table, snapshot).forEach(totals::add);
    Long earliest = snapshots.earliestSnapshotId();
    return new TableState(
        snapshot.id(),
        earliest,
        totals.records,
        totals.bytes,
        totals.files,
        count(earliest, snapshot.id()),
        Instant.ofEpochMilli(snapshot.timeMillis()),
        totals.smallFiles,
        totals.sortedRunsMax());
  }

  private static long count(@Nullable Long earliest, long newest) {
    return earliest == null ? 0 : newest - earliest + 1;
  }

  /** Sums over the live files. */
  private static final class Totals {

    private final long smallBelowBytes;
    private final Map<Pair<BinaryRow, Integer>, long[]> levels = new HashMap<>();
    private long records;
    private long bytes;
    private long files;
    private long smallFiles;

    Totals(long smallBelowBytes) {
      this.smallBelowBytes = smallBelowBytes;
    }

    void add(ManifestEntry entry) {
      records += entry.file().rowCount();
      bytes += entry.file().fileSize();
      files++;
      smallFiles += entry.file().fileSize() < smallBelowBytes ? 1 : 0;
      long[] runs =
          levels.computeIfAbsent(
              Pair.of(entry.partition().copy(), entry.bucket()), bucket -> new long[2]);
      if (entry.level() == 0) {
        runs[0]++;
      } else {
        runs[1] |= 1L << entry.level();
      }
    }

    int sortedRunsMax() {
      return levels.values().stream()
          .mapToInt(runs -> Math.toIntExact(runs[0] + Long.bitCount(runs[1])))
          .max()
          .orElse(0);
    }
  }
}
