package io.weir.lake;

import java.nio.file.Path;
import org.apache.paimon.catalog.Catalog;
import org.apache.paimon.catalog.Identifier;
import org.apache.paimon.consumer.Consumer;
import org.apache.paimon.table.FileStoreTable;

/** Leaves notes as streaming readers do. */
public final class LakeReaders {

  private LakeReaders() {}

  /** That a reader waits for the first snapshot. */
  public static void begin(Path warehouse, String database, String table, String reader) {
    try (Catalog catalog = LakeTables.open(warehouse)) {
      FileStoreTable stored = (FileStoreTable) catalog.getTable(Identifier.create(database, table));
      stored.consumerManager().resetConsumer(reader, new Consumer(1));
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
