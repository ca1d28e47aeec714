package io.weir.catalog.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.catalog.Consumers;
import io.weir.catalog.TableConsumer;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.TableId;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The consumers of a table. */
@RestController
@RequestMapping("/api/v1/catalogs/{catalog}/databases/{database}/tables/{table}/consumers")
class ConsumerController {

  private final Consumers consumers;

  ConsumerController(Consumers consumers) {
    this.consumers = consumers;
  }

  /**
   * Where a consumer is to go on.
   *
   * @param nextSnapshot which it reads next; left out for the one that is committed next
   */
  record ConsumerPosition(@Nullable Long nextSnapshot) {}

  @Requires(Permission.LAKE_READ)
  @GetMapping
  Page<TableConsumer> list(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String sort,
      @RequestParam(required = false) @Nullable String q) {
    PageRequest page = PageRequest.of(limit, cursor, sort, q);
    List<TableConsumer> found =
        consumers.list(new TableId(catalog, database, table)).stream()
            .filter(consumer -> page.matches(consumer.id()))
            .toList();
    return page.page(
        found,
        TableConsumer::id,
        Map.of(
            "id", Comparator.comparing(TableConsumer::id),
            "nextSnapshot", Comparator.comparing(TableConsumer::nextSnapshot),
            "movedAt", Comparator.comparing(TableConsumer::movedAt)));
  }

  @Requires(Permission.TABLE_WRITE)
  @PutMapping("/{consumer}")
  TableConsumer reset(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @PathVariable String consumer,
      @RequestBody ConsumerPosition body) {
    return consumers.reset(new TableId(catalog, database, table), consumer, body.nextSnapshot());
  }

  @Requires(Permission.TABLE_WRITE)
  @DeleteMapping("/{consumer}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void delete(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @PathVariable String consumer,
      @RequestParam(defaultValue = "") String confirm) {
    consumers.delete(new TableId(catalog, database, table), consumer, confirm);
  }
}
