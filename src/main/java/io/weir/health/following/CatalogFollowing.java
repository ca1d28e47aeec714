package io.weir.health.following;

import io.weir.paimon.TableFollowing;
import io.weir.paimon.tally.Look;
import io.weir.paimon.tally.PartitionKey;
import io.weir.paimon.tally.TableSight;
import io.weir.paimon.tally.TableWatch;
import io.weir.shared.Problem;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.springframework.stereotype.Component;

/**
 * Looks at tables and branches that are due, and keeps what became of them. Costs one storage call
 * a table where nothing happened, and what its new snapshots changed where something did.
 */
@Component
public class CatalogFollowing {

  private final FollowedTables tables;
  private final TallyStore store;
  private final PartitionRows partitions;
  private final Cadence cadence;
  private final HealthProperties properties;
  private final Clock clock;

  CatalogFollowing(
      FollowedTables tables,
      TallyStore store,
      PartitionRows partitions,
      Cadence cadence,
      HealthProperties properties,
      Clock clock) {
    this.tables = tables;
    this.store = store;
    this.partitions = partitions;
    this.cadence = cadence;
    this.properties = properties;
    this.clock = clock;
  }

  /**
   * What became of looks.
   *
   * @param changed where something was new
   * @param failed that could not be read; why is kept
   */
  public record Looked(Set<FollowedTable> changed, Set<FollowedTable> failed) {}

  public Looked look(TableFollowing following, List<FollowedTable> due) {
    List<TableSight> sights = following.look(due.stream().map(this::watch).toList());
    Looked looked = new Looked(new HashSet<>(), new HashSet<>());
    Map<Long, Instant> unchanged = new HashMap<>();
    List<Long> verified = new ArrayList<>();
    for (int i = 0; i < due.size(); i++) {
      FollowedTable table = due.get(i);
      Instant next = cadence.next(table.lastCommitAt(), clock.instant());
      if (sights.get(i).look() instanceof Look.Unchanged) {
        unchanged.put(table.number(), next);
      } else {
        keep(following, table, sights.get(i), looked);
      }
      if (looked.changed().contains(table) || isToVerify(table) && sights.get(i).look() != null) {
        verified.add(table.number());
      }
    }
    tables.unchanged(unchanged, clock.instant());
    tables.verified(verified);
    return looked;
  }

  private TableWatch watch(FollowedTable table) {
    return new TableWatch(
        table.id().database(),
        table.id().table(),
        table.branch(),
        table.position(),
        isToVerify(table));
  }

  /** After a while that nobody looked, the next snapshot may have come and expired unseen. */
  private boolean isToVerify(FollowedTable table) {
    Instant observedAt = table.observedAt();
    return table.looks() >= properties.looksUnverified()
        || (observedAt != null && properties.isStale(observedAt, clock.instant()));
  }

  private void keep(
      TableFollowing following, FollowedTable table, TableSight sight, Looked looked) {
    Instant now = clock.instant();
    try {
      if (sight.look() == null) {
        fail(
            table,
            Optional.ofNullable(sight.failure()).orElse("It could not be looked at."),
            looked);
      } else if (keep(following, table, sight.look(), now)) {
        looked.changed().add(table);
      }
    } catch (Problem problem) {
      fail(table, problem.detail(), looked);
    } catch (UncheckedIOException unreadable) {
      // what was kept by another version
      tables.countAnew(table.number(), now);
    }
  }

  private void fail(FollowedTable table, String reason, Looked looked) {
    tables.failed(table.number(), reason, clock.instant().plus(properties.idleInterval()));
    looked.failed().add(table);
  }

  /** Whether anything was; not where another was faster. */
  private boolean keep(TableFollowing following, FollowedTable table, Look look, Instant now) {
    if (look instanceof Look.Advanced advanced) {
      return add(following, table, advanced, now);
    }
    return look instanceof Look.Recounted recounted && replace(following, table, recounted, now);
  }

  private boolean replace(
      TableFollowing following, FollowedTable table, Look.Recounted recounted, Instant now) {
    Map<PartitionKey, String> names =
        names(following, table, recounted.tally().partitions().keySet());
    boolean replaced = store.replace(table, recounted, names, now).isPresent();
    tables.lookAgain(table.number(), now.plus(properties.interval()));
    return replaced;
  }

  private boolean add(
      TableFollowing following, FollowedTable table, Look.Advanced advanced, Instant now) {
    Set<PartitionKey> touched = new HashSet<>();
    advanced.changes().forEach(change -> touched.addAll(change.change().partitions().keySet()));
    Set<PartitionKey> unnamed = partitions.unknown(table.number(), touched);
    boolean added = store.add(table, advanced, names(following, table, unnamed), now).isPresent();
    tables.lookAgain(table.number(), now.plus(properties.interval()));
    return added;
  }

  private static Map<PartitionKey, String> names(
      TableFollowing following, FollowedTable table, Set<PartitionKey> partitions) {
    return partitions.isEmpty()
        ? Map.of()
        : following.partitionNames(
            table.id().database(), table.id().table(), table.branch(), partitions);
  }
}
