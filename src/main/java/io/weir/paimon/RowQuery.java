package io.weir.paimon;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What to show of a table's rows, and how much at most.
 *
 * @param columns in the order they are wanted; empty for all
 * @param snapshotId null for the newest
 * @param tag null for none; not together with a snapshot
 * @param maxRows after so many rows the preview ends
 * @param maxBytes after about so much text the preview ends
 * @param maxTime after so long the preview ends with what it has
 */
public record RowQuery(
    List<String> columns,
    @Nullable Long snapshotId,
    @Nullable String tag,
    int maxRows,
    long maxBytes,
    Duration maxTime) {

  /** What a reader may take beyond its time until it notices: opening one file. */
  static final Duration GRACE = Duration.ofSeconds(10);

  public RowQuery {
    columns = List.copyOf(columns);
  }
}
