package io.weir.catalog;

import java.util.List;

/**
 * Definitions, each in a file of its own: a folder for each database, and beside it the database's
 * own file.
 *
 * @param items by database, then by table
 * @param leftOut what no definition can declare
 */
public record ExportedFiles(List<File> items, List<LeftOut> leftOut) {

  /**
   * A file.
   *
   * @param path relative, such as {@code ods/orders.yaml}
   * @param text that says it all by itself
   */
  public record File(String path, String text) {}

  /**
   * A table or database that is in no file.
   *
   * @param name in full
   * @param reason a sentence
   */
  public record LeftOut(String name, String reason) {}

  public ExportedFiles {
    items = List.copyOf(items);
    leftOut = List.copyOf(leftOut);
  }
}
