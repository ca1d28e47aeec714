package io.weir.rollout.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.rollout.TableChangeEntry;
import io.weir.rollout.TableHistory;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.TableId;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** What was done to a table. */
@RestController
@RequestMapping("/api/v1/catalogs/{catalog}/databases/{database}/tables/{table}/history")
class HistoryController {

  private final TableHistory history;

  HistoryController(TableHistory history) {
    this.history = history;
  }

  /** Newest first, also of a table that is gone. */
  @Requires(Permission.LAKE_READ)
  @GetMapping
  Page<TableChangeEntry> of(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor) {
    return history.of(
        new TableId(catalog, database, table), PageRequest.of(limit, cursor, null, null));
  }
}
