package io.weir.paimon;

import io.weir.shared.Problem;
import org.apache.paimon.catalog.Identifier;
import org.apache.paimon.fs.Path;

/** Where the names of databases and tables lead in a warehouse of the filesystem metastore. */
final class LakeNames {

  private static final String DATABASE_SUFFIX = ".db";

  private final String warehouse;

  LakeNames(String warehouse) {
    this.warehouse = warehouse;
  }

  /** Where a table has its files. */
  Path tablePath(String database, String table) {
    return new Path(databasePath(database), plain("table", table));
  }

  /** Where a database has its tables. */
  Path databasePath(String database) {
    return new Path(warehouse, plain("database", database) + DATABASE_SUFFIX);
  }

  /** What Paimon calls a table. */
  static Identifier identifier(String database, String table) {
    return Identifier.create(plain("database", database), plain("table", table));
  }

  /** What Paimon calls a branch of a table. */
  static Identifier identifier(String database, String table, String branch) {
    return new Identifier(plain("database", database), plain("table", table), branch);
  }

  /**
   * The name itself. One that would leave its directory, or mean a system table or a branch, names
   * nothing.
   *
   * @throws Problem NOT_FOUND
   */
  static String plain(String kind, String name) {
    boolean odd =
        name.isBlank() || name.startsWith(".") || name.matches("(?s).*[/\\\\$\\p{Cntrl}].*");
    if (odd) {
      throw Problem.notFound(kind, name);
    }
    return name;
  }
}
