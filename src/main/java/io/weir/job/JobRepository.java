package io.weir.job;

import java.util.List;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.Query;

interface JobRepository extends JpaRepository<JobEntity, String> {

  /** The jobs that something may have to be done for. */
  @Query(
      """
      select j.name from JobEntity j
      where j.deleting = true or j.desiredState = io.weir.job.DesiredState.RUNNING
        or exists (select d from DeploymentEntity d
                   where d.job = j.name and d.state <> io.weir.job.DeploymentState.ENDED)
      """)
  List<String> namesToLookAt();
}
