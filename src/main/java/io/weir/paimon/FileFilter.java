package io.weir.paimon;

import io.weir.shared.Problem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.paimon.operation.FileStoreScan;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.utils.PartitionPathUtils;
import org.jspecify.annotations.Nullable;

/**
 * Which files of a table are wanted.
 *
 * @param partition the name of the one that they lie in, such as {@code dt=20240101/hour=3}; null
 *     for all, empty for the one of a table without partitions
 * @param bucket the number of the one that they lie in; null for all
 */
public record FileFilter(@Nullable String partition, @Nullable Integer bucket) {

  private static final String HOW =
      "Name a partition as the list of partitions does, such as dt=2026-01-01/hh=01.";

  boolean takes(String partitionName, int bucketNumber) {
    return (partition == null || partition.equals(partitionName))
        && (bucket == null || bucket == bucketNumber);
  }

  /**
   * Leaves out what the scan need not read: whole manifests, as their statistics tell.
   *
   * @throws Problem INVALID when the table can't have a partition of this name
   */
  void restrict(FileStoreScan scan, FileStoreTable table) {
    if (bucket != null) {
      scan.withBucket(bucket);
    }
    if (partition != null && !partition.isEmpty()) {
      Map<String, String> values = values(partition);
      if (!values.keySet().equals(Set.copyOf(table.partitionKeys()))) {
        throw Problem.invalid("partition", HOW);
      }
      try {
        scan.withPartitionsFilter(List.of(values));
      } catch (RuntimeException notOfItsType) {
        throw Problem.invalid("partition", HOW);
      }
    }
  }

  private static Map<String, String> values(String partition) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String part : partition.split("/")) {
      int end = Math.max(0, part.indexOf('='));
      values.put(
          PartitionPathUtils.unescapePathName(part.substring(0, end)),
          PartitionPathUtils.unescapePathName(part.substring(Math.min(part.length(), end + 1))));
    }
    return values;
  }
}
