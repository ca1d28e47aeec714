package io.weir.paimon.tally;

import java.io.IOException;
import java.time.Clock;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import org.apache.paimon.Snapshot;
import org.apache.paimon.table.FileStoreTable;
import org.jspecify.annotations.Nullable;

/** Keeps what a follower finds of a table, or of a branch, and holds it against Paimon's count. */
final class FollowedTable {

  private final String branch;
  private final TableFollower follower;
  private final NavigableMap<Long, SnapshotFacts> retained = new TreeMap<>();
  private Position position = Position.UNKNOWN;
  private Tally tally = Tally.NOTHING;

  FollowedTable(FileStoreTable table, BiPredicate<Position, Snapshot> isSame) {
    this.branch = table.coreOptions().branch();
    TableFiles files =
        new TableFiles(table.fileIO(), table.location(), branch, new OtherFormats(() -> table));
    this.follower =
        new TableFollower(
            files,
            new SmallFileSize(table.fileIO(), table.location(), branch),
            Clock.systemUTC(),
            isSame);
  }

  void look(boolean verify) throws IOException {
    boolean more = true;
    while (more) {
      more = keep(follower.look(position, verify));
    }
  }

  private boolean keep(Look look) {
    if (look instanceof Look.Advanced advanced) {
      for (SnapshotChange change : advanced.changes()) {
        tally = tally.plus(change.change());
        retained.put(change.snapshot().id(), change.snapshot());
      }
      position = advanced.position();
      return true;
    }
    if (look instanceof Look.Recounted recounted) {
      tally = recounted.tally();
      position = recounted.position();
      retained.clear();
    }
    return false;
  }

  /** Null where there is none. */
  @Nullable String difference(FileStoreTable table) {
    Snapshot newest = table.snapshotManager().latestSnapshotFromFileSystem();
    long id = newest == null ? 0 : newest.id();
    if (position.snapshotId() != id) {
      return branch + " stands at " + position.snapshotId() + ", the newest is " + id;
    }
    Tally counted = PaimonCount.of(table, position.smallBelowBytes());
    return tally.equals(counted) ? null : branch + " is " + tally + ", not " + counted;
  }

  /** What is in the storage of it: live, dead, and held by its tags. */
  Held held(FileStoreTable table) throws Exception {
    TableHistory history =
        new TallyReader(table.fileIO(), table.location(), branch, () -> table, Clock.systemUTC())
            .history(retained.keySet(), Integer.MAX_VALUE);
    if (history.snapshotIds().isEmpty()) {
      return Held.NOTHING;
    }
    long earliest = history.snapshotIds().get(0);
    retained.headMap(earliest).clear();
    history.snapshots().forEach(facts -> retained.put(facts.id(), facts));
    return held(earliest, history.surroundings());
  }

  private Held held(long earliest, Surroundings surroundings) {
    FileCount data = new FileCount(tally.sums().files(), tally.sums().bytes());
    FileCount changelog = FileCount.NONE;
    for (SnapshotFacts facts : retained.values()) {
      changelog = changelog.plus(facts.changelog());
      data = facts.id() > earliest ? data.plus(facts.dead()) : data;
    }
    for (TagFacts tag : surroundings.tags()) {
      data = data.plus(tag.held());
    }
    return new Held(data, changelog);
  }

  /** Of a branch, what it has beyond the tag that it was made of, which its table has too. */
  Held heldAlone(FileStoreTable table) throws Exception {
    Held held = held(table);
    for (Snapshot tagged : table.tagManager().taggedSnapshots()) {
      FileSums sums = PaimonCount.of(table, tagged, position.smallBelowBytes()).sums();
      FileCount data = new FileCount(sums.files(), sums.bytes());
      held = held.minus(new Held(data, retained.get(tagged.id()).changelog()));
    }
    return held;
  }
}
