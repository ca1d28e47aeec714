package io.weir.health;

import io.weir.paimon.tally.Position;
import io.weir.shared.TableId;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A table that is followed.
 *
 * @param number names it in what is kept of it
 * @param position where its tally stands
 * @param looks since it was last made sure that the snapshot it stands at is still the one
 * @param lastCommitAt null when nothing was ever committed
 * @param surroundingsAt when its surroundings were last read; null when never
 */
record FollowedTable(
    long number,
    TableId id,
    Position position,
    int looks,
    @Nullable Instant lastCommitAt,
    @Nullable Instant surroundingsAt) {

  /** Whether there is a tally, so that only what is new is to be read. */
  boolean isCounted() {
    return !position.equals(Position.UNKNOWN);
  }
}
