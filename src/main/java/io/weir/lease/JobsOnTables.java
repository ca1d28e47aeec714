package io.weir.lease;

import io.weir.shared.TableId;
import java.util.List;

/** What the lease must know of jobs; whoever runs jobs implements it. */
public interface JobsOnTables {

  /**
   * The jobs whose desired state is RUNNING, or of which a deployment is not ended, and which act
   * on this table; by name. Reads the database only.
   */
  List<JobOnTable> on(TableId table);
}
