package io.weir.paimon;

import io.weir.paimon.RowQuery.When;
import io.weir.shared.Problem;
import java.util.Map;
import java.util.Optional;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.Snapshot;
import org.apache.paimon.table.FileStoreTable;
import org.jspecify.annotations.Nullable;

/**
 * A table as it was at some moment.
 *
 * @param snapshot null when nothing was committed yet
 * @param table with the schema of then
 */
record TimeTravel(@Nullable Snapshot snapshot, FileStoreTable table) {

  /**
   * @throws Problem NOT_FOUND when there is no such snapshot or tag; INVALID when no snapshot is as
   *     old as the time
   */
  static TimeTravel to(When when, FileStoreTable table) {
    String tag = when.tag();
    if (tag != null) {
      Snapshot tagged =
          table
              .tagManager()
              .get(tag)
              .orElseThrow(() -> Problem.notFound("tag", tag))
              .trimToSnapshot();
      return new TimeTravel(tagged, table.copy(Map.of(CoreOptions.SCAN_TAG_NAME.key(), tag)));
    }
    return snapshot(when, table).map(found -> at(found, table)).orElse(new TimeTravel(null, table));
  }

  private static TimeTravel at(Snapshot snapshot, FileStoreTable table) {
    return new TimeTravel(
        snapshot,
        table.copy(Map.of(CoreOptions.SCAN_SNAPSHOT_ID.key(), Long.toString(snapshot.id()))));
  }

  private static Optional<Snapshot> snapshot(When when, FileStoreTable table) {
    if (when.at() != null) {
      return Optional.of(new SnapshotReader(table).at("timestamp", when.at()));
    }
    Long id = when.snapshotId();
    if (id == null) {
      return Optional.ofNullable(table.snapshotManager().latestSnapshotFromFileSystem());
    }
    if (!table.snapshotManager().snapshotExists(id)) {
      throw Problem.notFound("snapshot", Long.toString(id));
    }
    return Optional.of(table.snapshotManager().snapshot(id));
  }
}
