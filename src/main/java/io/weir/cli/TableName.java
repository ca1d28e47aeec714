package io.weir.cli;

import tools.jackson.databind.JsonNode;

/** The full name of a table. */
final class TableName {

  private TableName() {}

  /** From its catalog, its database, and {@code table} or {@code name}. */
  static String of(JsonNode row) {
    String table = Json.text(row, row.has("table") ? "table" : "name");
    return Json.text(row, "catalog") + "." + Json.text(row, "database") + "." + table;
  }
}
