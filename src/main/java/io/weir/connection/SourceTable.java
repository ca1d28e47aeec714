package io.weir.connection;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table of a source.
 *
 * @param primaryKey its columns in the key's order; empty when it has none
 * @param columns in their order
 * @param rowsEstimate the server's own estimate; null when it has none
 * @param bytes data and indexes, the server's own estimate; null when it has none
 */
public record SourceTable(
    String database,
    String name,
    List<String> primaryKey,
    List<Column> columns,
    @Nullable Long rowsEstimate,
    @Nullable Long bytes) {

  /**
   * @param type as the server writes it, such as {@code decimal(10,2) unsigned}
   */
  public record Column(String name, String type, boolean nullable) {}
}
