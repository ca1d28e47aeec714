package io.weir.connection.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.connection.Connections;
import io.weir.connection.SourceTable;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import java.util.Comparator;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** What the source of a connection holds. */
@RestController
@RequestMapping("/api/v1/connections/{name}")
class SourceController {

  private final Connections connections;

  SourceController(Connections connections) {
    this.connections = connections;
  }

  /** A database of a source. */
  record SourceDatabase(String name) {}

  @Requires(Permission.CONNECTION_WRITE)
  @GetMapping("/databases")
  Page<SourceDatabase> databases(@PathVariable String name) {
    return Page.of(connections.databases(name)).map(SourceDatabase::new);
  }

  @Requires(Permission.CONNECTION_WRITE)
  @GetMapping("/tables")
  Page<SourceTable> tables(
      @PathVariable String name,
      @RequestParam String database,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String q) {
    PageRequest page = PageRequest.of(limit, cursor, null, q);
    var found =
        connections.tables(name, database).stream().filter(t -> page.matches(t.name())).toList();
    return page.page(
        found, SourceTable::name, Map.of("name", Comparator.comparing(SourceTable::name)));
  }
}
