package io.weir.paimon;

import io.weir.shared.Names;
import io.weir.shared.Problem;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.paimon.catalog.Catalog;
import org.apache.paimon.fs.FileIO;
import org.apache.paimon.fs.Path;
import org.apache.paimon.table.FileStoreTable;

/**
 * An open lake: a Paimon catalog and its warehouse. Every method blocks, for no longer than the
 * call timeout unless it says otherwise, and throws a {@link Problem}: NOT_FOUND, CONFLICT, TIMEOUT
 * when the storage does not answer, UPSTREAM with the reason when it fails.
 */
public final class Lake implements AutoCloseable {

  private final LakeAddress address;
  private final LakeNames names;
  private final OpenedCatalog opened;
  private final Calls calls;
  private final Calls followCalls;
  private final TableFollowing following;

  /**
   * @param followCalls for asking many tables something, apart so that nothing else waits for it
   */
  Lake(LakeAddress address, Calls calls, Calls followCalls, Clock clock) {
    this.address = address;
    this.names = new LakeNames(address.warehouse());
    this.opened = new OpenedCatalog(address);
    this.calls = calls;
    this.followCalls = followCalls;
    this.following = new TableFollowing(this, followCalls, clock);
  }

  public LakeAddress address() {
    return address;
  }

  LakeNames names() {
    return names;
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
    calls.run("look for the database", () -> requireDatabaseNow(database));
  }

  void requireDatabaseNow(String database) throws Exception {
    if (database.equals(Catalog.SYSTEM_DATABASE_NAME)) {
      // Paimon's own, made up at reading: nothing can be made or dropped in it
      throw Problem.notFound("database", database);
    }
    catalog().getDatabase(LakeNames.plain("database", database));
  }

  public void createDatabase(String database) {
    Names.lake("/name", database);
    if (database.equals(Catalog.SYSTEM_DATABASE_NAME)) {
      throw Problem.invalid("/name", "Paimon has a database '" + database + "' of its own.");
    }
    calls.run("create the database", () -> catalog().createDatabase(database, false));
  }

  /** Drops a database whose directory is empty: Paimon would delete whatever else lies in it. */
  public void dropDatabase(String database) {
    calls.run(
        "drop the database",
        () -> {
          requireDatabaseNow(database);
          int left = files().listStatus(names.databasePath(database)).length;
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
    return listing(database, Set.of()).names();
  }

  /**
   * The tables of a database; one call, and one for each directory that is not among those that are
   * known.
   *
   * @param known names that are taken for tables as long as their directories are there
   * @throws Problem NOT_FOUND when there is no such database
   */
  public TableListing listing(String database, Set<String> known) {
    return sweep(database).listing(known);
  }

  /** The newest schemas of these tables, by name; those that can't be read are left out. */
  public Map<String, SchemaVersion> schemas(String database, List<String> tables) {
    return sweep(database).schemas(tables);
  }

  /**
   * The newest schemas of these tables, by database and name; what is not there is left out.
   *
   * @param tables their names, by database
   * @throws Problem UPSTREAM that names the table when one is there and can't be read
   */
  public Map<String, Map<String, SchemaVersion>> newestSchemas(Map<String, Set<String>> tables) {
    return new SchemaSweep(this, calls).read(tables);
  }

  /** Looking at what became of its tables. */
  public TableFollowing following() {
    return following;
  }

  private TableSweep sweep(String database) {
    return new TableSweep(this, followCalls, LakeNames.plain("database", database));
  }

  /** Creates a table as it is given; whether it is wise was asked of {@link DefinitionTrial}. */
  public void createTable(String database, String table, TableShape shape) {
    Names.lake("/name", table);
    calls.run(
        "create the table",
        () ->
            catalog()
                .createTable(LakeNames.identifier(database, table), Shapes.schema(shape), false));
  }

  /** Alters a table in one new schema version. */
  public void alterTable(String database, String table, SchemaAlteration alteration) {
    calls.run(
        "alter the table",
        () ->
            catalog()
                .alterTable(LakeNames.identifier(database, table), alteration.changes(), false));
  }

  /** Gives a table another name in the same database; its files stay where they are found. */
  public void renameTable(String database, String from, String to) {
    Names.lake("/name", to);
    calls.run(
        "rename the table",
        () ->
            catalog()
                .renameTable(
                    LakeNames.identifier(database, from),
                    LakeNames.identifier(database, to),
                    false));
  }

  /** Drops a table with all of its files, its branches and tags too. */
  public void dropTable(String database, String table, Duration limit) {
    calls.call(
        "drop the table",
        limit,
        () -> {
          catalog().dropTable(LakeNames.identifier(database, table), false);
          return true;
        });
  }

  /** A table of this lake. Does not block; that it is missing shows at the first call. */
  public LakeTable table(String database, String table) {
    return new LakeTable(this, calls, database, table);
  }

  FileStoreTable load(String database, String table) throws Exception {
    return load(database, table, TableBranch.MAIN);
  }

  FileStoreTable load(String database, String table, String branch) throws Exception {
    return opened.load(LakeNames.identifier(database, table, branch));
  }

  /** The warehouse's files; opening them may ask the storage. */
  FileIO files() throws IOException {
    return opened.files();
  }

  private Catalog catalog() {
    return opened.catalog();
  }

  /** Releases its threads; calls under way are interrupted. */
  @Override
  public void close() {
    followCalls.close();
    calls.close();
  }
}
