package io.weir.paimon;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.paimon.Snapshot;
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
import org.apache.paimon.table.sink.StreamTableCommit;
import org.apache.paimon.table.sink.StreamTableWrite;
import org.apache.paimon.table.sink.StreamWriteBuilder;

/** A real lake in a directory, with a hand to write rows into its tables, for tests. */
public final class TestLake implements AutoCloseable {

  /** The database that it begins with. */
  public static final String DATABASE = "ods";

  private final Path spill;
  private final Lake lake;

  public TestLake(Path directory) {
    this.spill = directory;
    this.lake = open(address(directory));
    lake.createDatabase(DATABASE);
  }

  static Lake open(LakeAddress address) {
    LakeProperties properties = new LakeProperties(Duration.ofSeconds(30), 8, 8);
    return new Lakes(properties, Clock.systemUTC()).create(address);
  }

  public static LakeAddress address(Path directory) {
    return new LakeAddress(
        "test", "filesystem", directory.resolve("warehouse").toString(), Map.of(), Map.of());
  }

  public Lake lake() {
    return lake;
  }

  public LakeTable table(String name) {
    return lake.table(DATABASE, name);
  }

  /** A table {@code (id INT, v STRING)} with a primary key, write-only, in one bucket. */
  public LakeTable createKeyed(String name, Map<String, String> options) {
    Map<String, String> all = new HashMap<>(Map.of("bucket", "1", "write-only", "true"));
    all.putAll(options);
    return create(name, List.of("id"), all);
  }

  /** A table {@code (id INT, v STRING)} without a key and without buckets, write-only. */
  public LakeTable createAppend(String name) {
    return create(name, List.of(), Map.of("write-only", "true"));
  }

  private LakeTable create(String name, List<String> key, Map<String, String> options) {
    List<ColumnShape> columns =
        List.of(
            new ColumnShape(-1, "id", "INT NOT NULL", "the key", null),
            new ColumnShape(-1, "v", "STRING", null, null));
    lake.createTable(
        DATABASE, name, new TableShape(columns, key, List.of(), options, "a table of tests"));
    return table(name);
  }

  /** A table as it is said to be. */
  public LakeTable create(String name, TableShape shape) {
    lake.createTable(DATABASE, name, shape);
    return table(name);
  }

  /** Writes rows in one commit that this user makes, as a writer that goes on does. */
  public void writeAs(String user, String table, List<GenericRow> rows) {
    try {
      FileStoreTable stored = stored(table);
      StreamWriteBuilder builder = stored.newStreamWriteBuilder().withCommitUser(user);
      Long newest = stored.snapshotManager().latestSnapshotIdFromFileSystem();
      long identifier = newest == null ? 1 : newest + 1;
      try (StreamTableWrite write = builder.newWrite();
          StreamTableCommit commit = builder.newCommit();
          IOManager io = IOManager.create(spill.toString())) {
        write.withIOManager(io);
        for (GenericRow row : rows) {
          if (stored.bucketMode() == BucketMode.HASH_DYNAMIC) {
            write.write(row, 0);
          } else {
            write.write(row);
          }
        }
        commit.commit(identifier, write.prepareCommit(true, identifier));
      }
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** Compacts buckets of an unpartitioned table in one commit that this user makes. */
  public void compactAs(String user, String table, int buckets, boolean full) {
    try {
      FileStoreTable stored = stored(table).copy(Map.of("write-only", "false"));
      StreamWriteBuilder builder = stored.newStreamWriteBuilder().withCommitUser(user);
      try (StreamTableWrite write = builder.newWrite();
          StreamTableCommit commit = builder.newCommit();
          IOManager io = IOManager.create(spill.toString())) {
        write.withIOManager(io);
        for (int bucket = 0; bucket < buckets; bucket++) {
          write.compact(BinaryRow.EMPTY_ROW, bucket, full);
        }
        commit.commit(Long.MAX_VALUE - 1, write.prepareCommit(true, Long.MAX_VALUE - 1));
      }
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** Expires all snapshots but so many of the newest. */
  public void expire(String table, int keep) {
    ExpireConfig config =
        ExpireConfig.builder()
            .snapshotRetainMin(keep)
            .snapshotRetainMax(keep)
            .snapshotTimeRetain(Duration.ZERO)
            .build();
    stored(table).newExpireSnapshots().config(config).expire();
  }

  /** Writes into every snapshot so far that it was committed so much earlier. */
  public void rewind(String table, Duration time) {
    try {
      FileStoreTable stored = stored(table);
      Iterator<Snapshot> snapshots = stored.snapshotManager().snapshots();
      while (snapshots.hasNext()) {
        Snapshot snapshot = snapshots.next();
        String earlier =
            snapshot
                .toJson()
                .replace(
                    "\"timeMillis\" : " + snapshot.timeMillis(),
                    "\"timeMillis\" : " + (snapshot.timeMillis() - time.toMillis()));
        stored
            .fileIO()
            .overwriteFileUtf8(stored.snapshotManager().snapshotPath(snapshot.id()), earlier);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes rows in one commit, with ids {@code from} to {@code to}, and this value. */
  public void write(String table, int from, int to, String value) {
    write(table, from, to, value, Map.of());
  }

  public void write(
      String table, int from, int to, String value, Map<String, String> dynamicOptions) {
    write(table, rows(from, to, value), dynamicOptions);
  }

  /** Writes rows in one commit to a branch, with ids {@code from} to {@code to}, and this value. */
  public void writeTo(String branch, String table, int from, int to, String value) {
    write(stored(table).switchToBranch(branch), rows(from, to, value));
  }

  private static List<GenericRow> rows(int from, int to, String value) {
    List<GenericRow> rows = new ArrayList<>();
    for (int id = from; id <= to; id++) {
      rows.add(GenericRow.of(id, BinaryString.fromString(value)));
    }
    return rows;
  }

  public void write(String table, List<GenericRow> rows, Map<String, String> dynamicOptions) {
    write(stored(table).copy(dynamicOptions), rows);
  }

  private void write(FileStoreTable table, List<GenericRow> rows) {
    try {
      BatchWriteBuilder builder = table.newBatchWriteBuilder();
      try (BatchTableWrite write = builder.newWrite();
          BatchTableCommit commit = builder.newCommit();
          IOManager io = IOManager.create(spill.toString())) {
        write.withIOManager(io);
        for (GenericRow row : rows) {
          write.write(row);
        }
        commit.commit(write.prepareCommit());
      }
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** Paimon's own view of a table. */
  public FileStoreTable stored(String table) {
    try {
      return Objects.requireNonNull(lake.load(DATABASE, table));
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    lake.close();
  }
}
