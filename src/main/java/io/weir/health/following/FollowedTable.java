package io.weir.health.following;

import io.weir.paimon.tally.Position;
import io.weir.shared.TableId;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A table that is followed, or a branch of one.
 *
 * @param number names it in what is kept of it
 * @param branch {@code main} is the table itself
 * @param branches those of the table that are followed; a branch has none
 * @param position where its tally stands
 * @param looks since it was last made sure that the snapshot it stands at is still the one
 * @param observedAt when it was last seen; null when never
 * @param lastCommitAt null when nothing was ever committed
 * @param surroundingsAt when its surroundings were last read; null when never
 */
public record FollowedTable(
    long number,
    TableId id,
    String branch,
    Set<String> branches,
    Position position,
    int looks,
    @Nullable Instant observedAt,
    @Nullable Instant lastCommitAt,
    @Nullable Instant surroundingsAt) {

  public FollowedTable {
    branches = Set.copyOf(branches);
  }

  /** Whether there is a tally, so that only what is new is to be read. */
  public boolean isCounted() {
    return !position.equals(Position.UNKNOWN);
  }
}
