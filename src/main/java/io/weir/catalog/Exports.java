package io.weir.catalog;

import io.weir.paimon.Lake;
import io.weir.paimon.SchemaVersion;
import io.weir.paimon.TableShape;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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
    return format.catalog(id.catalog()) + text(id, catalogs.table(id).schema(), format);
  }

  /**
   * One table as it would be with other options, as a manifest; empty when it has them already.
   *
   * @param options that are to be set
   * @throws Problem NOT_FOUND; REFUSED when no manifest can declare it
   */
  public Optional<String> amended(TableId id, Map<String, String> options) {
    TableShape shape = catalogs.table(id).schema().shape();
    return shape.options().entrySet().containsAll(options.entrySet())
        ? Optional.empty()
        : Optional.of(ExportFormat.YAML.table(id, shape.with(options)));
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
      text.append(text(id, schemas.get(name), format));
    }
    return text.toString();
  }

  private static String text(TableId id, @Nullable SchemaVersion schema, ExportFormat format) {
    if (schema == null) {
      return format.leftOut(id, ExportFormat.UNREADABLE);
    }
    try {
      return format.table(id, schema.shape());
    } catch (Problem problem) {
      return format.leftOut(id, problem.detail());
    }
  }

  /**
   * One table, a database or the whole catalog, each thing in a file of its own.
   *
   * @param database null for all
   * @param table null for all of the database
   * @throws Problem NOT_FOUND
   */
  public ExportedFiles files(
      String catalog, @Nullable String database, @Nullable String table, ExportFormat format) {
    Lake lake = catalogs.lake(catalog);
    ExportFolder folder = new ExportFolder(catalog, format);
    if (database != null && table != null) {
      TableId id = new TableId(catalog, database, table);
      folder.add(id, catalogs.table(id).schema());
      return folder.files();
    }
    for (String each : database == null ? lake.databases() : List.of(database)) {
      List<String> names = lake.tables(each);
      Map<String, SchemaVersion> schemas = lake.schemas(each, names);
      folder.add(each);
      names.forEach(name -> folder.add(new TableId(catalog, each, name), schemas.get(name)));
    }
    return folder.files();
  }
}
