package io.weir.maintenance.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.catalog.Tables;
import io.weir.maintenance.TablePolicies;
import io.weir.shared.Page;
import io.weir.shared.TableId;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** The policies that are in effect for a table. */
@RestController
@RequestMapping("/api/v1/catalogs/{catalog}/databases/{database}/tables/{table}/policies")
class TablePolicyController {

  private final Tables tables;
  private final TablePolicies policies;

  TablePolicyController(Tables tables, TablePolicies policies) {
    this.tables = tables;
    this.policies = policies;
  }

  /** One for each action, with where it comes from. */
  @Requires(Permission.LAKE_READ)
  @GetMapping
  Page<TablePolicies.Effective> effective(
      @PathVariable String catalog, @PathVariable String database, @PathVariable String table) {
    TableId id = new TableId(catalog, database, table);
    tables.require(id);
    return Page.of(policies.of(id));
  }
}
