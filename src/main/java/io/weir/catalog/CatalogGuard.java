package io.weir.catalog;

import io.weir.shared.Problem;
import java.util.List;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.stereotype.Component;

/** Keeps catalogs from being changed in ways that would harm what relies on them. */
@Component
class CatalogGuard {

  private final CatalogRepository repository;
  private final ObjectProvider<CatalogUses> uses;

  CatalogGuard(CatalogRepository repository, ObjectProvider<CatalogUses> uses) {
    this.repository = repository;
    this.uses = uses;
  }

  /**
   * @throws Problem CONFLICT when another catalog is on the same warehouse
   */
  void refuseSharedWarehouse(CatalogSpec spec) {
    repository.findAll().stream()
        .filter(other -> !other.getId().equals(spec.name()))
        .filter(other -> other.warehouse().equals(spec.warehouse()))
        .findFirst()
        .ifPresent(
            other -> {
              throw Problem.conflict(
                  "The catalog '"
                      + other.getId()
                      + "' is on this warehouse already; under two names its tables would have two"
                      + " leases.");
            });
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
