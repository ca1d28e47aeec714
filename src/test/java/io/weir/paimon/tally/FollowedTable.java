package io.weir.paimon.tally;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.apache.paimon.Snapshot;
import org.apache.paimon.table.FileStoreTable;
import org.jspecify.annotations.Nullable;

/** Keeps what a follower finds of a table, and holds it against what Paimon finds. */
final class FollowedTable {

  private final TableFiles files;
  private final TableFollower follower;
  private Position position = Position.UNKNOWN;
  private Tally tally = Tally.NOTHING;
  private final NavigableMap<Long, SnapshotFacts> retained = new TreeMap<>();
  private final Map<String, FileCount> orphans =
      new HashMap<>(Map.of("data", FileCount.NONE, "changelog", FileCount.NONE));

  FollowedTable(FileStoreTable table, BiPredicate<Position, Snapshot> isSame) {
    this.files =
        new TableFiles(table.fileIO(), table.location(), "main", new OtherFormats(() -> table));
    this.follower =
        new TableFollower(
            files,
            new SmallFileSize(table.fileIO(), table.location(), "main"),
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
  @Nullable String difference(FileStoreTable table) throws Exception {
    long newest = table.snapshotManager().latestSnapshotIdFromFileSystem();
    if (position.snapshotId() != newest) {
      return "stands at " + position.snapshotId() + ", the newest is " + newest;
    }
    Tally counted = PaimonCount.of(table, position.smallBelowBytes());
    return tally.equals(counted) ? differenceOnDisk(table) : "is " + tally + ", not " + counted;
  }

  /** Live, dead, held by tags, and orphans: together what lies on the disk, without a listing. */
  private @Nullable String differenceOnDisk(FileStoreTable table) throws Exception {
    for (Map.Entry<String, FileCount> known : known(table).entrySet()) {
      FileCount counted = known.getValue().plus(orphans.get(known.getKey()));
      FileCount there = onDisk(known.getKey(), table);
      if (!there.equals(counted)) {
        return known.getKey() + " files are " + counted + ", on disk " + there;
      }
    }
    return null;
  }

  /** A rollback leaves the files of the snapshots that it takes away: no snapshot knows them. */
  void takeAsOrphans(FileStoreTable table) throws Exception {
    for (Map.Entry<String, FileCount> known : known(table).entrySet()) {
      FileCount there = onDisk(known.getKey(), table);
      FileCount left =
          new FileCount(
              there.files() - known.getValue().files(), there.bytes() - known.getValue().bytes());
      orphans.put(known.getKey(), left);
    }
  }

  private Map<String, FileCount> known(FileStoreTable table) throws Exception {
    TableHistory history = reader(table).history(retained.keySet(), Integer.MAX_VALUE);
    long earliest = history.snapshotIds().get(0);
    retained.headMap(earliest).clear();
    history.snapshots().forEach(facts -> retained.put(facts.id(), facts));
    FileCount data = new FileCount(tally.sums().files(), tally.sums().bytes());
    FileCount changelog = FileCount.NONE;
    for (SnapshotFacts facts : retained.values()) {
      changelog = changelog.plus(facts.changelog());
      data = facts.id() > earliest ? data.plus(facts.dead()) : data;
    }
    for (TagFacts tag : history.surroundings().tags()) {
      data = data.plus(tag.held());
    }
    return Map.of("data", data, "changelog", changelog);
  }

  private static TallyReader reader(FileStoreTable table) {
    return new TallyReader(
        table.fileIO(), table.location(), "main", () -> table, Clock.systemUTC());
  }

  private static FileCount onDisk(String kind, FileStoreTable table) throws IOException {
    FileCount there = FileCount.NONE;
    try (Stream<Path> paths = Files.walk(Path.of(table.location().toUri()))) {
      for (Path path : paths.filter(p -> isOf(kind, p)).toList()) {
        there = there.plus(new FileCount(1, Files.size(path)));
      }
    }
    return there;
  }

  private static boolean isOf(String kind, Path path) {
    return path.getFileName().toString().startsWith(kind + "-")
        && path.getParent().getFileName().toString().startsWith("bucket-");
  }
}
