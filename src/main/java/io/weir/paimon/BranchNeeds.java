package io.weir.paimon;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.paimon.Snapshot;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.tag.Tag;
import org.apache.paimon.utils.Pair;
import org.apache.paimon.utils.SnapshotManager;

/**
 * Which branches need tags of a table. A branch shares the files of the snapshot that it was made
 * from; what keeps Paimon from deleting them with the table's own is that snapshot's tag alone.
 */
final class BranchNeeds {

  private final FileStoreTable table;

  BranchNeeds(FileStoreTable table) {
    this.table = table;
  }

  /**
   * The branches that have files which only these tags keep, by name. Snapshots are not counted on:
   * whoever writes the table may expire them.
   */
  List<String> of(Set<String> tagsToGo) {
    List<String> branches = table.branchManager().branches();
    if (branches.isEmpty() || tagsToGo.isEmpty()) {
      return List.of();
    }
    List<Tag> going = new ArrayList<>();
    List<Tag> staying = new ArrayList<>();
    for (Pair<Tag, String> tag : table.tagManager().tagObjects()) {
      (tagsToGo.contains(tag.getRight()) ? going : staying).add(tag.getLeft());
    }
    FileSet kept = FileSet.of(table, going).without(table, staying);
    return branches.stream().filter(branch -> needs(branch, kept)).sorted().toList();
  }

  private boolean needs(String branch, FileSet files) {
    if (files.isEmpty()) {
      return false;
    }
    FileStoreTable branched = table.switchToBranch(branch);
    return oldest(branched).filter(o -> FileSet.of(branched, o).overlaps(files)).isPresent();
  }

  /** Of the files that a branch shares its oldest state has all that it still needs. */
  private static Optional<Snapshot> oldest(FileStoreTable branched) {
    SnapshotManager snapshots = branched.snapshotManager();
    Stream<Snapshot> tagged = branched.tagManager().taggedSnapshots().stream();
    Stream<Snapshot> earliest =
        Optional.ofNullable(snapshots.earliestSnapshotId()).map(snapshots::snapshot).stream();
    return Stream.concat(tagged, earliest).min(Comparator.comparingLong(Snapshot::id));
  }
}
