package io.weir.catalog;

import io.weir.paimon.tally.FileCount;
import io.weir.shared.TableId;
import java.util.Map;
import java.util.Optional;

/**
 * What was last observed of tables; whoever observes them implements it. Reads the database only.
 */
public interface Observations {

  /** Empty when the table was not observed yet. */
  Optional<Observation> find(TableId table);

  /** By table name, of those tables of a database that were observed. */
  Map<String, TableStanding> of(String catalog, String database);

  /**
   * What there is for the sake of each tag of a table, by its name; empty when nobody looked yet.
   */
  Map<String, FileCount> heldByTags(TableId table);

  /** By name, of those branches of a table that are followed. */
  Map<String, BranchObservation> ofBranches(TableId table);

  /** How many tables of each database were seen, by database name. */
  Map<String, Integer> tableCounts(String catalog);
}
