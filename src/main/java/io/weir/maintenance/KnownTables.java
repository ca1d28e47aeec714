package io.weir.maintenance;

import io.weir.catalog.Catalogs;
import io.weir.lease.TableCares;
import io.weir.paimon.SchemaVersion;
import io.weir.shared.TableId;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** The tables that Weir knows of, each since it first saw it. */
@Component
class KnownTables {

  /** The table option that holds a table's layer. */
  private static final String LAYER = "weir.layer";

  private final TableCares cares;
  private final Catalogs catalogs;

  KnownTables(TableCares cares, Catalogs catalogs) {
    this.cares = cares;
    this.catalogs = catalogs;
  }

  /**
   * @param layer null when it has none, or none was asked for
   */
  record Known(TableId id, @Nullable String layer) {}

  /**
   * By name: one query, and with layers every schema of the catalog, several at a time.
   *
   * @param withLayers whether to read each table's layer from the lake
   */
  List<Known> of(String catalog, boolean withLayers) {
    return known(catalog, cares.tables(catalog), withLayers);
  }

  /** These of a catalog. */
  List<Known> known(String catalog, List<TableId> tables, boolean withLayers) {
    return withLayers
        ? layered(catalog, tables)
        : tables.stream().map(id -> new Known(id, null)).toList();
  }

  private List<Known> layered(String catalog, List<TableId> tables) {
    Map<String, List<TableId>> byDatabase =
        tables.stream()
            .collect(Collectors.groupingBy(TableId::database, TreeMap::new, Collectors.toList()));
    return byDatabase.entrySet().stream()
        .flatMap(entry -> layered(catalog, entry.getKey(), entry.getValue()).stream())
        .toList();
  }

  /** One table's layer; null when it has none or is not there. */
  @Nullable String layer(TableId table) {
    return layered(table.catalog(), table.database(), List.of(table)).get(0).layer();
  }

  private List<Known> layered(String catalog, String database, List<TableId> tables) {
    Map<String, SchemaVersion> schemas =
        catalogs.lake(catalog).schemas(database, tables.stream().map(TableId::table).toList());
    return tables.stream().map(id -> new Known(id, layer(schemas.get(id.table())))).toList();
  }

  private static @Nullable String layer(@Nullable SchemaVersion schema) {
    return schema == null ? null : schema.shape().options().get(LAYER);
  }
}
