package io.weir.definition.sql;

import io.weir.definition.manifest.Manifest;
import io.weir.flink.sql.SqlPart;
import io.weir.flink.sql.SqlStatement.Use;
import io.weir.shared.Names;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the names of statements mean, by what USE said before. */
final class SqlNames {

  private static final String CATALOG = "/metadata/catalog";
  private static final String DATABASE = "/metadata/database";
  private static final String NAME = "/metadata/name";

  private @Nullable String catalog;
  private @Nullable String database;

  SqlNames(SqlDefaults defaults) {
    this.catalog = defaults.catalog();
    this.database = defaults.database();
  }

  void use(Use use) {
    if (use.catalog() != null) {
      catalog = use.catalog().text();
      // as in a session of Flink, which goes to the catalog's own default
      database = null;
    }
    if (use.database() != null) {
      database = use.database().text();
    }
  }

  /** Empty when it is not said where the table belongs, which is noted. */
  Optional<TableId> table(List<SqlPart> name, Notes notes) {
    int parts = name.size();
    mark(name, List.of(CATALOG, DATABASE, NAME), notes);
    String inCatalog = parts > 2 ? name.get(parts - 3).text() : catalog;
    String inDatabase = parts > 1 ? name.get(parts - 2).text() : database;
    String ofCatalog = checked(CATALOG, inCatalog, notes);
    String ofDatabase = checked(DATABASE, inDatabase, notes);
    return ofCatalog.isEmpty() || ofDatabase.isEmpty()
        ? Optional.empty()
        : Optional.of(new TableId(ofCatalog, ofDatabase, name.get(parts - 1).text()));
  }

  /** Empty when it is not said where the database belongs, which is noted. */
  Optional<Manifest.Database> database(List<SqlPart> name, Notes notes) {
    int parts = name.size();
    mark(name, List.of(CATALOG, NAME), notes);
    String inCatalog = parts > 1 ? name.get(parts - 2).text() : catalog;
    String ofCatalog = checked(CATALOG, inCatalog, notes);
    String own = checked(NAME, name.get(parts - 1).text(), notes);
    return ofCatalog.isEmpty() || own.isEmpty()
        ? Optional.empty()
        : Optional.of(new Manifest.Database(ofCatalog, own, false));
  }

  /** Notes where the parts of a name stand; those that are left out stand where it begins. */
  private static void mark(List<SqlPart> name, List<String> pointers, Notes notes) {
    if (name.size() > pointers.size()) {
      notes.error("sql", "", "This name has at most " + pointers.size() + " parts.");
    }
    for (int i = 0; i < pointers.size(); i++) {
      int part = Math.max(0, name.size() - pointers.size() + i);
      notes.mark(pointers.get(i), name.get(part).at());
    }
  }

  /** The name; empty when there is none, or none that a lake takes, which is noted. */
  private static String checked(String pointer, @Nullable String name, Notes notes) {
    if (name == null) {
      notes.error(
          "unqualified-name",
          pointer,
          pointer.equals(CATALOG)
              ? "In which catalog? Write the whole name, or USE CATALOG before it."
              : "In which database? Write the whole name, or USE the database before it.");
      return "";
    }
    try {
      return Names.lake(pointer, name);
    } catch (Problem problem) {
      notes.error("sql", pointer, problem.faults().get(0).message());
      return "";
    }
  }
}
