package io.weir.paimon.tally;

import java.nio.ByteBuffer;
import java.util.Iterator;
import org.apache.paimon.Snapshot;
import org.apache.paimon.manifest.ManifestEntry;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.utils.SerializationUtils;

/** Counts a table, or a branch, by Paimon's own readers and merging of entries. */
public final class PaimonCount {

  private PaimonCount() {}

  public static Tally of(FileStoreTable table) {
    return of(table, SmallFileSize.of(table.schema()));
  }

  static Tally of(FileStoreTable table, long smallBelowBytes) {
    Snapshot newest = table.snapshotManager().latestSnapshotFromFileSystem();
    return newest == null ? Tally.NOTHING : of(table, newest, smallBelowBytes);
  }

  static Tally of(FileStoreTable table, Snapshot snapshot, long smallBelowBytes) {
    Tally counted = new Tally();
    Iterator<ManifestEntry> entries =
        table.store().newScan().withSnapshot(snapshot).readFileIterator();
    entries.forEachRemaining(entry -> counted.add(entry(entry), smallBelowBytes));
    return counted;
  }

  private static FileEntry entry(ManifestEntry entry) {
    FileEntry filled = new FileEntry();
    filled.partition = ByteBuffer.wrap(SerializationUtils.serializeBinaryRow(entry.partition()));
    filled.bucket = entry.bucket();
    filled.level = entry.file().level();
    filled.bytes = entry.file().fileSize();
    filled.records = entry.file().rowCount();
    filled.deletedRecords = entry.file().deleteRowCount().orElse(0L);
    return filled;
  }
}
