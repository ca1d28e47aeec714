package io.weir.job;

import io.weir.audit.AuditTrail;
import java.util.Map;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Removes a job that runs no more. What it wrote, its savepoints and checkpoints stay. */
@Component
class JobRemoval {

  private final JobRepository jobs;
  private final JobOwnership ownership;
  private final AuditTrail audit;

  JobRemoval(JobRepository jobs, JobOwnership ownership, AuditTrail audit) {
    this.jobs = jobs;
    this.ownership = ownership;
    this.audit = audit;
  }

  @Transactional
  public void remove(Job job) {
    ownership.giveBack(job.name(), job.spec());
    jobs.deleteById(job.name());
    audit.record("job.delete", job.name(), "Removed job " + job.name(), Map.of());
  }
}
