package io.weir.paimon.tally;

import org.apache.paimon.data.BinaryRow;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.utils.FileStorePathFactory;
import org.apache.paimon.utils.SerializationUtils;

/**
 * Names the partitions of a table by their paths, such as {@code dt=2026-01-01/hh=01}; the one of a
 * table without partitions has the empty name.
 */
public final class PartitionNames {

  private final FileStorePathFactory paths;

  public PartitionNames(FileStoreTable table) {
    this.paths = table.store().pathFactory();
  }

  public String of(BinaryRow partition) {
    String path = paths.getPartitionString(partition);
    return path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
  }

  String of(PartitionKey partition) {
    return of(SerializationUtils.deserializeBinaryRow(partition.toBytes()));
  }
}
