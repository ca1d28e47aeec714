package io.weir.paimon.tally;

import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.apache.paimon.Snapshot;
import org.apache.paimon.table.FileStoreTable;

/**
 * The schemas without which a snapshot can't be read: its own, and those with which its files were
 * written. Paimon deletes no schema that is older than the newest.
 */
final class NeededSchemas {

  private final FileStoreTable table;
  private final Snapshot snapshot;

  NeededSchemas(FileStoreTable table, Snapshot snapshot) {
    this.table = table;
    this.snapshot = snapshot;
  }

  /**
   * Makes sure that they are there: one listing, and where a schema is missing the manifests.
   *
   * @throws IOException that names those that are missing
   */
  void require() throws IOException {
    SortedSet<Long> missing = missing();
    if (!missing.isEmpty() && !missing.contains(snapshot.schemaId())) {
      missing.retainAll(ofFiles());
    }
    if (!missing.isEmpty()) {
      String names = missing.stream().map(id -> "schema-" + id).collect(Collectors.joining(", "));
      throw new IOException(
          names
              + " is missing, with which files of snapshot "
              + snapshot.id()
              + " were written: every reader fails at them. Restore it from a copy of the table.");
    }
  }

  private SortedSet<Long> missing() {
    Set<Long> there = new HashSet<>(table.schemaManager().listAllIds());
    return LongStream.rangeClosed(0, snapshot.schemaId())
        .filter(id -> !there.contains(id))
        .boxed()
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private Set<Long> ofFiles() {
    Set<Long> ids = new HashSet<>();
    table
        .store()
        .newScan()
        .withSnapshot(snapshot)
        .dropStats()
        .readFileIterator()
        .forEachRemaining(entry -> ids.add(entry.file().schemaId()));
    return ids;
  }
}
