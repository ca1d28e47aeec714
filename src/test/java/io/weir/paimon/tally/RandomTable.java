package io.weir.paimon.tally;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import org.apache.paimon.CoreOptions.ChangelogProducer;
import org.apache.paimon.data.BinaryRow;
import org.apache.paimon.data.BinaryString;
import org.apache.paimon.data.GenericRow;
import org.apache.paimon.disk.IOManager;
import org.apache.paimon.options.ExpireConfig;
import org.apache.paimon.table.BucketMode;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.sink.BatchTableCommit;
import org.apache.paimon.table.sink.BatchTableWrite;
import org.apache.paimon.table.sink.BatchWriteBuilder;
import org.apache.paimon.table.source.DataSplit;
import org.apache.paimon.table.source.Split;

/** What is done at random to one table, or to one branch of it. */
final class RandomTable {

  /** Rollbacks go back so far at most; older snapshots may be gone. */
  static final int DEEPEST_ROLLBACK = 3;

  /** Each write has so many rows: what replaces it after a rollback has as many. */
  private static final int ROWS = 12;

  private static final int PARTITIONS = 4;

  private final Random random;
  private final Path spill;
  private final Callable<FileStoreTable> loader;
  private boolean leftOrphans;

  RandomTable(Random random, Path spill, Callable<FileStoreTable> loader) {
    this.random = random;
    this.spill = spill;
    this.loader = loader;
  }

  FileStoreTable table() throws Exception {
    return loader.call();
  }

  /** 0 when nothing was committed. */
  long newest() throws Exception {
    Long newest = table().snapshotManager().latestSnapshotId();
    return newest == null ? 0 : newest;
  }

  /** Whether files were left, since this was asked last, that no snapshot knows. */
  boolean leftOrphans() {
    boolean was = leftOrphans;
    leftOrphans = false;
    return was;
  }

  void write() throws Exception {
    FileStoreTable table = table();
    int from = random.nextInt(60);
    String value = "x".repeat(random.nextInt(300));
    BatchWriteBuilder builder = table.newBatchWriteBuilder();
    try (BatchTableWrite write = builder.newWrite();
        BatchTableCommit commit = builder.newCommit();
        IOManager io = IOManager.create(spill.toString())) {
      write.withIOManager(io);
      for (int i = 0; i < ROWS; i++) {
        GenericRow row =
            GenericRow.of(
                random.nextInt(PARTITIONS),
                from + i,
                BinaryString.fromString(value + random.nextInt()));
        if (table.bucketMode() == BucketMode.HASH_DYNAMIC) {
          write.write(row, random.nextInt(3));
        } else {
          write.write(row);
        }
      }
      commit.commit(write.prepareCommit());
    }
  }

  void overwrite() throws Exception {
    FileStoreTable table = table();
    int p = random.nextInt(PARTITIONS);
    // the changelog of an overwrite is written and not committed
    leftOrphans |= table.coreOptions().changelogProducer() != ChangelogProducer.NONE;
    BatchWriteBuilder builder =
        table.newBatchWriteBuilder().withOverwrite(Map.of("p", String.valueOf(p)));
    try (BatchTableWrite write = builder.newWrite();
        BatchTableCommit commit = builder.newCommit();
        IOManager io = IOManager.create(spill.toString())) {
      write.withIOManager(io);
      for (int i = 0; i < ROWS; i++) {
        write.write(GenericRow.of(p, i, BinaryString.fromString("o" + random.nextInt())), 0);
      }
      commit.commit(write.prepareCommit());
    }
  }

  void dropPartition() throws Exception {
    try (BatchTableCommit commit = table().newBatchWriteBuilder().newCommit()) {
      commit.truncatePartitions(List.of(Map.of("p", String.valueOf(random.nextInt(PARTITIONS)))));
    }
  }

  void compactManifests() throws Exception {
    try (BatchTableCommit commit = table().newBatchWriteBuilder().newCommit()) {
      commit.compactManifests();
    }
  }

  /** Some buckets, fully: files go and come, and some only change their level. */
  void compact() throws Exception {
    FileStoreTable table = table();
    if (table.primaryKeys().isEmpty()) {
      write();
      return;
    }
    BatchWriteBuilder builder = table.copy(Map.of("write-only", "false")).newBatchWriteBuilder();
    try (BatchTableWrite write = builder.newWrite();
        BatchTableCommit commit = builder.newCommit();
        IOManager io = IOManager.create(spill.toString())) {
      write.withIOManager(io);
      for (DataSplit bucket : buckets(table)) {
        if (random.nextBoolean()) {
          write.compact(bucket.partition(), bucket.bucket(), random.nextInt(3) > 0);
        }
      }
      commit.commit(write.prepareCommit());
    }
  }

  private static List<DataSplit> buckets(FileStoreTable table) {
    Map<List<Object>, DataSplit> buckets = new HashMap<>();
    for (Split split : table.newSnapshotReader().read().splits()) {
      DataSplit data = (DataSplit) split;
      BinaryRow partition = data.partition();
      buckets.put(List.of(partition, data.bucket()), data);
    }
    return new ArrayList<>(buckets.values());
  }

  void tag(String name) throws Exception {
    FileStoreTable table = table();
    table.createTag(name, recent(table, 2));
  }

  /** One of so many of the newest snapshots that are still there. */
  private long recent(FileStoreTable table, int newest) {
    long last = table.snapshotManager().latestSnapshotId();
    return Math.max(table.snapshotManager().earliestSnapshotId(), last - random.nextInt(newest));
  }

  /**
   * @return the snapshot that is the newest since
   */
  long rollBack() throws Exception {
    FileStoreTable table = table();
    leftOrphans = true;
    long to = recent(table, DEEPEST_ROLLBACK);
    table.rollbackTo(to);
    return to;
  }

  /**
   * Rolls back, and writes until there are more snapshots than before.
   *
   * @return the snapshot that it went back to
   */
  long rollBackAndGoOn() throws Exception {
    long newest = newest();
    long to = rollBack();
    do {
      write();
    } while (newest() <= newest);
    return to;
  }

  void expire(int retained) throws Exception {
    table()
        .newExpireSnapshots()
        .config(
            ExpireConfig.builder()
                .snapshotRetainMax(retained)
                .snapshotRetainMin(1)
                .snapshotTimeRetain(Duration.ZERO)
                .build())
        .expire();
  }

  void expireSome() throws Exception {
    expire(2 + random.nextInt(4));
  }

  /** Whoever looks for the next snapshot only does not see that. */
  void writeAndExpire() throws Exception {
    for (int i = 0; i < 3; i++) {
      write();
    }
    expire(1);
  }
}
