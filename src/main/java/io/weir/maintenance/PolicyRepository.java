package io.weir.maintenance;

import java.util.List;
import java.util.Optional;
import org.springframework.data.jpa.repository.JpaRepository;

interface PolicyRepository extends JpaRepository<PolicyEntity, String> {

  List<PolicyEntity> findByCatalog(String catalog);

  Optional<PolicyEntity> findByActionAndCatalogAndScopeLevelAndScopeKey(
      Action action, String catalog, Scope.Level level, String key);
}
