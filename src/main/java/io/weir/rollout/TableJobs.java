package io.weir.rollout;

import io.weir.lease.JobOnTable;
import io.weir.lease.JobsOnTables;
import io.weir.shared.TableId;
import java.util.List;
import org.springframework.stereotype.Component;

/** The jobs that work on tables, as plans see them. Reads the database only. */
@Component
class TableJobs {

  private final JobsOnTables jobs;

  TableJobs(JobsOnTables jobs) {
    this.jobs = jobs;
  }

  List<JobOnTable> on(TableId id) {
    return jobs.on(id);
  }

  /**
   * Blocks a draft by the jobs that work on a table and are not stopped by the plan itself.
   *
   * @param act what can't be done meanwhile, such as {@code drop}
   */
  void block(TableId id, String act, Draft draft) {
    List<String> names = on(id).stream().map(JobOnTable::name).toList();
    draft.affect(names);
    List<String> running = names.stream().filter(name -> !draft.stops(name)).toList();
    if (!running.isEmpty()) {
      draft.block(
          "jobs",
          id.toString(),
          "Jobs work on "
              + id
              + ": stop "
              + String.join(", ", running)
              + " before you "
              + act
              + " it.");
    }
  }
}
