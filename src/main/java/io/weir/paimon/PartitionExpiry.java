package io.weir.paimon;

import io.weir.paimon.PartitionExpiryPlan.Part;
import io.weir.paimon.tally.PartitionNames;
import io.weir.paimon.tally.SnapshotHint;
import io.weir.paimon.tally.TallyReader.TableLoader;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.paimon.CoreOptions;
import org.apache.paimon.Snapshot;
import org.apache.paimon.manifest.PartitionEntry;
import org.apache.paimon.partition.PartitionExpireStrategy;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.sink.TableCommitImpl;

/**
 * Drops the partitions of one table that its own options call too old: first freezes which they
 * are, then drops those and no other. What they held stays readable in older snapshots until these
 * expire. Reads the manifests once for the plan and once with each commit.
 */
public final class PartitionExpiry {

  private final Calls calls;
  private final TableLoader loader;

  PartitionExpiry(Calls calls, TableLoader loader) {
    this.calls = calls;
    this.loader = loader;
  }

  /** Freezes which partitions may go; drops none. */
  public PartitionExpiryPlan plan(Instant now) {
    return calls.call("plan the expiry of partitions", () -> plan(loader.load(), now));
  }

  /**
   * Drops the partitions of the plan, in the order of their names. Those of a batch are looked at
   * once more before it: one that was written since, where that makes it young, stays.
   *
   * @param commitUser begins with {@link TableCompaction#COMMIT_USER_PREFIX} and is this run's own
   * @param limit how long it may take
   */
  public ExpiryResult execute(
      PartitionExpiryPlan plan, String commitUser, Duration limit, RunControl control) {
    return calls.call(
        "expire partitions", limit, () -> execute(loader.load(), plan, commitUser, control));
  }

  private static PartitionExpiryPlan plan(FileStoreTable table, Instant now) {
    Snapshot snapshot = table.snapshotManager().latestSnapshotFromFileSystem();
    Duration after =
        table.partitionKeys().isEmpty() ? null : table.coreOptions().partitionExpireTime();
    Long id = snapshot == null ? null : snapshot.id();
    if (snapshot == null || after == null) {
      return new PartitionExpiryPlan(id, after, now, List.of(), 0);
    }
    PartitionNames names = new PartitionNames(table);
    List<Part> parts =
        tooOld(table, now.minus(after)).stream()
            .map(entry -> part(names, entry))
            .sorted(Comparator.comparing(Part::partition))
            .toList();
    int dropped = Math.min(parts.size(), PartitionExpiryPlan.MOST);
    return new PartitionExpiryPlan(
        id, after, now, parts.subList(0, dropped), parts.size() - dropped);
  }

  /** Paimon reads the values of partitions as local time. */
  private static List<PartitionEntry> tooOld(FileStoreTable table, Instant before) {
    LocalDateTime local = LocalDateTime.ofInstant(before, ZoneId.systemDefault());
    return strategy(table).selectExpiredPartitions(table.store().newScan(), local);
  }

  private static PartitionExpireStrategy strategy(FileStoreTable table) {
    CoreOptions options = table.coreOptions();
    return PartitionExpireStrategy.createPartitionExpireStrategy(
        options,
        table.schema().logicalPartitionType(),
        table.catalogEnvironment().catalogLoader(),
        table.catalogEnvironment().identifier());
  }

  private static Part part(PartitionNames names, PartitionEntry entry) {
    return new Part(
        names.of(entry.partition()),
        entry.recordCount(),
        entry.fileCount(),
        entry.fileSizeInBytes(),
        Instant.ofEpochMilli(entry.lastFileCreationTime()));
  }

  private static ExpiryResult execute(
      FileStoreTable table, PartitionExpiryPlan plan, String commitUser, RunControl control)
      throws Exception {
    SnapshotHint.requireWhole(table);
    TableState before = TableState.of(table);
    List<Part> parts = plan.parts();
    long dropped = 0;
    int next = 0;
    while (next < parts.size() && !control.isCancelled()) {
      List<Part> batch =
          parts.subList(next, Math.min(next + PartitionExpiryPlan.BATCH, parts.size()));
      List<Map<String, String>> still = stillTooOld(table, plan, batch);
      if (!still.isEmpty()) {
        control.beforeChange();
        drop(table, still, commitUser);
      }
      dropped += still.size();
      next += batch.size();
      control.progressed(next, parts.size());
    }
    return new ExpiryResult(dropped, next == parts.size(), before, TableState.of(table));
  }

  private static List<Map<String, String>> stillTooOld(
      FileStoreTable table, PartitionExpiryPlan plan, List<Part> batch) {
    Set<String> wanted = batch.stream().map(Part::partition).collect(Collectors.toSet());
    Instant before = plan.frozenAt().minus(Objects.requireNonNull(plan.after()));
    PartitionNames names = new PartitionNames(table);
    PartitionExpireStrategy strategy = strategy(table);
    return tooOld(table, before).stream()
        .filter(entry -> wanted.contains(names.of(entry.partition())))
        .map(entry -> values(strategy, entry))
        .toList();
  }

  private static Map<String, String> values(
      PartitionExpireStrategy strategy, PartitionEntry entry) {
    Object[] values = strategy.convertPartition(entry.partition());
    return strategy.toPartitionString(strategy.toPartitionValue(values).toArray());
  }

  private static void drop(
      FileStoreTable table, List<Map<String, String>> partitions, String commitUser)
      throws Exception {
    try (TableCommitImpl commit = table.newCommit(commitUser)) {
      commit.truncatePartitions(partitions);
    }
  }
}
