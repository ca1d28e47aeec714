package io.weir.paimon;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.paimon.Snapshot;
import org.apache.paimon.data.BinaryRow;
import org.apache.paimon.io.DataFileMeta;
import org.apache.paimon.table.BucketMode;
import org.apache.paimon.table.FileStoreTable;
import org.jspecify.annotations.Nullable;

/** The files of a table with postponed buckets that are in no bucket yet. */
final class PostponedFiles {

  private final FileStoreTable table;
  private final @Nullable Snapshot snapshot;

  PostponedFiles(FileStoreTable table, @Nullable Snapshot snapshot) {
    this.table = table;
    this.snapshot = snapshot;
  }

  static boolean isKeptBy(FileStoreTable table) {
    return table.bucketMode() == BucketMode.POSTPONE_MODE;
  }

  /** All of them, by partition. */
  List<Rewrite> toPlace() {
    if (snapshot == null) {
      return List.of();
    }
    Map<BinaryRow, List<DataFileMeta>> waiting = new LinkedHashMap<>();
    new LiveFiles(table, snapshot)
        .forEach(
            entry -> {
              if (entry.bucket() == BucketMode.POSTPONE_BUCKET) {
                waiting
                    .computeIfAbsent(entry.partition().copy(), partition -> new ArrayList<>())
                    .add(entry.file());
              }
            });
    return waiting.entrySet().stream()
        .map(one -> new Rewrite(one.getKey(), BucketMode.POSTPONE_BUCKET, one.getValue()))
        .toList();
  }
}
