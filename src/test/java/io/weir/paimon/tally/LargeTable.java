package io.weir.paimon.tally;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.apache.paimon.catalog.Catalog;
import org.apache.paimon.catalog.CatalogContext;
import org.apache.paimon.catalog.CatalogFactory;
import org.apache.paimon.catalog.Identifier;
import org.apache.paimon.data.BinaryArray;
import org.apache.paimon.data.BinaryRow;
import org.apache.paimon.data.BinaryRowWriter;
import org.apache.paimon.io.CompactIncrement;
import org.apache.paimon.io.DataFileMeta;
import org.apache.paimon.io.DataIncrement;
import org.apache.paimon.schema.Schema;
import org.apache.paimon.stats.SimpleStats;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.sink.BatchTableCommit;
import org.apache.paimon.table.sink.CommitMessage;
import org.apache.paimon.table.sink.CommitMessageImpl;
import org.apache.paimon.types.DataTypes;

/**
 * A table whose metadata names as many files as one likes, with the statistics of ten columns each,
 * and not one of which exists. Partitions fill up one after the other, as those by day do.
 */
public final class LargeTable implements AutoCloseable {

  private static final int COLUMNS = 10;
  private static final int FILES_IN_PARTITION = 1000;
  private static final int BUCKETS = 8;

  private final Random random = new Random(1);
  private final Catalog catalog;
  private final Identifier name = Identifier.create("d", "t");

  public LargeTable(Path directory) throws Exception {
    catalog =
        CatalogFactory.createCatalog(
            CatalogContext.create(new org.apache.paimon.fs.Path(directory.toUri())));
    catalog.createDatabase("d", true);
    Schema.Builder schema = Schema.newBuilder().column("p", DataTypes.INT()).partitionKeys("p");
    for (int i = 1; i < COLUMNS; i++) {
      schema.column("c" + i, DataTypes.INT());
    }
    catalog.createTable(
        name,
        schema.options(Map.of("bucket", String.valueOf(BUCKETS), "bucket-key", "c1")).build(),
        true);
  }

  public FileStoreTable table() throws Exception {
    return (FileStoreTable) catalog.getTable(name);
  }

  /** Commits so many files more, so many in each commit. */
  public void add(int from, int count, int inCommit) throws Exception {
    for (int done = 0; done < count; done += inCommit) {
      commit(from + done, Math.min(inCommit, count - done));
    }
  }

  private void commit(int from, int count) throws Exception {
    List<CommitMessage> messages = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int number = from + i;
      messages.add(
          new CommitMessageImpl(
              row(number / FILES_IN_PARTITION),
              number % BUCKETS,
              BUCKETS,
              new DataIncrement(List.of(file()), List.of(), List.of()),
              CompactIncrement.emptyIncrement()));
    }
    try (BatchTableCommit commit = table().newBatchWriteBuilder().newCommit()) {
      commit.commit(messages);
    }
  }

  private DataFileMeta file() {
    SimpleStats stats =
        new SimpleStats(values(), values(), BinaryArray.fromLongArray(new Long[COLUMNS]));
    return DataFileMeta.forAppend(
        "data-" + UUID.randomUUID() + "-0.parquet",
        1_000_000 + random.nextInt(100_000_000),
        10_000,
        stats,
        0,
        9_999,
        0,
        List.of(),
        null,
        null,
        null,
        null,
        null,
        null);
  }

  private BinaryRow values() {
    BinaryRow row = new BinaryRow(COLUMNS);
    BinaryRowWriter writer = new BinaryRowWriter(row);
    for (int i = 0; i < COLUMNS; i++) {
      writer.writeInt(i, random.nextInt());
    }
    writer.complete();
    return row;
  }

  private static BinaryRow row(int value) {
    BinaryRow row = new BinaryRow(1);
    BinaryRowWriter writer = new BinaryRowWriter(row);
    writer.writeInt(0, value);
    writer.complete();
    return row;
  }

  @Override
  public void close() throws Exception {
    catalog.close();
  }
}
