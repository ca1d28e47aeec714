package io.weir.paimon;

import static org.apache.paimon.deletionvectors.DeletionVectorsIndexFile.DELETION_VECTORS_INDEX;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.paimon.Snapshot;
import org.apache.paimon.data.BinaryRow;
import org.apache.paimon.disk.IOManager;
import org.apache.paimon.index.DeletionVectorMeta;
import org.apache.paimon.io.DataFileMeta;
import org.apache.paimon.manifest.IndexManifestEntry;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.sink.BatchWriteBuilder;
import org.apache.paimon.table.sink.CommitMessage;
import org.apache.paimon.table.sink.TableWriteImpl;
import org.apache.paimon.utils.Pair;

/** Compacts tables that have buckets: bucket by bucket, through the table's own writer. */
final class BucketCompacting implements Compacting {

  private final FileStoreTable table;
  private final CompactionStrategy strategy;

  /**
   * @param table a copy that compacts ({@code write-only=false})
   */
  BucketCompacting(FileStoreTable table, CompactionStrategy strategy) {
    this.table = table;
    this.strategy = strategy;
  }

  @Override
  public List<Rewrite> plan() {
    Snapshot snapshot = table.snapshotManager().latestSnapshotFromFileSystem();
    if (snapshot == null) {
      return List.of();
    }
    Map<Pair<BinaryRow, Integer>, List<DataFileMeta>> buckets = new HashMap<>();
    new LiveFiles(table, snapshot)
        .forEach(
            entry ->
                buckets
                    .computeIfAbsent(
                        Pair.of(entry.partition().copy(), entry.bucket()),
                        bucket -> new ArrayList<>())
                    .add(entry.file()));
    FilePicker picker = FilePicker.of(table, strategy, vectored(snapshot));
    List<Rewrite> rewrites = new ArrayList<>();
    buckets.forEach(
        (bucket, files) -> {
          List<DataFileMeta> picked = picker.pick(files);
          if (!picked.isEmpty()) {
            rewrites.add(new Rewrite(bucket.getLeft(), bucket.getRight(), picked));
          }
        });
    return rewrites;
  }

  /** The files of which rows are marked as deleted, where those are to be rewritten for it. */
  private Set<String> vectored(Snapshot snapshot) {
    if (strategy != CompactionStrategy.FULL || !table.coreOptions().deletionVectorsEnabled()) {
      return Set.of();
    }
    Set<String> names = new HashSet<>();
    for (IndexManifestEntry entry :
        table.store().newIndexFileHandler().scan(snapshot, DELETION_VECTORS_INDEX)) {
      Map<String, DeletionVectorMeta> vectors = entry.indexFile().dvRanges();
      if (vectors != null) {
        names.addAll(vectors.keySet());
      }
    }
    return names;
  }

  @Override
  public void rewrite(
      List<Rewrite> rewrites,
      String commitUser,
      IOManager spill,
      RunControl control,
      List<CommitMessage> done)
      throws Exception {
    try (TableWriteImpl<?> write = table.newWrite(commitUser).withIOManager(spill)) {
      for (int i = 0; i < rewrites.size() && !control.isCancelled(); i++) {
        Rewrite rewrite = rewrites.get(i);
        write.compact(rewrite.partition(), rewrite.bucket(), strategy == CompactionStrategy.FULL);
        done.addAll(write.prepareCommit(true, BatchWriteBuilder.COMMIT_IDENTIFIER));
        control.progressed(i + 1, rewrites.size());
      }
    }
  }
}
