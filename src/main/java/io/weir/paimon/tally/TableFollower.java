package io.weir.paimon.tally;

import io.weir.paimon.tally.Look.Reason;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.apache.paimon.Snapshot;

/**
 * Follows the snapshots of one table. What it finds is added to what was known; it keeps nothing
 * itself.
 *
 * <p>The next snapshot is read before the known one is compared: in the other order a rollback in
 * between, with new commits after it, would hand out a next snapshot that does not follow.
 */
final class TableFollower {

  /** So many snapshots are followed in one look; beyond, counting anew takes fewer calls. */
  static final int MOST_AT_ONCE = 100;

  /** After one that is younger when it is read none is looked for: the next look sees it. */
  private static final Duration RECENT = Duration.ofSeconds(10);

  private final TableFiles files;
  private final SnapshotReader reader;
  private final SmallFileSize smallFileSize;
  private final Clock clock;
  private final BiPredicate<Position, Snapshot> isSame;

  TableFollower(TableFiles files, SmallFileSize smallFileSize, Clock clock) {
    this(files, smallFileSize, clock, TableFollower::isSame);
  }

  TableFollower(
      TableFiles files,
      SmallFileSize smallFileSize,
      Clock clock,
      BiPredicate<Position, Snapshot> isSame) {
    this.files = files;
    this.reader = new SnapshotReader(files);
    this.smallFileSize = smallFileSize;
    this.clock = clock;
    this.isSame = isSame;
  }

  private static boolean isSame(Position known, Snapshot snapshot) {
    return SnapshotReader.identity(snapshot).equals(known.identity());
  }

  /**
   * @param verify whether to compare the known snapshot also where no next one is seen: a rollback
   *     that nothing was committed after, and snapshots that expired before they were seen, show
   *     only so. One call more
   */
  Look look(Position known, boolean verify) throws IOException {
    if (known.isUnknown()) {
      return recount(Reason.FIRST_LOOK);
    }
    List<SnapshotChange> changes = new ArrayList<>();
    Position position = known;
    while (changes.size() < MOST_AT_ONCE) {
      Optional<Snapshot> next = files.snapshot(position.snapshotId() + 1);
      if (next.isEmpty()) {
        return changes.isEmpty() ? atRest(known, verify) : advanced(changes, position);
      }
      if (isOther(position)) {
        return recount(Reason.HISTORY_CHANGED);
      }
      if (position.schemaId() != next.get().schemaId() && isOutdated(position)) {
        return recount(Reason.OPTIONS_CHANGED);
      }
      SnapshotChange change = reader.change(next.get(), position.smallBelowBytes());
      if (!addsUp(position, change)) {
        return recount(Reason.SUMS_DIFFER);
      }
      changes.add(change);
      position = position(next.get(), position.smallBelowBytes());
      if (isRecent(change.snapshot().committedAt())) {
        return advanced(changes, position);
      }
    }
    return recount(Reason.FAR_BEHIND);
  }

  private static Look advanced(List<SnapshotChange> changes, Position position) {
    return new Look.Advanced(List.copyOf(changes), position);
  }

  private Look atRest(Position known, boolean verify) throws IOException {
    return verify && (isOther(known) || isEmptyNoMore(known))
        ? recount(Reason.HISTORY_CHANGED)
        : new Look.Unchanged();
  }

  /** The first snapshots may have expired before they were seen. */
  private boolean isEmptyNoMore(Position known) throws IOException {
    return known.snapshotId() == 0 && files.newest().isPresent();
  }

  private boolean isOther(Position known) throws IOException {
    if (known.snapshotId() == 0) {
      return false;
    }
    Optional<Snapshot> found = files.snapshot(known.snapshotId());
    return found.isEmpty() || !isSame.test(known, found.get());
  }

  private boolean isOutdated(Position known) throws IOException {
    return known.smallBelowBytes() != smallFileSize.now();
  }

  private static boolean addsUp(Position before, SnapshotChange change) {
    return before.records() + change.change().sums().records() == change.snapshot().records();
  }

  private boolean isRecent(Instant committedAt) {
    return committedAt.isAfter(clock.instant().minus(RECENT));
  }

  private Look recount(Reason reason) throws IOException {
    long smallBelowBytes = smallFileSize.now();
    Optional<Snapshot> newest = files.newest();
    if (newest.isEmpty()) {
      Position empty = new Position(0, "", 0, -1, smallBelowBytes);
      return new Look.Recounted(null, Tally.NOTHING, empty, reason);
    }
    return recounted(newest.get(), smallBelowBytes, reason);
  }

  private Look recounted(Snapshot newest, long smallBelowBytes, Reason reason) throws IOException {
    return new Look.Recounted(
        reader.change(newest, smallBelowBytes).snapshot(),
        reader.count(newest, smallBelowBytes),
        position(newest, smallBelowBytes),
        reason);
  }

  private static Position position(Snapshot snapshot, long smallBelowBytes) {
    return new Position(
        snapshot.id(),
        SnapshotReader.identity(snapshot),
        SnapshotReader.records(snapshot),
        snapshot.schemaId(),
        smallBelowBytes);
  }
}
