package io.weir.paimon;

import io.weir.shared.Problem;
import java.io.IOException;
import org.apache.paimon.catalog.Catalog;
import org.apache.paimon.catalog.CatalogContext;
import org.apache.paimon.catalog.CatalogFactory;
import org.apache.paimon.catalog.Identifier;
import org.apache.paimon.fs.FileIO;
import org.apache.paimon.fs.Path;
import org.apache.paimon.options.Options;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.Table;
import org.jspecify.annotations.Nullable;

/** Paimon's own catalog at an address, and the files of its warehouse; opened when first asked. */
final class OpenedCatalog {

  private final LakeAddress address;
  private @Nullable Catalog catalog;
  private @Nullable FileIO files;

  OpenedCatalog(LakeAddress address) {
    this.address = address;
  }

  synchronized Catalog catalog() {
    if (catalog == null) {
      catalog = CatalogFactory.createCatalog(context());
    }
    return catalog;
  }

  /** Opening them may ask the storage. */
  synchronized FileIO files() throws IOException {
    if (files == null) {
      files = FileIO.get(new Path(address.warehouse()), context());
    }
    return files;
  }

  FileStoreTable load(Identifier table) throws Exception {
    Table loaded = catalog().getTable(table);
    if (loaded instanceof FileStoreTable stored) {
      return stored;
    }
    throw Problem.refused(
        "/table", table.getTableName() + " is not a table that Weir can look into.");
  }

  private CatalogContext context() {
    return CatalogContext.create(Options.fromMap(address.catalogOptions()));
  }
}
