package io.weir.lake;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.paimon.Snapshot;
import org.apache.paimon.Snapshot.CommitKind;
import org.apache.paimon.catalog.Catalog;
import org.apache.paimon.catalog.CatalogContext;
import org.apache.paimon.catalog.CatalogFactory;
import org.apache.paimon.catalog.Identifier;
import org.apache.paimon.data.BinaryString;
import org.apache.paimon.data.GenericRow;
import org.apache.paimon.options.Options;
import org.apache.paimon.schema.Schema;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.sink.BatchTableCommit;
import org.apache.paimon.table.sink.BatchTableWrite;
import org.apache.paimon.table.sink.BatchWriteBuilder;
import org.apache.paimon.table.source.DataSplit;
import org.apache.paimon.types.DataTypes;

/** Tables that are made and written with Paimon itself. */
public final class LakeTables {

  private LakeTables() {}

  /** A write-only table with a key, one bucket, and a retention of one snapshot. */
  public static Written create(Path warehouse, String database, String name) {
    Schema schema =
        Schema.newBuilder()
            .column("id", DataTypes.INT())
            .column("v", DataTypes.STRING())
            .primaryKey("id")
            .option("bucket", "1")
            .option("write-only", "true")
            .option("snapshot.num-retained.min", "1")
            .option("snapshot.num-retained.max", "1")
            .build();
    try (Catalog catalog = open(warehouse)) {
      Identifier table = Identifier.create(database, name);
      catalog.createDatabase(database, true);
      catalog.createTable(table, schema, false);
      return new Written((FileStoreTable) catalog.getTable(table));
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  public static Catalog open(Path warehouse) {
    Options options = new Options();
    options.set("warehouse", warehouse.toString());
    return CatalogFactory.createCatalog(CatalogContext.create(options));
  }

  /** A table to write to and to look at. */
  public record Written(FileStoreTable table) {

    public void write(int id) {
      write(id, id);
    }

    /** One commit of rows with these ids. */
    public void write(int from, int to) {
      BatchWriteBuilder builder = table.newBatchWriteBuilder();
      try (BatchTableWrite write = builder.newWrite();
          BatchTableCommit commit = builder.newCommit()) {
        for (int id = from; id <= to; id++) {
          write.write(GenericRow.of(id, BinaryString.fromString("row " + id)));
        }
        commit.commit(write.prepareCommit());
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }

    public List<CommitKind> kinds() {
      return snapshots().stream().map(Snapshot::commitKind).toList();
    }

    public String lastUser() {
      List<Snapshot> snapshots = snapshots();
      return snapshots.get(snapshots.size() - 1).commitUser();
    }

    public long earliest() {
      return snapshots().get(0).id();
    }

    public int files() {
      return table.newSnapshotReader().read().dataSplits().stream()
          .map(DataSplit::dataFiles)
          .mapToInt(List::size)
          .sum();
    }

    private List<Snapshot> snapshots() {
      try {
        List<Snapshot> all = new ArrayList<>();
        table.snapshotManager().snapshots().forEachRemaining(all::add);
        all.sort(Comparator.comparingLong(Snapshot::id));
        return all;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
