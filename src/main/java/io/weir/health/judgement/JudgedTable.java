package io.weir.health.judgement;

import io.weir.paimon.tally.FileCount;
import io.weir.paimon.tally.FileSums;
import io.weir.paimon.tally.SchemaFacts;
import io.weir.paimon.tally.Surroundings;
import io.weir.shared.TableId;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A table that is to be judged.
 *
 * @param number names it in what is kept of it
 * @param failure why the last look failed; null when it did not
 * @param observedAt null when it was never seen
 * @param snapshotId null when nothing was ever committed
 * @param seen null when it was not read to its end yet
 */
public record JudgedTable(
    long number,
    TableId id,
    @Nullable String failure,
    @Nullable Instant observedAt,
    @Nullable Long snapshotId,
    @Nullable Seen seen) {

  /**
   * What was read of it.
   *
   * @param dead null when that is not known
   */
  record Seen(
      SchemaFacts schema,
      FileSums sums,
      long snapshots,
      @Nullable FileCount dead,
      Surroundings surroundings) {}

  /** What was read of it, where it was. */
  Seen known() {
    return Objects.requireNonNull(seen);
  }
}
