package io.weir.catalog.web;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.catalog.Catalogs;
import io.weir.definition.Layer;
import io.weir.definition.OptionCatalogue;
import io.weir.definition.OptionEntry;
import io.weir.paimon.SchemaVersion;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.TableId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** How a table is declared: its schemas and options. */
@RestController
@RequestMapping("/api/v1/catalogs/{catalog}/databases/{database}/tables/{table}")
class TableSchemaController {

  /** Options that Weir sets by itself. */
  private static final Set<String> SET_BY_WEIR = Set.of("write-only", Layer.OPTION);

  private final Catalogs catalogs;

  TableSchemaController(Catalogs catalogs) {
    this.catalogs = catalogs;
  }

  /** A version of the schema as it is shown. */
  record SchemaView(
      long id,
      List<ColumnView> columns,
      List<String> partitionedBy,
      List<String> primaryKey,
      Map<String, String> options,
      @Nullable String comment,
      Instant at) {

    static SchemaView from(SchemaVersion version) {
      return new SchemaView(
          version.id(),
          ColumnView.from(version.shape()),
          version.shape().partitionedBy(),
          version.shape().primaryKey(),
          version.shape().options(),
          version.shape().comment(),
          version.at());
    }
  }

  /**
   * An option in force.
   *
   * @param value null when the table does not set it
   * @param source table, weir or default
   */
  record OptionInForce(
      String key,
      @Nullable String value,
      @JsonProperty("default") @Nullable String defaultValue,
      String source,
      @Nullable String description,
      boolean immutable) {

    static OptionInForce set(String key, String value) {
      OptionEntry entry = OptionCatalogue.find(key).orElse(null);
      return new OptionInForce(
          key,
          value,
          entry == null ? null : entry.defaultValue(),
          SET_BY_WEIR.contains(key) ? "weir" : "table",
          entry == null ? null : entry.description(),
          entry != null && entry.immutable());
    }

    static OptionInForce byDefault(OptionEntry entry) {
      return new OptionInForce(
          entry.key(),
          null,
          entry.defaultValue(),
          "default",
          entry.description(),
          entry.immutable());
    }
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/schemas")
  Page<SchemaView> schemas(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor) {
    PageRequest page = PageRequest.of(limit, cursor, null, null);
    // newest first: the key falls as the id rises
    return page.page(
            catalogs.table(new TableId(catalog, database, table)).schemas(),
            version -> "%019d".formatted(Long.MAX_VALUE - version.id()),
            Map.of())
        .map(SchemaView::from);
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/options")
  Page<OptionInForce> options(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @RequestParam(defaultValue = "false") boolean all,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String q) {
    PageRequest page = PageRequest.of(limit, cursor, null, q);
    Map<String, String> set =
        catalogs.table(new TableId(catalog, database, table)).schema().shape().options();
    List<OptionInForce> found = new ArrayList<>();
    set.forEach((key, value) -> found.add(OptionInForce.set(key, value)));
    if (all) {
      OptionCatalogue.tableOptions().stream()
          .filter(entry -> entry.defaultValue() != null && !set.containsKey(entry.key()))
          .map(OptionInForce::byDefault)
          .forEach(found::add);
    }
    found.removeIf(option -> !page.matches(option.key()));
    return page.page(found, OptionInForce::key, Map.of());
  }
}
