package io.weir.lake;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.paimon.catalog.Catalog;
import org.apache.paimon.catalog.CatalogContext;
import org.apache.paimon.catalog.CatalogFactory;
import org.apache.paimon.catalog.Identifier;
import org.apache.paimon.data.InternalRow;
import org.apache.paimon.options.Options;
import org.apache.paimon.reader.RecordReader;
import org.apache.paimon.table.Table;
import org.apache.paimon.table.source.ReadBuilder;

/** Reads rows with Paimon itself, as any reader of the lake would. */
public final class LakeRows {

  private LakeRows() {}

  /** The first column, an INT, of every row; empty where the table is not there yet. */
  public static List<Integer> ids(Path warehouse, String database, String table) {
    Options options = new Options();
    options.set("warehouse", warehouse.toString());
    try (Catalog catalog = CatalogFactory.createCatalog(CatalogContext.create(options))) {
      Table found = catalog.getTable(Identifier.create(database, table));
      ReadBuilder read = found.newReadBuilder();
      List<Integer> ids = new ArrayList<>();
      try (RecordReader<InternalRow> rows = read.newRead().createReader(read.newScan().plan())) {
        rows.forEachRemaining(row -> ids.add(row.getInt(0)));
      }
      return ids;
    } catch (Catalog.TableNotExistException e) {
      return List.of();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
