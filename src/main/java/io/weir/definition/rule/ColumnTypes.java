package io.weir.definition.rule;

import io.weir.definition.Column;

/** Families of types, by the text that Paimon writes for them. */
final class ColumnTypes {

  private ColumnTypes() {}

  static boolean isText(Column column) {
    return column.type().matches("(STRING|VARCHAR|CHAR).*");
  }

  /** What Paimon takes for the time of a record. */
  static boolean isRecordTime(Column column) {
    return column.type().matches("(INT|BIGINT|TIMESTAMP).*");
  }
}
