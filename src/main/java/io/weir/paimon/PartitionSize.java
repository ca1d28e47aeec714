package io.weir.paimon;

import io.weir.paimon.tally.TableCounter;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import org.apache.paimon.fs.Path;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.utils.PartitionPathUtils;

/**
 * How large a partition is.
 *
 * @param partition such as {@code dt=20240101}; empty when the table is not partitioned
 */
public record PartitionSize(String partition, long bytes) {

  /** By name; reads all of the table's manifests. */
  static List<PartitionSize> of(FileStoreTable table) throws IOException {
    return new TableCounter(table)
        .partitions().entrySet().stream()
            .map(entry -> new PartitionSize(entry.getKey(), entry.getValue().bytes()))
            .toList();
  }

  /** The values by the names of the partition columns, in their order. */
  public LinkedHashMap<String, String> values() {
    return values(partition);
  }

  /** Those of the partition that has this path. */
  public static LinkedHashMap<String, String> values(String partition) {
    return PartitionPathUtils.extractPartitionSpecFromPath(new Path(partition));
  }
}
