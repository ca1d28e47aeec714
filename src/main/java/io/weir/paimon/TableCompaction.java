package io.weir.paimon;

import io.weir.paimon.CompactionPlan.Part;
import io.weir.paimon.tally.PartitionNames;
import io.weir.paimon.tally.SnapshotHint;
import io.weir.paimon.tally.TallyReader.TableLoader;
import io.weir.shared.Problem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.Snapshot;
import org.apache.paimon.disk.IOManager;
import org.apache.paimon.table.BucketMode;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.sink.BatchWriteBuilder;
import org.apache.paimon.table.sink.CommitMessage;
import org.apache.paimon.table.sink.TableCommitImpl;
import org.jspecify.annotations.Nullable;

/**
 * Compacts one table inside this JVM, and does nothing else by the way: a Paimon commit that may
 * compact also expires snapshots, partitions and consumers and makes tags. So the files are written
 * through a copy of the table that compacts and committed through one that is {@code write-only}.
 */
public final class TableCompaction {

  /** What the commit users of Weir's own commits begin with. */
  public static final String COMMIT_USER_PREFIX = "weir-";

  private final Calls calls;
  private final TableLoader loader;

  TableCompaction(Calls calls, TableLoader loader) {
    this.calls = calls;
    this.loader = loader;
  }

  /** What would be rewritten now. Reads the manifests, no data. */
  public CompactionPlan plan(CompactionStrategy strategy) {
    return calls.call(
        "plan the compaction",
        () -> {
          FileStoreTable table = loader.load();
          Snapshot snapshot = table.snapshotManager().latestSnapshotFromFileSystem();
          List<Rewrite> rewrites =
              PostponedFiles.isKeptBy(table)
                  ? new PostponedFiles(table, snapshot).toPlace()
                  : compacting(table, strategy).plan();
          return describe(table, strategy, snapshot, rewrites);
        });
  }

  /**
   * Rewrites what is to be rewritten now, and commits it in one snapshot. Nothing is changed when
   * it fails or is cancelled.
   *
   * @param commitUser begins with {@link #COMMIT_USER_PREFIX} and is this run's own
   * @param limit how long it may take
   * @throws Problem CONFLICT when another writer changed the same files meanwhile or when the work
   *     was cancelled; REFUSED for a table that only a Flink job can compact; whatever {@link
   *     RunControl#beforeChange} throws
   */
  public CompactionResult execute(
      CompactionStrategy strategy, String commitUser, Duration limit, RunControl control) {
    if (!commitUser.startsWith(COMMIT_USER_PREFIX)) {
      throw new IllegalArgumentException("Not a commit user of Weir's: " + commitUser);
    }
    return calls.call(
        "compact the table", limit, () -> execute(loader.load(), strategy, commitUser, control));
  }

  private CompactionResult execute(
      FileStoreTable table, CompactionStrategy strategy, String commitUser, RunControl control)
      throws Exception {
    SnapshotHint.requireWhole(table);
    TableState before = TableState.of(table);
    Compacting compacting = compacting(table, strategy);
    List<Rewrite> rewrites = compacting.plan();
    if (rewrites.isEmpty()) {
      return new CompactionResult(null, before, before);
    }
    List<CommitMessage> done = new ArrayList<>();
    Path spill = Files.createTempDirectory("weir-compaction");
    try (IOManager disk = IOManager.create(spill.toString());
        TableCommitImpl commit = committing(table).newCommit(commitUser)) {
      try {
        compacting.rewrite(rewrites, commitUser, disk, control, done);
        stopIfCancelled(control);
        control.beforeChange();
      } catch (Exception e) {
        commit.abort(done);
        throw e;
      }
      commit(commit, done);
    } finally {
      Files.deleteIfExists(spill);
    }
    return new CompactionResult(committed(table, commitUser), before, TableState.of(table));
  }

  private static void commit(TableCommitImpl commit, List<CommitMessage> done) {
    try {
      commit.ignoreEmptyCommit(true).commit(BatchWriteBuilder.COMMIT_IDENTIFIER, done);
    } catch (RuntimeException e) {
      if (String.valueOf(e.getMessage()).contains("onflicts")) {
        commit.abort(done);
        throw Problem.conflict(
            "Another writer changed the same files meanwhile; the compaction changed nothing.");
      }
      // the commit may yet have happened: its files must stay
      throw e;
    }
  }

  private static void stopIfCancelled(RunControl control) {
    if (control.isCancelled()) {
      throw new WorkCancelled("compaction");
    }
  }

  private static Compacting compacting(FileStoreTable table, CompactionStrategy strategy) {
    if (PostponedFiles.isKeptBy(table)) {
      throw Problem.refused("/action", "A table with bucket=-2 is compacted by a Flink job only.");
    }
    FileStoreTable compacts =
        table.copyWithoutTimeTravel(Map.of(CoreOptions.WRITE_ONLY.key(), "false"));
    return table.bucketMode() == BucketMode.BUCKET_UNAWARE
        ? new AppendCompacting(compacts, strategy)
        : new BucketCompacting(compacts, strategy);
  }

  private static FileStoreTable committing(FileStoreTable table) {
    Map<String, @Nullable String> options = new HashMap<>();
    options.put(CoreOptions.WRITE_ONLY.key(), "true");
    // a null takes the option away: a write-only commit would still expire consumers
    options.put(CoreOptions.CONSUMER_EXPIRATION_TIME.key(), null);
    return table.copyWithoutTimeTravel(options);
  }

  private static @Nullable Long committed(FileStoreTable table, String commitUser) {
    return table.snapshotManager().latestSnapshotOfUser(commitUser).map(Snapshot::id).orElse(null);
  }

  private static CompactionPlan describe(
      FileStoreTable table,
      CompactionStrategy strategy,
      @Nullable Snapshot snapshot,
      List<Rewrite> rewrites) {
    boolean postponed = PostponedFiles.isKeptBy(table);
    if (snapshot == null) {
      return CompactionPlan.of(strategy, null, List.of(), postponed);
    }
    PartitionNames names = new PartitionNames(table);
    Map<String, Part> parts = new LinkedHashMap<>();
    for (Rewrite rewrite : rewrites) {
      String partition = names.of(rewrite.partition());
      Part part = new Part(partition, rewrite.bucket(), rewrite.files().size(), rewrite.bytes());
      parts.merge(partition + "/" + rewrite.bucket(), part, TableCompaction::add);
    }
    List<Part> sorted =
        parts.values().stream()
            .sorted(Comparator.comparing(Part::partition).thenComparing(Part::bucket))
            .toList();
    return CompactionPlan.of(strategy, snapshot.id(), sorted, postponed);
  }

  private static Part add(Part a, Part b) {
    return new Part(a.partition(), a.bucket(), a.files() + b.files(), a.bytes() + b.bytes());
  }
}
