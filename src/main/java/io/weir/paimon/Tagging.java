package io.weir.paimon;

import io.weir.paimon.tally.FileCount;
import io.weir.paimon.tally.TallyReader.TableLoader;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.apache.paimon.Snapshot;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.utils.SnapshotManager;
import org.jspecify.annotations.Nullable;

/** The tags of a table. Every method asks the storage and blocks. */
public final class Tagging {

  private final Calls calls;
  private final TableLoader loader;

  Tagging(Calls calls, TableLoader loader) {
    this.calls = calls;
    this.loader = loader;
  }

  /** By name. */
  public List<TableTag> all() {
    return calls.call("read the tags", () -> all(loader.load()));
  }

  private static List<TableTag> all(FileStoreTable table) throws IOException {
    return new SnapshotReader(table).tags();
  }

  /**
   * The snapshot that a tag can be made of.
   *
   * @param id null for the newest; one that is there, or that another tag keeps
   * @throws Problem NOT_FOUND; CONFLICT when nothing was committed yet
   */
  public long snapshot(@Nullable Long id) {
    return calls.call("look for the snapshot", () -> snapshot(loader.load(), id));
  }

  private static long snapshot(FileStoreTable table, @Nullable Long id) throws IOException {
    if (id == null) {
      Long latest = table.snapshotManager().latestSnapshotIdFromFileSystem();
      if (latest == null) {
        throw Problem.conflict("There is nothing to tag: no snapshot was committed yet.");
      }
      return latest;
    }
    boolean found =
        table.snapshotManager().snapshotExists(id)
            || all(table).stream().anyMatch(tag -> tag.snapshotId() == id);
    if (!found) {
      throw Problem.notFound("snapshot", Long.toString(id));
    }
    return id;
  }

  /**
   * Makes a tag.
   *
   * @param retained after so long Paimon's expiry of tags may delete it; null for what the table's
   *     options say
   * @param beforeChange what it throws keeps the tag from being made
   * @throws Problem CONFLICT when there is one of that name
   */
  public void create(
      String name, long snapshotId, @Nullable Duration retained, Runnable beforeChange) {
    calls.run(
        "make the tag",
        () -> {
          FileStoreTable table = loader.load();
          if (table.tagManager().tagExists(name)) {
            throw Problem.conflict("There already is a tag '" + name + "'.");
          }
          beforeChange.run();
          if (retained == null) {
            table.createTag(name, snapshotId);
          } else {
            table.createTag(name, snapshotId, retained);
          }
        });
  }

  /**
   * What would go with a tag.
   *
   * @throws Problem NOT_FOUND
   */
  public TagLoss loss(String name) {
    return calls.call("look at the tag", () -> loss(loader.load(), name));
  }

  private static TagLoss loss(FileStoreTable table, String name) throws IOException {
    TableTag tag =
        all(table).stream()
            .filter(one -> one.name().equals(name))
            .findFirst()
            .orElseThrow(() -> Problem.notFound("tag", name));
    return new TagLoss(tag, held(table, tag), new BranchNeeds(table).of(Set.of(name)));
  }

  private static FileCount held(FileStoreTable table, TableTag tag) {
    List<Snapshot> tagged = table.tagManager().taggedSnapshots();
    SnapshotManager snapshots = table.snapshotManager();
    boolean keptOtherwise =
        snapshots.snapshotExists(tag.snapshotId())
            || table.tagManager().tags().values().stream()
                .anyMatch(names -> names.size() > 1 && names.contains(tag.name()));
    if (keptOtherwise) {
      return FileCount.NONE;
    }
    int at = tagged.stream().map(Snapshot::id).toList().indexOf(tag.snapshotId());
    return FileSet.of(table, tagged.get(at)).without(table, around(tagged, at, snapshots)).count();
  }

  /** A file lives as long as one stretch of snapshots: the next kept on either side tell. */
  private static List<Snapshot> around(List<Snapshot> tagged, int at, SnapshotManager snapshots) {
    List<Snapshot> around = new ArrayList<>();
    if (at > 0) {
      around.add(tagged.get(at - 1));
    }
    if (at + 1 < tagged.size()) {
      around.add(tagged.get(at + 1));
    }
    Snapshot earliest = snapshots.earliestSnapshot();
    if (earliest != null) {
      around.add(earliest);
    }
    return around;
  }

  /**
   * Deletes a tag, and with it the files that are there for its sake alone.
   *
   * @param limit how long it may take
   * @param beforeChange what it throws keeps the tag
   */
  public void delete(String name, Duration limit, Runnable beforeChange) {
    calls.call(
        "delete the tag",
        limit,
        () -> {
          FileStoreTable table = loader.load();
          beforeChange.run();
          table.deleteTag(name);
          // Paimon says nothing where it could not delete
          if (table.tagManager().tagExists(name)) {
            throw new Problem(
                ProblemType.UPSTREAM, "The storage did not delete the tag '" + name + "'.");
          }
          return true;
        });
  }
}
