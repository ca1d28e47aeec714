package io.weir.paimon;

import io.weir.shared.Problem;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.paimon.Snapshot;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.tag.Tag;
import org.apache.paimon.utils.Pair;
import org.apache.paimon.utils.SnapshotManager;
import org.jspecify.annotations.Nullable;

/** Reads a table's snapshots and tags. */
final class SnapshotReader {

  private final FileStoreTable table;
  private final SnapshotManager snapshots;

  SnapshotReader(FileStoreTable table) {
    this.table = table;
    this.snapshots = table.snapshotManager();
  }

  /** Newest first, those below the id, at most so many. Ids that are gone are passed over. */
  List<TableSnapshot> before(@Nullable Long id, int limit) throws IOException {
    Long newest = snapshots.latestSnapshotIdFromFileSystem();
    Long earliest = snapshots.earliestSnapshotId();
    List<TableSnapshot> found = new ArrayList<>();
    if (newest == null || earliest == null) {
      return found;
    }
    Map<Long, List<String>> tags = tagNames();
    long next = id == null ? newest : Math.min(newest, id - 1);
    for (; next >= earliest && found.size() < limit; next--) {
      long current = next;
      snapshot(current)
          .map(s -> describe(s, tags.getOrDefault(current, List.of())))
          .ifPresent(found::add);
    }
    return found;
  }

  /**
   * The newest snapshot that was committed at a time or before.
   *
   * @param pointer to the time in the request
   * @throws Problem INVALID when none is that old
   */
  Snapshot at(String pointer, Instant time) {
    Snapshot found = snapshots.earlierOrEqualTimeMills(time.toEpochMilli());
    if (found != null) {
      return found;
    }
    Snapshot earliest = snapshots.earliestSnapshot();
    throw Problem.invalid(
        pointer,
        earliest == null
            ? "Nothing was committed yet."
            : "No snapshot is that old. The earliest is of "
                + Instant.ofEpochMilli(earliest.timeMillis())
                + "; tags may reach further back.");
  }

  /** By name. */
  List<TableTag> tags() throws IOException {
    List<TableTag> tags = new ArrayList<>();
    for (Pair<Tag, String> tag : table.tagManager().tagObjects()) {
      LocalDateTime made = tag.getLeft().getTagCreateTime();
      tags.add(
          new TableTag(
              tag.getRight(),
              tag.getLeft().id(),
              made == null
                  ? Instant.ofEpochMilli(tag.getLeft().timeMillis())
                  : made.atZone(ZoneId.systemDefault()).toInstant(),
              records(tag.getLeft()),
              tag.getLeft().getTagTimeRetained()));
    }
    tags.sort(Comparator.comparing(TableTag::name));
    return tags;
  }

  private Optional<Snapshot> snapshot(long id) {
    try {
      return Optional.of(snapshots.tryGetSnapshot(id));
    } catch (FileNotFoundException e) {
      return Optional.empty();
    }
  }

  private Map<Long, List<String>> tagNames() throws IOException {
    Map<Long, List<String>> names = new HashMap<>();
    for (TableTag tag : tags()) {
      names.computeIfAbsent(tag.snapshotId(), id -> new ArrayList<>()).add(tag.name());
    }
    return names;
  }

  private static TableSnapshot describe(Snapshot snapshot, List<String> tags) {
    return new TableSnapshot(
        snapshot.id(),
        snapshot.schemaId(),
        snapshot.commitKind().name(),
        Instant.ofEpochMilli(snapshot.timeMillis()),
        snapshot.commitUser(),
        snapshot.commitIdentifier(),
        records(snapshot),
        orZero(snapshot.deltaRecordCount()),
        snapshot.changelogRecordCount(),
        tags);
  }

  private static long records(Snapshot snapshot) {
    return orZero(snapshot.totalRecordCount());
  }

  private static long orZero(@Nullable Long count) {
    return count == null ? 0 : count;
  }
}
