package io.weir.paimon;

import io.weir.paimon.tally.SnapshotHint;
import io.weir.paimon.tally.TallyReader.TableLoader;
import java.time.Duration;
import java.util.List;
import org.apache.paimon.Snapshot;
import org.apache.paimon.manifest.ManifestFileMeta;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.sink.TableCommitImpl;
import org.jspecify.annotations.Nullable;

/**
 * Merges the manifests of one table into few and leaves out the entries of files that went: a
 * snapshot of its own, with the same data files.
 */
public final class ManifestCompaction {

  private final Calls calls;
  private final TableLoader loader;

  ManifestCompaction(Calls calls, TableLoader loader) {
    this.calls = calls;
    this.loader = loader;
  }

  /** What would be merged now. Reads the lists of manifests, and none of these. */
  public ManifestPlan plan() {
    return calls.call("look at the manifests", () -> plan(loader.load()));
  }

  /**
   * Merges them in one commit. Reads all manifests and writes what is left of them.
   *
   * @param commitUser begins with {@link TableCompaction#COMMIT_USER_PREFIX} and is this run's own
   * @param limit how long it may take
   * @return the manifests as they are then
   */
  public ManifestPlan execute(String commitUser, Duration limit, RunControl control) {
    return calls.call(
        "compact the manifests",
        limit,
        () -> {
          FileStoreTable table = loader.load();
          SnapshotHint.requireWhole(table);
          control.beforeChange();
          try (TableCommitImpl commit = table.newCommit(commitUser)) {
            commit.compactManifests();
          }
          return plan(table);
        });
  }

  private static ManifestPlan plan(FileStoreTable table) {
    @Nullable Snapshot newest = table.snapshotManager().latestSnapshotFromFileSystem();
    if (newest == null) {
      return new ManifestPlan(null, 0, 0, 0, 0, 0);
    }
    List<ManifestFileMeta> manifests =
        table.store().manifestListFactory().create().readDataManifests(newest);
    long target = table.coreOptions().manifestTargetSize().getBytes();
    return new ManifestPlan(
        newest.id(),
        manifests.size(),
        manifests.stream().mapToLong(ManifestFileMeta::fileSize).sum(),
        manifests.stream().mapToLong(ManifestFileMeta::numAddedFiles).sum(),
        manifests.stream().mapToLong(ManifestFileMeta::numDeletedFiles).sum(),
        manifests.stream().filter(manifest -> manifest.fileSize() < target).count());
  }
}
