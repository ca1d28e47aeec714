package io.weir.paimon;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What makes a table in Paimon's eyes: its columns, keys, options and comment.
 *
 * @param columns in order
 * @param primaryKey names of columns; empty for an append table
 * @param partitionedBy names of columns, outermost first; empty when not partitioned
 * @param options as stored, without those that Paimon would default
 * @param comment null for none
 */
public record TableShape(
    List<ColumnShape> columns,
    List<String> primaryKey,
    List<String> partitionedBy,
    Map<String, String> options,
    @Nullable String comment) {

  public TableShape {
    columns = List.copyOf(columns);
    primaryKey = List.copyOf(primaryKey);
    partitionedBy = List.copyOf(partitionedBy);
    options = Map.copyOf(options);
  }

  /** This one with these options set. */
  public TableShape with(Map<String, String> changed) {
    Map<String, String> all = new HashMap<>(options);
    all.putAll(changed);
    return new TableShape(columns, primaryKey, partitionedBy, all, comment);
  }
}
