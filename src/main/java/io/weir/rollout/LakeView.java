package io.weir.rollout;

import io.weir.catalog.Catalogs;
import io.weir.definition.manifest.Manifest;
import io.weir.paimon.Lake;
import io.weir.paimon.SchemaVersion;
import io.weir.paimon.TableShape;
import io.weir.shared.TableId;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What of the lake manifests speak of, read once: the databases of each catalog, and the schemas of
 * the tables that are named. O(tables named), whatever else there is, several at a time.
 */
final class LakeView {

  private final Map<String, Set<String>> databases = new HashMap<>();
  private final Map<TableId, SchemaVersion> schemas = new HashMap<>();

  private LakeView() {}

  /**
   * Reads it. Blocks.
   *
   * @throws io.weir.shared.Problem NOT_FOUND when there is no such catalog, or what keeps one from
   *     answering
   */
  static LakeView read(Catalogs catalogs, Collection<? extends Manifest> manifests) {
    LakeView view = new LakeView();
    Map<String, Map<String, Set<String>>> named = new TreeMap<>();
    for (Manifest manifest : manifests) {
      if (manifest instanceof Manifest.Database database) {
        named.computeIfAbsent(database.catalog(), c -> new TreeMap<>());
      } else if (manifest instanceof Manifest.Table table) {
        Set<String> tables =
            named
                .computeIfAbsent(table.id().catalog(), c -> new TreeMap<>())
                .computeIfAbsent(table.id().database(), d -> new TreeSet<>());
        table.names().forEach(id -> tables.add(id.table()));
      }
    }
    named.forEach((catalog, tables) -> view.read(catalogs.lake(catalog), catalog, tables));
    return view;
  }

  private void read(Lake lake, String catalog, Map<String, Set<String>> tables) {
    Set<String> existing = new HashSet<>(lake.databases());
    databases.put(catalog, existing);
    Map<String, Set<String>> named = new TreeMap<>(tables);
    named.keySet().retainAll(existing);
    lake.newestSchemas(named)
        .forEach(
            (database, found) ->
                found.forEach(
                    (name, schema) -> schemas.put(new TableId(catalog, database, name), schema)));
  }

  boolean hasDatabase(String catalog, String database) {
    return databases.getOrDefault(catalog, Set.of()).contains(database);
  }

  /** The newest schema of a table that was named; empty when there is no such table. */
  Optional<SchemaVersion> schema(TableId id) {
    return Optional.ofNullable(schemas.get(id));
  }

  /** The name under which a table that is declared is there; empty when it is not. */
  Optional<TableId> existing(Manifest.Table table) {
    return table.names().stream().filter(schemas::containsKey).findFirst();
  }

  /** What a table is that is there. */
  TableShape shape(TableId id) {
    return schema(id).orElseThrow().shape();
  }

  /**
   * What a plan of these manifests rests on, by the full name of each thing: {@code absent}, {@code
   * present}, or the schema that a table has. Data is none of it.
   */
  Map<String, String> basis(Collection<? extends Manifest> manifests) {
    Map<String, String> basis = new TreeMap<>();
    for (Manifest manifest : manifests) {
      if (manifest instanceof Manifest.Database database) {
        boolean there = hasDatabase(database.catalog(), database.name());
        basis.put(database.target(), there ? "present" : "absent");
      } else if (manifest instanceof Manifest.Table table) {
        table.names().forEach(id -> basis.put(id.toString(), state(id)));
      }
    }
    return basis;
  }

  private String state(TableId id) {
    return schema(id).map(schema -> "schema " + schema.id()).orElse("absent");
  }
}
