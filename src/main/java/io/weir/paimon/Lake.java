package io.weir.paimon;

import io.weir.shared.Names;
import io.weir.shared.Problem;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.paimon.catalog.Catalog;
import org.apache.paimon.catalog.CatalogContext;
import org.apache.paimon.catalog.CatalogFactory;
import org.apache.paimon.catalog.Identifier;
import org.apache.paimon.fs.FileIO;
import org.apache.paimon.fs.Path;
import org.apache.paimon.options.Options;
import org.apache.paimon.schema.SchemaChange;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.Table;
import org.jspecify.annotations.Nullable;

/**
 * An open lake: a Paimon catalog and its warehouse. Every method blocks, for no longer than the
 * call timeout unless it says otherwise, and throws a {@link Problem}: NOT_FOUND, CONFLICT, TIMEOUT
 * when the storage does not answer, UPSTREAM with the reason when it fails.
 */
public final class Lake implements AutoCloseable {

  private static final String DATABASE_SUFFIX = ".db";

  private final LakeAddress address;
  private final Calls calls;
  private @Nullable Catalog catalog;
  private @Nullable FileIO files;

  Lake(LakeAddress address, Calls calls) {
    this.address = address;
    this.calls = calls;
  }

  public LakeAddress address() {
    return address;
  }

  /** Tries put, list, rename and delete in the warehouse; a step that fails ends the rest. */
  public List<ProbeStep> probe() {
    return calls.call(
        "try the warehouse",
        () -> {
          files().mkdirs(new Path(address.warehouse()));
          return new WarehouseProbe(files(), new Path(address.warehouse())).run();
        });
  }

  /** The names of the databases, sorted. */
  public List<String> databases() {
    return calls.call(
        "list the databases", () -> catalog().listDatabases().stream().sorted().toList());
  }

  /**
   * Does nothing but make sure that there is such a database.
   *
   * @throws Problem NOT_FOUND when there is none
   */
  public void requireDatabase(String database) {
    run("look for the database", () -> requireDatabaseNow(database));
  }

  void requireDatabaseNow(String database) throws Exception {
    if (database.equals(Catalog.SYSTEM_DATABASE_NAME)) {
      // Paimon's own, made up at reading: nothing can be made or dropped in it
      throw Problem.notFound("database", database);
    }
    catalog().getDatabase(plain("database", database));
  }

  public void createDatabase(String database) {
    Names.lake("/name", database);
    run("create the database", () -> catalog().createDatabase(database, false));
  }

  /** Drops a database whose directory is empty: Paimon would delete whatever else lies in it. */
  public void dropDatabase(String database) {
    run(
        "drop the database",
        () -> {
          requireDatabaseNow(database);
          int left = files().listStatus(databasePath(database)).length;
          if (left > 0) {
            throw Problem.conflict(
                "The database '" + database + "' still holds " + left + " tables or other files.");
          }
          catalog().dropDatabase(database, false, false);
        });
  }

  /**
   * The names of the tables of a database, sorted.
   *
   * @throws Problem NOT_FOUND when there is no such database
   */
  public List<String> tables(String database) {
    return sweep(database).names();
  }

  /** The newest schemas of these tables, by name; those that can't be read are left out. */
  public Map<String, SchemaVersion> schemas(String database, List<String> tables) {
    return sweep(database).schemas(tables);
  }

  /**
   * Looks at these tables at once, in their order.
   *
   * @param known what was seen of them last, by name; makes the look cheap where nothing changed
   */
  public List<TableLook> look(String database, List<String> tables, Map<String, TableState> known) {
    return sweep(database).look(tables, known);
  }

  private TableSweep sweep(String database) {
    return new TableSweep(this, calls, plain("database", database));
  }

  /** Creates a table as it is given; whether it is wise was asked of {@link DefinitionTrial}. */
  public void createTable(String database, String table, TableShape shape) {
    Names.lake("/name", table);
    run(
        "create the table",
        () -> catalog().createTable(identifier(database, table), Shapes.schema(shape), false));
  }

  /** Sets options of a table in a new schema version. */
  public void setOptions(String database, String table, Map<String, String> options) {
    List<SchemaChange> changes =
        options.entrySet().stream()
            .map(option -> SchemaChange.setOption(option.getKey(), option.getValue()))
            .toList();
    run("alter the table", () -> catalog().alterTable(identifier(database, table), changes, false));
  }

  /** Drops a table with all of its files, its branches and tags too. */
  public void dropTable(String database, String table, Duration limit) {
    calls.call(
        "drop the table",
        limit,
        () -> {
          catalog().dropTable(identifier(database, table), false);
          return true;
        });
  }

  /** A table of this lake. Does not block; that it is missing shows at the first call. */
  public LakeTable table(String database, String table) {
    return new LakeTable(this, calls, database, table);
  }

  FileStoreTable load(String database, String table) throws Exception {
    Table loaded = catalog().getTable(identifier(database, table));
    if (loaded instanceof FileStoreTable stored) {
      return stored;
    }
    throw Problem.refused("/table", table + " is not a table that Weir can look into.");
  }

  /** The warehouse's files; opening them may ask the storage. */
  synchronized FileIO files() throws IOException {
    if (files == null) {
      files = FileIO.get(new Path(address.warehouse()), context());
    }
    return files;
  }

  private CatalogContext context() {
    return CatalogContext.create(Options.fromMap(address.catalogOptions()));
  }

  /** Where a table of the filesystem metastore has its files. */
  Path tablePath(String database, String table) {
    return new Path(databasePath(database), plain("table", table));
  }

  /** Where a database of the filesystem metastore has its tables. */
  Path databasePath(String database) {
    return new Path(address.warehouse(), plain("database", database) + DATABASE_SUFFIX);
  }

  private static Identifier identifier(String database, String table) {
    return Identifier.create(plain("database", database), plain("table", table));
  }

  /** A name that would leave its directory, or mean a system table or a branch, names nothing. */
  private static String plain(String kind, String name) {
    boolean odd =
        name.isBlank() || name.startsWith(".") || name.matches("(?s).*[/\\\\$\\p{Cntrl}].*");
    if (odd) {
      throw Problem.notFound(kind, name);
    }
    return name;
  }

  private synchronized Catalog catalog() {
    if (catalog == null) {
      catalog = CatalogFactory.createCatalog(context());
    }
    return catalog;
  }

  private void run(String what, Change change) {
    calls.call(
        what,
        () -> {
          change.make();
          return true;
        });
  }

  /** Releases its threads; calls under way are interrupted. */
  @Override
  public void close() {
    calls.close();
  }

  /** A change that returns nothing and may fail. */
  private interface Change {
    void make() throws Exception;
  }
}
