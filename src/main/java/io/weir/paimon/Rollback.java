package io.weir.paimon;

import io.weir.paimon.tally.ConsumerFacts;
import io.weir.paimon.tally.ConsumersReader;
import io.weir.paimon.tally.SnapshotHint;
import io.weir.paimon.tally.TallyReader.TableLoader;
import io.weir.shared.Problem;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.paimon.Snapshot;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.RollbackHelper;
import org.apache.paimon.utils.SnapshotManager;

/**
 * Takes a table back to an earlier snapshot. Later snapshots and their tags are deleted; their data
 * files stay, until whoever looks for orphans finds them. Every method asks the storage and blocks.
 */
public final class Rollback {

  /** So many of the snapshots that go are described. */
  private static final int DESCRIBED = 20;

  private final Calls calls;
  private final TableLoader loader;

  Rollback(Calls calls, TableLoader loader) {
    this.calls = calls;
    this.loader = loader;
  }

  /**
   * What would be lost; changes nothing.
   *
   * @throws Problem NOT_FOUND when there is no such snapshot or tag; INVALID when no snapshot is as
   *     old as the time; CONFLICT when nothing was committed yet
   */
  public RollbackLoss loss(RollbackTarget target) {
    return calls.call("look at what a rollback takes away", () -> loss(loader.load(), target));
  }

  private static RollbackLoss loss(FileStoreTable table, RollbackTarget target) throws IOException {
    Snapshot latest = table.snapshotManager().latestSnapshotFromFileSystem();
    if (latest == null) {
      throw Problem.conflict("There is nothing to take back: no snapshot was committed yet.");
    }
    Snapshot to = snapshot(table, target);
    SnapshotReader reader = new SnapshotReader(table);
    List<TableTag> tags = reader.tags().stream().filter(tag -> tag.snapshotId() > to.id()).toList();
    List<ConsumerFacts> consumers =
        new ConsumersReader(table)
            .read().stream().filter(reads -> reads.nextSnapshot() > to.id() + 1).toList();
    return new RollbackLoss(
        to.id(),
        Instant.ofEpochMilli(to.timeMillis()),
        latest.id(),
        table.snapshotManager().snapshotPaths(id -> id > to.id()).size(),
        reader.before(null, DESCRIBED).stream().filter(lost -> lost.id() > to.id()).toList(),
        records(to),
        records(latest),
        tags,
        consumers,
        new BranchNeeds(table).of(tags.stream().map(TableTag::name).collect(Collectors.toSet())));
  }

  private static Snapshot snapshot(FileStoreTable table, RollbackTarget target) {
    String tag = target.tag();
    if (tag != null) {
      return table
          .tagManager()
          .get(tag)
          .orElseThrow(() -> Problem.notFound("tag", tag))
          .trimToSnapshot();
    }
    Instant at = target.at();
    return at == null
        ? numbered(table, Objects.requireNonNull(target.snapshotId()))
        : new SnapshotReader(table).at("/timestamp", at);
  }

  private static Snapshot numbered(FileStoreTable table, long id) {
    SnapshotManager snapshots = table.snapshotManager();
    return Optional.of(id)
        .filter(snapshots::snapshotExists)
        .map(snapshots::snapshot)
        .or(() -> tagged(table, id))
        .orElseThrow(() -> Problem.notFound("snapshot", Long.toString(id)));
  }

  private static Optional<Snapshot> tagged(FileStoreTable table, long id) {
    return table.tagManager().taggedSnapshots().stream().filter(s -> s.id() == id).findFirst();
  }

  private static long records(Snapshot snapshot) {
    Long count = snapshot.totalRecordCount();
    return count == null ? 0 : count;
  }

  /**
   * Takes the table back. A snapshot that has expired and that a tag keeps is brought back first,
   * so that the table is never without one, also where this is cut short; it can be done again
   * then.
   *
   * @param limit how long it may take
   * @param beforeChange what it throws keeps everything as it is
   * @throws Problem CONFLICT when more was committed since
   */
  public void execute(RollbackLoss loss, Duration limit, Runnable beforeChange) {
    calls.call(
        "roll back",
        limit,
        () -> {
          FileStoreTable table = loader.load();
          SnapshotHint.requireWhole(table);
          Snapshot to = numbered(table, loss.snapshotId());
          Long latest = table.snapshotManager().latestSnapshotIdFromFileSystem();
          if (latest == null || latest != loss.latest()) {
            throw Problem.conflict("The table moved on to snapshot " + latest + " meanwhile.");
          }
          beforeChange.run();
          bringBack(table, to);
          table.rollbackTo(to.id());
          return true;
        });
  }

  private static void bringBack(FileStoreTable table, Snapshot snapshot) {
    new RollbackHelper(
            table.snapshotManager(), table.changelogManager(), table.tagManager(), table.fileIO())
        .createSnapshotFileIfNeeded(snapshot);
  }
}
