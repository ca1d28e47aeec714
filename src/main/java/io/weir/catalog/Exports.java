package io.weir.catalog;

import io.weir.paimon.Lake;
import io.weir.paimon.SchemaVersion;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Service;

/**
 * Writes what is in a lake as definitions: a plan of them would change nothing. Every method asks
 * the storage and blocks; schemas of a database are read in parallel.
 */
@Service
public class Exports {

  private final Catalogs catalogs;

  Exports(Catalogs catalogs) {
    this.catalogs = catalogs;
  }

  /**
   * One table.
   *
   * @throws Problem NOT_FOUND
   */
  public String table(TableId id, ExportFormat format) {
    return format.catalog(id.catalog()) + format.table(id, catalogs.table(id).schema().shape());
  }

  /**
   * A database and its tables, by name.
   *
   * @throws Problem NOT_FOUND
   */
  public String database(String catalog, String database, ExportFormat format) {
    return format.catalog(catalog) + body(catalogs.lake(catalog), catalog, database, format);
  }

  /**
   * All databases of a catalog, by name.
   *
   * @throws Problem NOT_FOUND
   */
  public String catalog(String catalog, ExportFormat format) {
    Lake lake = catalogs.lake(catalog);
    StringBuilder text = new StringBuilder(format.catalog(catalog));
    for (String database : lake.databases()) {
      text.append(body(lake, catalog, database, format));
    }
    return text.toString();
  }

  private static String body(Lake lake, String catalog, String database, ExportFormat format) {
    List<String> names = lake.tables(database);
    Map<String, SchemaVersion> schemas = lake.schemas(database, names);
    StringBuilder text = new StringBuilder(format.database(catalog, database));
    for (String name : names) {
      TableId id = new TableId(catalog, database, name);
      SchemaVersion schema = schemas.get(name);
      text.append(
          schema == null
              ? format.leftOut(id, "its schema can't be read.")
              : format.table(id, schema.shape()));
    }
    return text.toString();
  }
}
