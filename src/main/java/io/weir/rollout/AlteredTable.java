package io.weir.rollout;

import io.weir.definition.LakeFacts;
import io.weir.definition.TableDefinition;
import io.weir.definition.change.TableDiff;
import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.Manifests.Read;
import io.weir.lease.JobOnTable;
import io.weir.paimon.TableShape;
import io.weir.shared.TableId;
import java.util.List;

/**
 * A table that is there, and what it is to become.
 *
 * @param read the manifest that declares it
 * @param now the name that it has before the plan
 * @param altered what it will be: what is declared, and the options that it has besides
 * @param difference what must change
 * @param working the jobs that work on it
 * @param hasSnapshots whether anything was committed to it; false where that makes no difference
 */
record AlteredTable(
    Read read,
    TableId now,
    TableShape has,
    TableDefinition altered,
    TableDiff.Outcome difference,
    List<JobOnTable> working,
    LakeFacts facts,
    boolean hasSnapshots) {

  AlteredTable {
    working = List.copyOf(working);
  }

  Manifest.Table manifest() {
    return (Manifest.Table) read.manifest();
  }

  /** The name that it is to have. */
  TableId id() {
    return manifest().id();
  }

  List<String> jobNames() {
    return working.stream().map(JobOnTable::name).toList();
  }
}
