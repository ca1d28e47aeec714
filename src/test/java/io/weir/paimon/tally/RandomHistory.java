package io.weir.paimon.tally;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.paimon.CoreOptions.ChangelogProducer;
import org.apache.paimon.catalog.Catalog;
import org.apache.paimon.catalog.CatalogContext;
import org.apache.paimon.catalog.CatalogFactory;
import org.apache.paimon.catalog.Identifier;
import org.apache.paimon.data.BinaryRow;
import org.apache.paimon.data.BinaryString;
import org.apache.paimon.data.GenericRow;
import org.apache.paimon.disk.IOManager;
import org.apache.paimon.options.ExpireConfig;
import org.apache.paimon.schema.Schema;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.sink.BatchTableCommit;
import org.apache.paimon.table.sink.BatchTableWrite;
import org.apache.paimon.table.sink.BatchWriteBuilder;
import org.apache.paimon.table.source.DataSplit;
import org.apache.paimon.table.source.Split;
import org.apache.paimon.types.DataTypes;

/** A table to which random things happen: all that Paimon lets people do to one. */
public final class RandomHistory implements AutoCloseable {

  /** Rollbacks go back so far at most; older snapshots may be gone. */
  private static final int DEEPEST_ROLLBACK = 3;

  /** Each write has so many rows: what replaces it after a rollback has as many. */
  private static final int ROWS = 12;

  private static final List<Map<String, String>> KINDS =
      List.of(
          Map.of("bucket", "2"),
          Map.of("bucket", "2", "changelog-producer", "input"),
          Map.of("bucket", "2", "deletion-vectors.enabled", "true"),
          Map.of("bucket", "-1", "dynamic-bucket.target-row-num", "40"),
          Map.of("bucket", "2", "manifest.format", "orc"),
          Map.of("keyless", "true", "bucket", "-1"));

  private final Random random;
  private final Path spill;
  private final Catalog catalog;
  private final Identifier name = Identifier.create("d", "t");
  private int things;
  private boolean leftOrphans;

  public RandomHistory(Path directory, long seed) throws Exception {
    this.random = new Random(seed);
    this.spill = directory;
    this.catalog =
        CatalogFactory.createCatalog(
            CatalogContext.create(
                new org.apache.paimon.fs.Path(directory.resolve("warehouse").toUri())));
    catalog.createDatabase("d", true);
    catalog.createTable(name, schema(KINDS.get((int) (Math.abs(seed) % KINDS.size()))), false);
  }

  private static Schema schema(Map<String, String> kind) {
    Map<String, String> options = new HashMap<>(kind);
    boolean keyed = options.remove("keyless") == null;
    options.put("write-only", "true");
    options.put("target-file-size", "6 kb");
    options.put("manifest.merge-min-count", "4");
    options.put("manifest.target-file-size", "4 kb");
    Schema.Builder schema =
        Schema.newBuilder()
            .column("p", DataTypes.INT().notNull())
            .column("id", DataTypes.INT().notNull())
            .column("v", DataTypes.STRING())
            .partitionKeys("p")
            .options(options);
    return (keyed ? schema.primaryKey("p", "id") : schema).build();
  }

  public FileStoreTable table() throws Exception {
    return (FileStoreTable) catalog.getTable(name);
  }

  /**
   * Lets the next thing happen.
   *
   * @return whether it may be that nobody sees it who looks for the next snapshot only
   */
  public boolean step() throws Exception {
    FileStoreTable table = table();
    Long newest = table.snapshotManager().latestSnapshotId();
    if (newest == null || newest < DEEPEST_ROLLBACK) {
      write();
      return false;
    }
    switch (random.nextInt(20)) {
      case 0, 1, 2 -> compact(table);
      case 3 -> overwrite(table, Map.of("p", String.valueOf(random.nextInt(4))));
      case 4 -> dropPartition(table);
      case 5, 6 -> rollBackAndGoOn(table);
      case 7 -> table.createTag("tag" + things++, recent(table));
      case 8 -> table.createBranch("b" + things++);
      case 9, 10 -> expire(table, 2 + random.nextInt(4));
      case 11 -> compactManifests(table);
      case 12 -> {
        return rollBack(table);
      }
      case 13 -> {
        writeAndExpire(table);
        return true;
      }
      default -> write();
    }
    return false;
  }

