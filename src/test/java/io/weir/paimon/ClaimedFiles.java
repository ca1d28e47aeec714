package io.weir.paimon;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.apache.paimon.data.BinaryRow;
import org.apache.paimon.data.BinaryRowWriter;
import org.apache.paimon.data.BinaryString;
import org.apache.paimon.io.CompactIncrement;
import org.apache.paimon.io.DataFileMeta;
import org.apache.paimon.io.DataIncrement;
import org.apache.paimon.manifest.FileSource;
import org.apache.paimon.stats.SimpleStats;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.sink.BatchTableCommit;
import org.apache.paimon.table.sink.CommitMessage;
import org.apache.paimon.table.sink.CommitMessageImpl;

/**
 * Commits files that are not there to a table that is partitioned by one text: its metadata then
 * says that it is as large as one likes, and nobody may read its rows.
 */
public final class ClaimedFiles {

  private static final long ROWS = 1_000_000;

  private final FileStoreTable table;
  private final int buckets;
  private final int level;
  private final List<CommitMessage> claimed = new ArrayList<>();

  /**
   * @param buckets that a partition has
   * @param level at which the files are said to lie
   */
  public ClaimedFiles(FileStoreTable table, int buckets, int level) {
    this.table = table;
    this.buckets = buckets;
    this.level = level;
  }

  public ClaimedFiles add(String partition, int bucket, int files, long bytesEach) {
    List<DataFileMeta> made = new ArrayList<>();
    for (int i = 0; i < files; i++) {
      made.add(file(bytesEach, i));
    }
    claimed.add(
        new CommitMessageImpl(
            partition(partition),
            bucket,
            buckets,
            new DataIncrement(made, List.of(), List.of()),
            CompactIncrement.emptyIncrement()));
    return this;
  }

  public void commit() {
    try (BatchTableCommit commit = table.newBatchWriteBuilder().newCommit()) {
      commit.commit(claimed);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private DataFileMeta file(long bytes, int number) {
    String name = "data-" + UUID.randomUUID() + "-0.parquet";
    return DataFileMeta.create(
        name,
        bytes,
        ROWS,
        key(2 * number),
        key(2 * number + 1),
        SimpleStats.EMPTY_STATS,
        SimpleStats.EMPTY_STATS,
        number * ROWS,
        (number + 1) * ROWS - 1,
        0,
        level,
        0L,
        null,
        FileSource.COMPACT,
        null,
        null,
        null);
  }

  private static BinaryRow key(int value) {
    BinaryRow row = new BinaryRow(1);
    BinaryRowWriter writer = new BinaryRowWriter(row);
    writer.writeInt(0, value);
    writer.complete();
    return row;
  }

  private static BinaryRow partition(String value) {
    BinaryRow row = new BinaryRow(1);
    BinaryRowWriter writer = new BinaryRowWriter(row);
    writer.writeString(0, BinaryString.fromString(value));
    writer.complete();
    return row;
  }
}
