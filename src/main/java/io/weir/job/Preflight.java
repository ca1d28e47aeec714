package io.weir.job;

import io.weir.definition.Finding;
import java.util.List;

/**
 * What is to be expected of a job before it is made.
 *
 * @param findings errors first
 * @param tables of the source, and where they go; empty for other kinds
 */
public record Preflight(List<Finding> findings, List<TablePair> tables) {

  /**
   * A table of the source and its target.
   *
   * @param source such as {@code shop.orders}
   * @param target such as {@code ods.orders}
   * @param keyless whether it has no primary key, so that it is left out
   * @param exists whether the target is there already
   */
  public record TablePair(
      String source,
      String target,
      List<String> primaryKey,
      List<ColumnPair> columns,
      boolean keyless,
      boolean exists) {}

  /** A column, and what its type becomes. */
  public record ColumnPair(String name, String sourceType, String targetType) {}
}