  private void write() throws Exception {
    write(table().newBatchWriteBuilder());
  }

  private void write(BatchWriteBuilder builder) throws Exception {
    int from = random.nextInt(60);
    String value = "x".repeat(random.nextInt(300));
    try (BatchTableWrite write = builder.newWrite();
        BatchTableCommit commit = builder.newCommit();
        IOManager io = IOManager.create(spill.toString())) {
      write.withIOManager(io);
      for (int i = 0; i < ROWS; i++) {
        GenericRow row =
            GenericRow.of(
                random.nextInt(4), from + i, BinaryString.fromString(value + random.nextInt()));
        if (table().bucketMode() == org.apache.paimon.table.BucketMode.HASH_DYNAMIC) {
          write.write(row, random.nextInt(3));
        } else {
          write.write(row);
        }
      }
      commit.commit(write.prepareCommit());
    }
  }

  private void overwrite(FileStoreTable table, Map<String, String> partition) throws Exception {
    // the changelog of an overwrite is written and not committed
    leftOrphans = table.coreOptions().changelogProducer() != ChangelogProducer.NONE;
    BatchWriteBuilder builder = table.newBatchWriteBuilder().withOverwrite(partition);
    int p = Integer.parseInt(partition.get("p"));
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

  private void dropPartition(FileStoreTable table) throws Exception {
    try (BatchTableCommit commit = table.newBatchWriteBuilder().newCommit()) {
      commit.truncatePartitions(List.of(Map.of("p", String.valueOf(random.nextInt(4)))));
    }
  }

  private void compactManifests(FileStoreTable table) throws Exception {
    try (BatchTableCommit commit = table.newBatchWriteBuilder().newCommit()) {
      commit.compactManifests();
    }
  }

  /** Some buckets, fully: files go and come, and some only change their level. */
  private void compact(FileStoreTable table) throws Exception {
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

  /** The newest snapshot or the one before, if that is still there. */
  private long recent(FileStoreTable table) {
    long newest = table.snapshotManager().latestSnapshotId();
    return Math.max(table.snapshotManager().earliestSnapshotId(), newest - random.nextInt(2));
  }

  /** Whether files were left, since this was asked last, that no snapshot knows. */
  boolean leftOrphans() {
    boolean was = leftOrphans;
    leftOrphans = false;
    return was;
  }

  private boolean rollBack(FileStoreTable table) {
    leftOrphans = true;
    long newest = table.snapshotManager().latestSnapshotId();
    long to = Math.max(table.snapshotManager().earliestSnapshotId(), newest - random.nextInt(3));
    table.rollbackTo(to);
    return true;
  }

  private void rollBackAndGoOn(FileStoreTable table) throws Exception {
    long newest = table.snapshotManager().latestSnapshotId();
    rollBack(table);
    do {
      write();
    } while (table().snapshotManager().latestSnapshotId() <= newest);
  }

  private static void expire(FileStoreTable table, int retained) {
    table
        .newExpireSnapshots()
        .config(
            ExpireConfig.builder()
                .snapshotRetainMax(retained)
                .snapshotRetainMin(1)
                .snapshotTimeRetain(Duration.ZERO)
                .build())
        .expire();
  }

  private void writeAndExpire(FileStoreTable table) throws Exception {
    for (int i = 0; i < 3; i++) {
      write();
    }
    expire(table, 1);
  }

  @Override
  public void close() throws Exception {
    catalog.close();
  }
}
