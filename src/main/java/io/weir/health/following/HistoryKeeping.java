package io.weir.health.following;

import io.weir.paimon.TableFollowing;
import io.weir.paimon.tally.HistorySight;
import io.weir.paimon.tally.HistoryWatch;
import io.weir.paimon.tally.Position;
import io.weir.paimon.tally.TableHistory;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads now and then what there is beside the newest snapshots of tables: more often where
 * something happened. Costs some eight storage calls a table, so that it is not part of each look.
 * The branches that are found so are followed from then on.
 */
@Component
public class HistoryKeeping {

  private final FollowedTables tables;
  private final TallyStore store;
  private final SnapshotRows snapshots;
  private final Cadence cadence;
  private final JsonMapper json;
  private final Clock clock;

  HistoryKeeping(
      FollowedTables tables,
      TallyStore store,
      SnapshotRows snapshots,
      Cadence cadence,
      JsonMapper json,
      Clock clock) {
    this.tables = tables;
    this.store = store;
    this.snapshots = snapshots;
    this.cadence = cadence;
    this.json = json;
    this.clock = clock;
  }

  /**
   * Reads what is due.
   *
   * @param looked tables that were just looked at
   * @param changed those of them where something was new
   * @return those that could not be read; why is kept
   */
  public Set<FollowedTable> read(
      TableFollowing following, List<FollowedTable> looked, Set<FollowedTable> changed) {
    Instant now = clock.instant();
    List<FollowedTable> due = new ArrayList<>();
    List<HistoryWatch> watches = new ArrayList<>();
    for (FollowedTable table : looked) {
      if (cadence.surroundingsAreDue(
          table.surroundingsAt(), changed.contains(table), table.lastCommitAt(), now)) {
        due.add(table);
        watches.add(
            new HistoryWatch(
                table.id().database(),
                table.id().table(),
                table.branch(),
                snapshots.ids(table.number())));
      }
    }
    List<HistorySight> sights = following.histories(watches);
    Set<FollowedTable> failed = new HashSet<>();
    for (int i = 0; i < due.size(); i++) {
      FollowedTable table = due.get(i);
      TableHistory history = sights.get(i).history();
      String failure = sights.get(i).failure();
      if (history != null) {
        keep(table, history, now);
      } else if (failure != null) {
        tables.failed(table.number(), failure, cadence.next(table.lastCommitAt(), now));
        failed.add(table);
      }
    }
    return failed;
  }

  /** A long history is read a part at a time: the rest is due at the next look. */
  private void keep(FollowedTable table, TableHistory history, Instant now) {
    store
        .addHistory(table, history, now)
        .ifPresent(
            totals -> {
              boolean isWhole = totals.dead() != null || history.snapshotIds().isEmpty();
              tables.surrounded(
                  table.number(),
                  json.writeValueAsString(history.surroundings()),
                  json.writeValueAsString(history.schema()),
                  isWhole ? now : null);
              tables.followBranches(table, history.surroundings().branches());
              if (isElsewhere(totals.position(), history)) {
                tables.countAnew(table.number(), now);
              }
            });
  }

  /** Snapshots are missing between, so that looking for the next one finds nothing; or options. */
  private static boolean isElsewhere(Position position, TableHistory history) {
    List<Long> ids = history.snapshotIds();
    boolean isBehindAGap =
        !ids.isEmpty()
            && ids.get(ids.size() - 1) > position.snapshotId()
            && !ids.contains(position.snapshotId() + 1);
    return isBehindAGap || position.smallBelowBytes() != history.smallBelowBytes();
  }
}
