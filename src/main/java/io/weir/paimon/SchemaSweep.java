package io.weir.paimon;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.apache.paimon.fs.Path;
import org.apache.paimon.schema.SchemaManager;

/**
 * Reads the newest schemas of tables that are named, as many at once as the catalog allows, without
 * listing what else there is: three calls a table, one for a name that is not there.
 */
final class SchemaSweep {

  /**
   * So many are asked for together: the queue of a catalog's calls is bounded, and so is their
   * time.
   */
  private static final int TOGETHER = 1000;

  private final Lake lake;
  private final Calls calls;

  SchemaSweep(Lake lake, Calls calls) {
    this.lake = lake;
    this.calls = calls;
  }

  private record Named(String database, String table) {}

  /** By database and table; names that are not there are left out. */
  Map<String, Map<String, SchemaVersion>> read(Map<String, Set<String>> tables) {
    List<Named> names = new ArrayList<>();
    tables.forEach(
        (database, inIt) -> inIt.forEach(table -> names.add(new Named(database, table))));
    Map<String, Map<String, SchemaVersion>> schemas = new HashMap<>();
    for (int from = 0; from < names.size(); from += TOGETHER) {
      read(names.subList(from, Math.min(names.size(), from + TOGETHER)), schemas);
    }
    return schemas;
  }

  private void read(List<Named> names, Map<String, Map<String, SchemaVersion>> schemas) {
    List<Callable<Optional<SchemaVersion>>> reads = new ArrayList<>();
    for (Named name : names) {
      reads.add(() -> newest(name));
    }
    List<Optional<SchemaVersion>> found = calls.all("read the schemas", reads);
    for (int i = 0; i < names.size(); i++) {
      Named name = names.get(i);
      found
          .get(i)
          .ifPresent(
              schema ->
                  schemas
                      .computeIfAbsent(name.database(), d -> new HashMap<>())
                      .put(name.table(), schema));
    }
  }

  private Optional<SchemaVersion> newest(Named name) throws Exception {
    Path path = lake.names().tablePath(name.database(), name.table());
    try {
      return new SchemaManager(lake.files(), path).latest().map(Shapes::version);
    } catch (RuntimeException e) {
      throw Failures.translate("read the schema of " + name.database() + "." + name.table(), e);
    }
  }
}
