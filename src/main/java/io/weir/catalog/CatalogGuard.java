package io.weir.catalog;

import io.weir.shared.Problem;
import io.weir.shared.WeirHome;
import java.util.List;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;

/** Keeps catalogs from being changed in ways that would harm what relies on them. */
@Component
class CatalogGuard {

  private final CatalogRepository repository;
  private final ObjectProvider<CatalogUses> uses;
  private final WeirHome home;

  CatalogGuard(CatalogRepository repository, ObjectProvider<CatalogUses> uses, WeirHome home) {
    this.repository = repository;
    this.uses = uses;
    this.home = home;
  }

  /**
   * @throws Problem CONFLICT when another catalog's warehouse is the same, or one lies in the
   *     other; REFUSED when it holds Weir's own files
   */
  void refuseSharedWarehouse(CatalogSpec spec) {
    Warehouse warehouse = Warehouse.parse(spec.warehouse()).resolved();
    refuseHome(warehouse);
    repository.findAll().stream()
        .filter(other -> !other.getId().equals(spec.name()))
        .filter(other -> Warehouse.parse(other.warehouse()).resolved().overlaps(warehouse))
        .findFirst()
        .ifPresent(
            other -> {
              throw Problem.conflict(
                  "The catalog '"
                      + other.getId()
                      + "' is on this warehouse already, or one lies in the other; under two names its tables would have two"
                      + " leases.");
            });
  }

  /** Weir's database, secrets and checkpoints lie in its home; warehouses lie under one name. */
  private void refuseHome(Warehouse warehouse) {
    boolean ours =
        warehouse.overlaps(Warehouse.parse(home.resolve("").toString()).resolved())
            && !warehouse.isIn(Warehouse.parse(home.resolve("warehouse").toString()).resolved());
    if (ours) {
      throw Problem.refused(
          "/warehouse", "Weir keeps its own files there: choose a directory outside its home.");
    }
  }

  /**
   * @throws Problem CONFLICT while something names the catalog
   */
  void refuseWhileUsed(String name) {
    List<String> users = uses.stream().flatMap(use -> use.of(name).stream()).toList();
    if (!users.isEmpty()) {
      throw Problem.conflict(
          "Catalog '" + name + "' is used by " + String.join(", ", users) + ". Delete that first.");
    }
  }
}
