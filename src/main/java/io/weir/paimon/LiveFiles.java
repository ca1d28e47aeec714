package io.weir.paimon;

import java.util.function.Consumer;
import org.apache.paimon.Snapshot;
import org.apache.paimon.manifest.ManifestEntry;
import org.apache.paimon.operation.FileStoreScan;
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
    forEach(FileFilter.ALL, consumer);
  }

  /** Only those of the filter's partition and bucket, and without the manifests that have none. */
  void forEach(FileFilter filter, Consumer<ManifestEntry> consumer) {
    FileStoreScan scan = table.store().newScan().withSnapshot(snapshot).dropStats();
    filter.restrict(scan, table);
    scan.readFileIterator().forEachRemaining(consumer);
  }
}
