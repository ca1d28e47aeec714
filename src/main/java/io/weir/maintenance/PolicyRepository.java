package io.weir.maintenance;

import java.util.List;
import org.springframework.data.jpa.repository.JpaRepository;

interface PolicyRepository extends JpaRepository<PolicyEntity, String> {

  List<PolicyEntity> findByCatalog(String catalog);
}
