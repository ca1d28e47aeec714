package io.weir.paimon;

import io.weir.paimon.Calls.Outcome;
import io.weir.paimon.tally.HistorySight;
import io.weir.paimon.tally.HistoryWatch;
import io.weir.paimon.tally.Look;
import io.weir.paimon.tally.PartitionKey;
import io.weir.paimon.tally.TableHistory;
import io.weir.paimon.tally.TableSight;
import io.weir.paimon.tally.TableWatch;
import io.weir.paimon.tally.TallyReader;
import io.weir.shared.Problem;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.apache.paimon.fs.Path;

/**
 * Follows the tables of a lake and their branches, many at once. Every method blocks, for no longer
 * than the call timeout. A table that can't be read has its reason, and keeps no other from being
 * read.
 */
public final class TableFollowing {

  /** Of a long history so many snapshots are read at a time: each takes some three calls. */
  private static final int MOST_SNAPSHOTS = 50;

  private final Lake lake;
  private final Calls calls;
  private final Clock clock;

  TableFollowing(Lake lake, Calls calls, Clock clock) {
    this.lake = lake;
    this.calls = calls;
    this.clock = clock;
  }

  /** Looks at these tables at once; in their order. */
  public List<TableSight> look(List<TableWatch> watches) {
    List<Callable<Look>> looks = new ArrayList<>();
    for (TableWatch watch : watches) {
      looks.add(
          () ->
              reader(watch.database(), watch.table(), watch.branch())
                  .look(watch.known(), watch.verify()));
    }
    List<Outcome<Look>> outcomes = calls.each("look at the table", looks);
    List<TableSight> sights = new ArrayList<>();
    for (int i = 0; i < watches.size(); i++) {
      Problem problem = outcomes.get(i).problem();
      sights.add(
          new TableSight(
              watches.get(i), outcomes.get(i).result(), problem == null ? null : problem.detail()));
    }
    return sights;
  }

  /** Reads at once what there is beside the newest snapshots of these tables; in their order. */
  public List<HistorySight> histories(List<HistoryWatch> watches) {
    List<Callable<TableHistory>> reads = new ArrayList<>();
    for (HistoryWatch watch : watches) {
      reads.add(
          () ->
              reader(watch.database(), watch.table(), watch.branch())
                  .history(watch.kept(), MOST_SNAPSHOTS));
    }
    List<Outcome<TableHistory>> outcomes = calls.each("read the history of the table", reads);
    List<HistorySight> sights = new ArrayList<>();
    for (int i = 0; i < watches.size(); i++) {
      Problem problem = outcomes.get(i).problem();
      sights.add(
          new HistorySight(
              watches.get(i), outcomes.get(i).result(), problem == null ? null : problem.detail()));
    }
    return sights;
  }

  /** The paths of partitions of a branch. */
  public Map<PartitionKey, String> partitionNames(
      String database, String table, String branch, Collection<PartitionKey> partitions) {
    return calls.call(
        "name partitions of " + database + "." + table,
        () -> reader(database, table, branch).names(partitions));
  }

  private TallyReader reader(String database, String table, String branch) throws Exception {
    Path path = lake.names().tablePath(database, table);
    return new TallyReader(
        lake.files(), path, branch, () -> lake.load(database, table, branch), clock);
  }
}
