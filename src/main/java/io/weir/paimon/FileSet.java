package io.weir.paimon;

import io.weir.paimon.tally.FileCount;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.paimon.Snapshot;
import org.apache.paimon.table.FileStoreTable;

/** The data files that are live at some snapshots, by name. Grows with their number. */
final class FileSet {

  private final Map<String, Long> bytesByName;

  private FileSet(Map<String, Long> bytesByName) {
    this.bytesByName = bytesByName;
  }

  /** Those that at least one of the snapshots has; reads the manifests of each. */
  static FileSet of(FileStoreTable table, Collection<? extends Snapshot> snapshots) {
    Map<String, Long> bytes = new HashMap<>();
    for (Snapshot snapshot : snapshots) {
      new LiveFiles(table, snapshot)
          .forEach(entry -> bytes.put(entry.file().fileName(), entry.file().fileSize()));
    }
    return new FileSet(bytes);
  }

  static FileSet of(FileStoreTable table, Snapshot snapshot) {
    return of(table, List.of(snapshot));
  }

  /** Takes away what any of the snapshots has. */
  FileSet without(FileStoreTable table, Collection<? extends Snapshot> snapshots) {
    for (Snapshot snapshot : snapshots) {
      if (!bytesByName.isEmpty()) {
        new LiveFiles(table, snapshot)
            .forEach(entry -> bytesByName.remove(entry.file().fileName()));
      }
    }
    return this;
  }

  boolean isEmpty() {
    return bytesByName.isEmpty();
  }

  boolean overlaps(FileSet other) {
    return bytesByName.keySet().stream().anyMatch(other.bytesByName::containsKey);
  }

  FileCount count() {
    long bytes = bytesByName.values().stream().mapToLong(Long::longValue).sum();
    return new FileCount(bytesByName.size(), bytes);
  }
}
