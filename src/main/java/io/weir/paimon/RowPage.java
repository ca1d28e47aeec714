package io.weir.paimon;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Some rows of a table, in no order that anyone promises.
 *
 * @param rows values as JSON can hold them; see {@link RowValues}
 * @param snapshotId null when nothing was committed yet
 * @param rowsRead how many were looked at; more than are shown where a filter wants some alone
 * @param cutBy which limit ended the preview; null when these are all rows
 */
public record RowPage(
    List<Column> columns,
    List<List<@Nullable Object>> rows,
    @Nullable Long snapshotId,
    long rowsRead,
    @Nullable Limit cutBy) {

  /** A column of the preview. */
  public record Column(String name, String type) {}

  /** What can end a preview. */
  public enum Limit {
    ROWS,
    BYTES,
    TIME
  }
}
