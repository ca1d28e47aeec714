package io.weir.catalog;

import io.weir.lease.Act;
import io.weir.paimon.ConsumerPositions;
import io.weir.paimon.ConsumerPositions.Sight;
import io.weir.paimon.tally.ConsumerFacts;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/**
 * The consumers of tables: streaming readers that keep snapshots. Every method asks the storage and
 * blocks.
 */
@Service
public class Consumers {

  /** A reader notes its position at each checkpoint. */
  private static final Duration USUAL_PACE = Duration.ofMinutes(5);

  private final Catalogs catalogs;
  private final LeasedActs acts;
  private final LakeChanges changes;
  private final Clock clock;

  Consumers(Catalogs catalogs, LeasedActs acts, LakeChanges changes, Clock clock) {
    this.catalogs = catalogs;
    this.acts = acts;
    this.changes = changes;
    this.clock = clock;
  }

  /**
   * By id.
   *
   * @throws Problem NOT_FOUND when there is no such table
   */
  public List<TableConsumer> list(TableId table) {
    Sight sight = positions(table).look();
    return sight.consumers().stream().map(facts -> consumer(facts, sight)).toList();
  }

  /**
   * Moves a consumer. A reader that runs goes on from where it is, and says so again.
   *
   * @param next which snapshot it is to read next; null for the one that is committed next
   * @throws Problem NOT_FOUND; INVALID for a snapshot that is gone or far from being made
   */
  public TableConsumer reset(TableId table, String id, @Nullable Long next) {
    ConsumerPositions positions = positions(table);
    positions.look().get(id);
    acts.under(
        table,
        Act.RESET_CONSUMER,
        check -> {
          Sight sight = positions.look();
          ConsumerFacts before = sight.get(id);
          long to = position(next, sight);
          changes.make(
              "consumer.reset",
              table.toString(),
              "Moved consumer %s of %s from snapshot %d to %d"
                  .formatted(id, table, before.nextSnapshot(), to),
              Map.of("consumer", before, "nextSnapshot", to),
              () -> positions.reset(id, to, check));
        });
    Sight sight = positions.look();
    return consumer(sight.get(id), sight);
  }

  /**
   * Forgets a consumer, so that no snapshots are kept for it; where it was is in the audit trail
   * first. Its reader starts anew as it is told to.
   *
   * @param confirmation the consumer's id, as a person typed it
   * @throws Problem INVALID when the confirmation is not the id; NOT_FOUND
   */
  public void delete(TableId table, String id, String confirmation) {
    ConsumerPositions positions = positions(table);
    positions.look().get(id);
    Confirmation.require(confirmation, id, "delete the consumer");
    acts.under(
        table,
        Act.RESET_CONSUMER,
        check -> {
          Sight sight = positions.look();
          ConsumerFacts before = sight.get(id);
          changes.make(
              "consumer.delete",
              table.toString(),
              "Deleted consumer %s of %s, which was at snapshot %d"
                  .formatted(id, table, before.nextSnapshot()),
              Map.of(
                  "consumer", before, "snapshotsBehind", consumer(before, sight).snapshotsBehind()),
              () -> positions.delete(id, check));
        });
  }

  private static long position(@Nullable Long next, Sight sight) {
    long to = next == null ? sight.upcoming() : next;
    if (to >= sight.earliest() && to <= sight.upcoming()) {
      return to;
    }
    String why = to < sight.earliest() ? "is gone" : "is not there yet";
    throw Problem.invalid(
        "/nextSnapshot",
        "Snapshot %d %s. Take one from %d, the earliest there is, to %d, the next to come."
            .formatted(to, why, sight.earliest(), sight.upcoming()));
  }

  private TableConsumer consumer(ConsumerFacts facts, Sight sight) {
    return new TableConsumer(
        facts.id(),
        facts.nextSnapshot(),
        facts.movedAt(),
        facts.movedAt().isAfter(clock.instant().minus(USUAL_PACE)),
        Math.max(0, sight.upcoming() - facts.nextSnapshot()));
  }

  private ConsumerPositions positions(TableId table) {
    return catalogs.table(table).consumers();
  }
}
