package io.weir.paimon;

import io.weir.paimon.ExpiryPlan.Bound;
import io.weir.paimon.ExpiryPlan.Kind;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.paimon.Snapshot;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.utils.SnapshotManager;
import org.apache.paimon.utils.TagManager;

/**
 * What keeps a table's snapshots. The formula is that of Paimon's ExpireSnapshotsImpl, without its
 * limit per call; branches are an addition: a branch shares the files of the snapshot it was made
 * from, which Paimon's expiry protects by that snapshot's tag alone.
 */
final class ExpiryBounds {

  private final FileStoreTable table;
  private final SnapshotManager snapshots;

  ExpiryBounds(FileStoreTable table) {
    this.table = table;
    this.snapshots = table.snapshotManager();
  }

  /** All bounds, tightest first; none when the table has no snapshots. */
  List<Bound> of(SnapshotRetention retention, Instant now, long earliest, long latest)
      throws IOException {
    List<Bound> bounds = new ArrayList<>(readers());
    long byMin = latest - retention.min() + 1;
    bounds.add(new Bound(Kind.RETAIN_MIN, null, byMin));
    bounds.add(new Bound(Kind.RETAIN_TIME, null, byTime(retention, now, earliest, latest)));
    bounds.sort(Comparator.comparing(Bound::keepsFrom));
    return bounds;
  }

  /** What reads from a snapshot on and must not lose it: consumers and branches. */
  List<Bound> readers() throws IOException {
    List<Bound> bounds = new ArrayList<>();
    table
        .consumerManager()
        .consumers()
        .forEach((id, next) -> bounds.add(new Bound(Kind.CONSUMER, id, next)));
    Set<Long> tagged =
        table.tagManager().taggedSnapshots().stream().map(Snapshot::id).collect(Collectors.toSet());
    for (String branch : table.branchManager().branches()) {
      forkOf(branch).stream()
          .filter(id -> !tagged.contains(id))
          .forEach(id -> bounds.add(new Bound(Kind.BRANCH, branch, id)));
    }
    return bounds;
  }

  /** Snapshots of main whose files a branch may still read: its tags' and its earliest. */
  private List<Long> forkOf(String branch) {
    List<Long> ids = new ArrayList<>();
    TagManager tags = table.tagManager().copyWithBranch(branch);
    tags.taggedSnapshots().forEach(snapshot -> ids.add(snapshot.id()));
    Long earliest = snapshots.copyWithBranch(branch).earliestSnapshotId();
    if (earliest != null) {
      ids.add(earliest);
    }
    return ids.stream().min(Long::compare).map(List::of).orElse(List.of());
  }

  /** The oldest snapshot that is young enough and not one too many. */
  private long byTime(SnapshotRetention retention, Instant now, long earliest, long latest) {
    long olderThan = now.minus(retention.time()).toEpochMilli();
    long first =
        retention.max() == null ? earliest : Math.max(earliest, latest - retention.max() + 1);
    for (long id = first; id <= latest; id++) {
      if (snapshots.snapshotExists(id) && snapshots.snapshot(id).timeMillis() >= olderThan) {
        return id;
      }
    }
    return latest;
  }
}
