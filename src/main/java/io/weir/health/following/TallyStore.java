package io.weir.health.following;

import io.weir.paimon.tally.FileCount;
import io.weir.paimon.tally.Look;
import io.weir.paimon.tally.PartitionKey;
import io.weir.paimon.tally.PartitionTally;
import io.weir.paimon.tally.SnapshotChange;
import io.weir.paimon.tally.SnapshotFacts;
import io.weir.paimon.tally.TableHistory;
import io.weir.paimon.tally.TagFacts;
import io.weir.paimon.tally.Tally;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/**
 * Keeps what is followed: a change is added to the partitions that it touches and to the table's
 * sums in one transaction, and only to the position that it follows. So two that follow one table
 * add nothing twice. Costs what the change touches, not what the table has.
 */
@Component
public class TallyStore {

  private final TotalsRows totals;
  private final PartitionRows partitions;
  private final SnapshotRows snapshots;

  TallyStore(TotalsRows totals, PartitionRows partitions, SnapshotRows snapshots) {
    this.totals = totals;
    this.partitions = partitions;
    this.snapshots = snapshots;
  }

  /**
   * Adds new snapshots.
   *
   * @param names of partitions that have no row yet
   * @return empty when the table stands elsewhere meanwhile
   */
  @Transactional
  public Optional<TableTotals> add(
      FollowedTable table, Look.Advanced look, Map<PartitionKey, String> names, Instant at) {
    Optional<TableTotals> before = totals.lock(table.number());
    if (before.filter(known -> known.position().equals(table.position())).isEmpty()) {
      return Optional.empty();
    }
    Tally change = change(look);
    partitions.write(table.number(), after(table.number(), change), names, at);
    List<SnapshotFacts> added = look.changes().stream().map(SnapshotChange::snapshot).toList();
    snapshots.add(table.number(), added);
    return Optional.of(save(table.number(), before.get().plus(look.position(), change, added), at));
  }

  /**
   * Puts a whole count in the place of what was kept.
   *
   * @return empty when the table was forgotten meanwhile
   */
  @Transactional
  public Optional<TableTotals> replace(
      FollowedTable table, Look.Recounted look, Map<PartitionKey, String> names, Instant at) {
    long number = table.number();
    if (!totals.lockRow(number)) {
      return Optional.empty();
    }
    snapshots.deleteAll(number);
    partitions.replace(number, look.tally().partitions(), names, at);
    SnapshotFacts newest = look.snapshot();
    if (newest != null) {
      snapshots.add(number, List.of(newest));
    }
    return Optional.of(save(number, TableTotals.of(look.position(), look.tally(), newest), at));
  }

  /**
   * Adds what there is beside the newest snapshot; snapshots that are newer than where the tally
   * stands come with the next look. What is dead is known once the history is whole.
   *
   * @return empty when the table was never counted
   */
  @Transactional
  public Optional<TableTotals> addHistory(FollowedTable table, TableHistory history, Instant at) {
    Optional<TableTotals> known = totals.lock(table.number());
    long newest = known.map(totals -> totals.position().snapshotId()).orElse(0L);
    List<Long> ids = history.snapshotIds().stream().filter(id -> id <= newest).toList();
    if (known.isEmpty() || ids.isEmpty()) {
      return known;
    }
    long earliest = ids.get(0);
    snapshots.add(
        table.number(),
        history.snapshots().stream().filter(snapshot -> snapshot.id() <= newest).toList());
    snapshots.forgetBefore(table.number(), earliest);
    boolean isWhole = snapshots.ids(table.number()).containsAll(ids);
    TableTotals with =
        known
            .get()
            .with(
                ids.size(),
                isWhole ? dead(table.number(), earliest, history.surroundings().tags()) : null,
                isWhole ? snapshots.changelog(table.number(), earliest) : null);
    return Optional.of(save(table.number(), with, at));
  }

  private FileCount dead(long number, long earliest, List<TagFacts> tags) {
    return tags.stream()
        .map(TagFacts::held)
        .reduce(snapshots.dead(number, earliest), FileCount::plus);
  }

  private TableTotals save(long number, TableTotals now, Instant at) {
    totals.save(number, now, partitions.mostSortedRuns(number), at);
    return now;
  }

  private Map<PartitionKey, PartitionTally> after(long number, Tally change) {
    Map<PartitionKey, PartitionTally> before =
        partitions.read(number, change.partitions().keySet());
    Map<PartitionKey, PartitionTally> after = new HashMap<>();
    change
        .partitions()
        .forEach(
            (key, partition) ->
                after.put(key, before.getOrDefault(key, new PartitionTally()).plus(partition)));
    return after;
  }

  private static Tally change(Look.Advanced look) {
    return look.changes().stream().map(SnapshotChange::change).reduce(Tally.NOTHING, Tally::plus);
  }
}
