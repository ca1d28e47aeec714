package io.weir.maintenance;

import io.weir.catalog.Catalogs;
import io.weir.catalog.Tables;
import io.weir.lease.TableCares;
import io.weir.paimon.SchemaVersion;
import io.weir.shared.Problem;
import org.springframework.stereotype.Component;

/**
 * What an order of a run must be. Asks the storage, and decides who maintains a table unseen so
 * far.
 */
@Component
class OrderCheck {

  private final Catalogs catalogs;
  private final Tables tables;
  private final TableCares cares;

  OrderCheck(Catalogs catalogs, Tables tables, TableCares cares) {
    this.catalogs = catalogs;
    this.tables = tables;
    this.cares = cares;
  }

  /**
   * @return the order's options, with what it leaves out
   * @throws Problem NOT_FOUND for a table that is not there, REFUSED when its owner does not give
   *     the action to Weir, INVALID for a bad option
   */
  ActionOptions check(Runs.Order order) {
    ActionOptions options = ActionOptions.of(order.action(), "/options", order.options());
    SchemaVersion schema = catalogs.table(order.table()).schema();
    tables.care(order.table(), schema);
    cares.require(order.table(), order.action().act());
    return options;
  }
}
