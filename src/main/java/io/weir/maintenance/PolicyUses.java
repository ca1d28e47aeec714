package io.weir.maintenance;

import io.weir.catalog.CatalogUses;
import java.util.List;
import org.springframework.stereotype.Component;

/** Keeps a catalog from being removed while policies name it. */
@Component
class PolicyUses implements CatalogUses {

  private final PolicyRepository repository;

  PolicyUses(PolicyRepository repository) {
    this.repository = repository;
  }

  @Override
  public List<String> of(String catalog) {
    return repository.findByCatalog(catalog).stream()
        .map(p -> "policy " + p.getId())
        .sorted()
        .toList();
  }
}
