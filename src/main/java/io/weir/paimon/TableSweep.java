package io.weir.paimon;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.apache.paimon.fs.FileIO;
import org.apache.paimon.fs.FileStatus;
import org.apache.paimon.fs.Path;
import org.apache.paimon.schema.SchemaManager;

/** Asks something of many tables of a database at once, where Paimon asks one after the other. */
final class TableSweep {

  /** So many are asked at once: the queue of a catalog's calls is bounded, and so is their time. */
  private static final int TOGETHER = 1000;

  /**
   * Those directly in a database.
   *
   * @param times as {@link TableListing#directoryTimes}
   */
  private record Directories(List<Path> all, Map<String, Long> times) {}

  private final Lake lake;
  private final Calls calls;
  private final String database;

  TableSweep(Lake lake, Calls calls, String database) {
    this.lake = lake;
    this.calls = calls;
    this.database = database;
  }

  /** One listing, and one look per directory that is not known to be a table. */
  TableListing listing(Set<String> known) {
    String what = "list the tables of " + database;
    Directories found = calls.call(what, () -> directories(known));
    return new TableListing(names(what, found.all(), known), found.times());
  }

  private List<String> names(String what, List<Path> directories, Set<String> known) {
    List<Callable<String>> looks = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (Path directory : directories) {
      if (known.contains(directory.getName())) {
        names.add(directory.getName());
      } else {
        looks.add(() -> isTable(directory) ? directory.getName() : "");
      }
    }
    for (int from = 0; from < looks.size(); from += TOGETHER) {
      List<Callable<String>> some = looks.subList(from, Math.min(looks.size(), from + TOGETHER));
      calls.all(what, some).stream().filter(name -> !name.isEmpty()).forEach(names::add);
    }
    names.sort(Comparator.naturalOrder());
    return names;
  }

  Map<String, SchemaVersion> schemas(List<String> tables) {
    List<Callable<Optional<SchemaVersion>>> reads = new ArrayList<>();
    for (String table : tables) {
      Path path = lake.names().tablePath(database, table);
      reads.add(() -> newestSchema(path));
    }
    List<Optional<SchemaVersion>> found = calls.all("read the schemas", reads);
    Map<String, SchemaVersion> schemas = new HashMap<>();
    for (int i = 0; i < tables.size(); i++) {
      String table = tables.get(i);
      found.get(i).ifPresent(schema -> schemas.put(table, schema));
    }
    return schemas;
  }

  /** Times cost a disk a look each, and tell nothing of a table that is new. */
  private Directories directories(Set<String> known) throws Exception {
    lake.requireDatabaseNow(database);
    FileIO files = lake.files();
    List<Path> all = new ArrayList<>();
    Map<String, Long> times = new HashMap<>();
    for (FileStatus status : files.listDirectories(lake.names().databasePath(database))) {
      String name = status.getPath().getName();
      if (known.contains(name) && !files.isObjectStore()) {
        times.put(name, status.getModificationTime());
      }
      all.add(status.getPath());
    }
    return new Directories(all, times);
  }

  private boolean isTable(Path directory) throws IOException {
    SchemaManager schemas = new SchemaManager(lake.files(), directory);
    return schemas.schemaExists(0) || !schemas.listAllIds().isEmpty();
  }

  private Optional<SchemaVersion> newestSchema(Path table) throws IOException {
    try {
      return new SchemaManager(lake.files(), table).latest().map(Shapes::version);
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }
}
