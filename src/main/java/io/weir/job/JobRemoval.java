package io.weir.job;

import io.weir.audit.AuditTrail;
import java.util.Map;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Removes a job that runs no more. What it wrote, its savepoints and checkpoints stay. */
@Component
class JobRemoval {

  private final JobRepository jobs;
  private final AuditTrail audit;

  JobRemoval(JobRepository jobs, AuditTrail audit) {
    this.jobs = jobs;
    this.audit = audit;
  }

  @Transactional
  public void remove(Job job) {
    jobs.deleteById(job.name());
    audit.record("job.delete", job.name(), "Removed job " + job.name(), Map.of());
  }
}
