package io.weir.job;

import java.util.List;
import java.util.Optional;
import org.springframework.data.jpa.repository.JpaRepository;

interface DeploymentRepository extends JpaRepository<DeploymentEntity, Long> {

  List<DeploymentEntity> findByJobOrderByIdDesc(String job);

  /** The last one made, which is the one that is not ended, if there is such. */
  Optional<DeploymentEntity> findFirstByJobOrderByIdDesc(String job);

  List<DeploymentEntity> findByStateNot(DeploymentState state);
}
