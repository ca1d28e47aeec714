package io.weir.paimon;

import java.time.Instant;
import java.util.LinkedHashMap;
import org.apache.paimon.fs.Path;
import org.apache.paimon.utils.PartitionPathUtils;

/**
 * How large a partition is.
 *
 * @param partition such as {@code dt=20240101}; empty when the table is not partitioned
 * @param lastFileAt when its newest file was made
 */
public record PartitionSize(
    String partition, long records, long bytes, long files, Instant lastFileAt) {

  /** The values by the names of the partition columns, in their order. */
  public LinkedHashMap<String, String> values() {
    return values(partition);
  }

  /** Those of the partition that has this path. */
  public static LinkedHashMap<String, String> values(String partition) {
    return PartitionPathUtils.extractPartitionSpecFromPath(new Path(partition));
  }
}
