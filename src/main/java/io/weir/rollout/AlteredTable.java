package io.weir.rollout;

import io.weir.definition.TableDefinition;
import io.weir.definition.manifest.Manifest;
import io.weir.lease.JobOnTable;
import io.weir.shared.TableId;
import java.util.List;

/**
 * A table that is there and is to be altered.
 *
 * @param now the name that it has before the plan
 * @param altered what it will be: what is declared, and the options that it has besides
 * @param working the jobs that work on it
 */
record AlteredTable(
    TableId now, Manifest.Table manifest, TableDefinition altered, List<JobOnTable> working) {

  AlteredTable {
    working = List.copyOf(working);
  }

  /** The name that it is to have. */
  TableId id() {
    return manifest.id();
  }

  List<String> jobNames() {
    return working.stream().map(JobOnTable::name).toList();
  }

  List<String> writers() {
    return working.stream()
        .filter(job -> job.kind() == JobOnTable.Kind.WRITER)
        .map(JobOnTable::name)
        .toList();
  }
}
