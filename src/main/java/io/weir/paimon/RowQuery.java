package io.weir.paimon;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What to show of a table's rows, and how much at most.
 *
 * @param columns in the order they are wanted; empty for all
 * @param when of which moment
 * @param filter which rows alone are wanted; empty for all
 * @param maxRows after so many rows the preview ends
 * @param maxBytes after about so much text the preview ends
 * @param maxTime after so long the preview ends with what it has
 */
public record RowQuery(
    List<String> columns,
    When when,
    RowFilter filter,
    int maxRows,
    long maxBytes,
    Duration maxTime) {

  /** What a reader may take beyond its time until it notices: opening one file. */
  static final Duration GRACE = Duration.ofSeconds(10);

  /**
   * A moment of a table's past: at most one of these; none for now.
   *
   * @param snapshotId a snapshot
   * @param tag a tag's name
   * @param at the newest snapshot that was committed then or before
   */
  public record When(@Nullable Long snapshotId, @Nullable String tag, @Nullable Instant at) {

    public static final When NOW = new When(null, null, null);
  }

  public RowQuery {
    columns = List.copyOf(columns);
  }

  /** All rows of now. */
  public static RowQuery now(List<String> columns, int maxRows, long maxBytes, Duration maxTime) {
    return new RowQuery(columns, When.NOW, RowFilter.ALL, maxRows, maxBytes, maxTime);
  }
}
