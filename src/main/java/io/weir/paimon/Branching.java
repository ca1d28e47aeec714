package io.weir.paimon;

import io.weir.paimon.tally.FileCount;
import io.weir.paimon.tally.TallyReader.TableLoader;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.Snapshot;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.tag.Tag;
import org.apache.paimon.utils.BranchManager;
import org.apache.paimon.utils.Pair;
import org.apache.paimon.utils.SnapshotManager;
import org.jspecify.annotations.Nullable;

/** The branches of a table besides main. Every method asks the storage and blocks. */
public final class Branching {

  private final Calls calls;
  private final TableLoader loader;

  Branching(Calls calls, TableLoader loader) {
    this.calls = calls;
    this.loader = loader;
  }

  /** By name. */
  public List<TableBranch> all() {
    return calls.call(
        "read the branches",
        () -> {
          FileStoreTable table = loader.load();
          List<TableBranch> branches = new ArrayList<>();
          for (String name : table.branchManager().branches()) {
            branches.add(read(table, name));
          }
          branches.sort(Comparator.comparing(TableBranch::name));
          return branches;
        });
  }

  private static TableBranch read(FileStoreTable table, String name) throws IOException {
    SnapshotManager snapshots = table.snapshotManager().copyWithBranch(name);
    Snapshot newest = snapshots.latestSnapshotFromFileSystem();
    String fromTag =
        table.tagManager().copyWithBranch(name).tagObjects().stream()
            .min(Comparator.comparingLong((Pair<Tag, String> tag) -> tag.getLeft().id()))
            .map(Pair::getRight)
            .orElse(null);
    if (newest == null) {
      return new TableBranch(name, fromTag, null, 0, 0);
    }
    long count = snapshots.snapshotPaths(id -> true).size();
    Long records = newest.totalRecordCount();
    return new TableBranch(name, fromTag, newest.id(), count, records == null ? 0 : records);
  }

  /**
   * Makes a branch.
   *
   * @param fromTag the tag whose rows it begins with; null to begin empty, with the newest schema
   * @param beforeChange what it throws keeps the branch from being made
   * @throws Problem CONFLICT when there is one of that name; NOT_FOUND when there is no such tag;
   *     REFUSED for a tag whose snapshot has expired, of which Paimon can't make one
   */
  public void create(String name, @Nullable String fromTag, Runnable beforeChange) {
    calls.run(
        "make the branch",
        () -> {
          FileStoreTable table = loader.load();
          if (table.branchManager().branchExists(name)) {
            throw Problem.conflict("There already is a branch '" + name + "'.");
          }
          if (fromTag != null) {
            requireSnapshotOf(table, fromTag);
          }
          beforeChange.run();
          createWhole(table, name, fromTag);
        });
  }

  private static void requireSnapshotOf(FileStoreTable table, String tag) {
    long snapshot =
        table.tagManager().get(tag).orElseThrow(() -> Problem.notFound("tag", tag)).id();
    if (!table.snapshotManager().snapshotExists(snapshot)) {
      throw Problem.refused(
          "/fromTag",
          "Paimon makes branches only of tags whose snapshot is still there, and snapshot "
              + snapshot
              + " of '"
              + tag
              + "' has expired. Choose a newer tag.");
    }
  }

  /** Paimon leaves half a branch behind where it fails. */
  private static void createWhole(FileStoreTable table, String name, @Nullable String fromTag) {
    BranchManager branches = table.branchManager();
    try {
      if (fromTag == null) {
        branches.createBranch(name);
      } else {
        branches.createBranch(name, fromTag);
      }
    } catch (RuntimeException e) {
      if (branches.branchExists(name)) {
        branches.dropBranch(name);
      }
      throw e;
    }
  }

  /**
   * What would go with a branch.
   *
   * @throws Problem NOT_FOUND
   */
  public BranchLoss loss(String name) {
    return calls.call("look at the branch", () -> loss(loader.load(), name));
  }

  private static BranchLoss loss(FileStoreTable table, String name) throws IOException {
    if (!table.branchManager().branches().contains(name)) {
      throw Problem.notFound("branch", name);
    }
    FileStoreTable branched = table.switchToBranch(name);
    Snapshot newest = branched.snapshotManager().latestSnapshotFromFileSystem();
    FileCount held =
        newest == null
            ? FileCount.NONE
            : FileSet.of(branched, newest).without(table, keptByMain(table)).count();
    return new BranchLoss(read(table, name), held, name.equals(fallback(table)));
  }

  private static List<Snapshot> keptByMain(FileStoreTable table) {
    SnapshotManager snapshots = table.snapshotManager();
    return Stream.concat(
            table.tagManager().taggedSnapshots().stream(),
            Stream.of(snapshots.latestSnapshotFromFileSystem(), snapshots.earliestSnapshot())
                .filter(Objects::nonNull))
        .toList();
  }

  private static @Nullable String fallback(FileStoreTable table) {
    return table.coreOptions().toConfiguration().get(CoreOptions.SCAN_FALLBACK_BRANCH);
  }

  /**
   * Deletes a branch: its snapshots, schemas and tags. Data files that were written to it stay,
   * until whoever looks for orphans finds them.
   *
   * @param limit how long it may take
   * @param beforeChange what it throws keeps the branch
   */
  public void delete(String name, Duration limit, Runnable beforeChange) {
    calls.call(
        "delete the branch",
        limit,
        () -> {
          FileStoreTable table = loader.load();
          beforeChange.run();
          table.deleteBranch(name);
          // Paimon says nothing where it could not delete
          if (table.branchManager().branchExists(name)) {
            throw new Problem(
                ProblemType.UPSTREAM, "The storage did not delete the branch '" + name + "'.");
          }
          return true;
        });
  }
}
