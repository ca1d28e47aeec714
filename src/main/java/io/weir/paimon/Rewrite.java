package io.weir.paimon;

import java.util.List;
import org.apache.paimon.data.BinaryRow;
import org.apache.paimon.io.DataFileMeta;

/** Files of one bucket that a compaction rewrites together. */
record Rewrite(BinaryRow partition, int bucket, List<DataFileMeta> files) {

  Rewrite {
    files = List.copyOf(files);
  }

  long bytes() {
    return files.stream().mapToLong(DataFileMeta::fileSize).sum();
  }
}
