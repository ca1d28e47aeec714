package io.weir.paimon;

import java.util.function.Consumer;
import org.apache.paimon.Snapshot;
import org.apache.paimon.manifest.ManifestEntry;
import org.apache.paimon.table.FileStoreTable;

/** The files that are live at one snapshot of a table, read from its manifests. */
final class LiveFiles {

  private final FileStoreTable table;
  private final Snapshot snapshot;

  LiveFiles(FileStoreTable table, Snapshot snapshot) {
    this.table = table;
    this.snapshot = snapshot;
  }

  /** Manifest by manifest, so that not all entries are in memory at once. */
  void forEach(Consumer<ManifestEntry> consumer) {
    table
        .store()
        .newScan()
        .withSnapshot(snapshot)
        .dropStats()
        .readFileIterator()
        .forEachRemaining(consumer);
  }
}
