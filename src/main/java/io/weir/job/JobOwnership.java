package io.weir.job;

import io.weir.lease.Care;
import io.weir.lease.MaintenanceOwner;
import io.weir.lease.TableCares;
import org.springframework.stereotype.Component;

/** A dedicated compaction job owns the maintenance of its table as long as it is to run. */
@Component
class JobOwnership {

  private final TableCares cares;

  JobOwnership(TableCares cares) {
    this.cares = cares;
  }

  void take(String job, JobSpec spec) {
    if (spec instanceof Compaction compaction) {
      cares.setOwner(compaction.target(), MaintenanceOwner.COMPACT_JOB, "job " + job);
    }
  }

  void giveBack(String job, JobSpec spec) {
    if (spec instanceof Compaction compaction
        && cares.find(compaction.target()).map(Care::owner).orElse(null)
            == MaintenanceOwner.COMPACT_JOB) {
      cares.setOwner(compaction.target(), MaintenanceOwner.WEIR, "end of job " + job);
    }
  }
}
