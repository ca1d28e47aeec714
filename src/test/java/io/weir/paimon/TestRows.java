package io.weir.paimon;

import java.nio.file.Path;
import java.util.Map;
import org.apache.paimon.data.BinaryString;
import org.apache.paimon.data.GenericRow;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.sink.BatchTableCommit;
import org.apache.paimon.table.sink.BatchTableWrite;
import org.apache.paimon.table.sink.BatchWriteBuilder;
import org.apache.paimon.types.RowType;

/** Writes rows into any table whose first column is a number, for tests of other modules. */
public final class TestRows {

  private TestRows() {}

  /** As {@link #write(LakeTable, int, int)}, past any Weir. */
  public static void write(Path warehouse, String database, String table, int from, int to) {
    LakeAddress address =
        new LakeAddress("test", "filesystem", warehouse.toString(), Map.of(), Map.of());
    try (Lake lake = TestLake.open(address)) {
      write(lake.table(database, table), from, to);
    }
  }

  /**
   * One commit of rows with {@code from} to {@code to} in their first column, null in the others,
   * or a text where they take no null.
   */
  public static void write(LakeTable table, int from, int to) {
    try {
      FileStoreTable stored = table.load();
      BatchWriteBuilder builder = stored.newBatchWriteBuilder();
      boolean isLong = stored.rowType().getTypeAt(0).asSQLString().startsWith("BIGINT");
      try (BatchTableWrite write = builder.newWrite();
          BatchTableCommit commit = builder.newCommit()) {
        for (int id = from; id <= to; id++) {
          GenericRow row = new GenericRow(stored.rowType().getFieldCount());
          row.setField(0, isLong ? (Object) (long) id : (Object) id);
          fillTexts(row, stored.rowType());
          write.write(row);
        }
        commit.commit(write.prepareCommit());
      }
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static void fillTexts(GenericRow row, RowType type) {
    for (int i = 1; i < type.getFieldCount(); i++) {
      if (!type.getTypeAt(i).isNullable()) {
        row.setField(i, BinaryString.fromString("x"));
      }
    }
  }
}
