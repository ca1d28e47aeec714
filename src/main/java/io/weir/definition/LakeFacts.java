package io.weir.definition;

import java.util.LinkedHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a table as it is in the lake. Rules only read it: whoever has looked brings it.
 *
 * @param partitions values by partition column, in the columns' order; null when nobody looked
 * @param writers how many jobs write the table; null when that is not known
 * @param compacted whether anyone compacts the table; null when that is not known
 * @param partitionBytes the size of its largest partition, of the whole table when it has none;
 *     null when that is not known
 */
public record LakeFacts(
    @Nullable List<LinkedHashMap<String, String>> partitions,
    @Nullable Integer writers,
    @Nullable Boolean compacted,
    @Nullable Long partitionBytes) {

  /** Nothing is known. */
  public static final LakeFacts NONE = new LakeFacts(null, null, null, null);

  public LakeFacts {
    partitions = partitions == null ? null : List.copyOf(partitions);
  }
}
