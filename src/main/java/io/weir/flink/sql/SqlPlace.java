package io.weir.flink.sql;

/**
 * Where something begins in a text.
 *
 * @param line from 1
 * @param column from 1
 */
public record SqlPlace(int line, int column) {

  /** The same place, where this text is a part of another that begins there. */
  SqlPlace within(SqlPlace start) {
    return line == 1
        ? new SqlPlace(start.line, start.column + column - 1)
        : new SqlPlace(start.line + line - 1, column);
  }
}
