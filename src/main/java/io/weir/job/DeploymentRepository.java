package io.weir.job;

import java.util.List;
import java.util.Optional;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.Query;

interface DeploymentRepository extends JpaRepository<DeploymentEntity, Long> {

  List<DeploymentEntity> findByJobOrderByIdDesc(String job);

  /** The last one made, which is the one that is not ended, if there is such. */
  Optional<DeploymentEntity> findFirstByJobOrderByIdDesc(String job);

  /** The last one made of each job that has any. */
  @Query(
      """
      select d from DeploymentEntity d
      where d.id in (select max(e.id) from DeploymentEntity e group by e.job)
      """)
  List<DeploymentEntity> findLastOfEach();

  List<DeploymentEntity> findByStateNot(DeploymentState state);
}
