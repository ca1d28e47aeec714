package io.weir.catalog;

import io.weir.catalog.KeptSnapshot.Keeper;
import io.weir.lease.Care;
import io.weir.lease.Decision;
import io.weir.lease.MaintenanceOwner;
import io.weir.lease.TableCares;
import io.weir.paimon.ExpiryPlan;
import io.weir.paimon.LakeTable;
import io.weir.paimon.SnapshotKeepers;
import io.weir.paimon.SnapshotRetention;
import io.weir.paimon.TableSnapshot;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/**
 * The snapshots of tables, and why an expiry would keep each. Every method asks the storage and
 * blocks.
 */
@Service
public class Snapshots {

  private static final String EXPIRE = "expire-snapshots";

  private final Catalogs catalogs;
  private final TableCares cares;
  private final Clock clock;

  Snapshots(Catalogs catalogs, TableCares cares, Clock clock) {
    this.catalogs = catalogs;
    this.cares = cares;
    this.clock = clock;
  }

  /**
   * Newest first.
   *
   * @param before only those below it; null for all
   * @throws Problem NOT_FOUND when there is no such table
   */
  public List<KeptSnapshot> list(TableId id, @Nullable Long before, int limit) {
    LakeTable table = catalogs.table(id);
    List<TableSnapshot> snapshots = table.snapshots(before, limit);
    SnapshotKeepers keepers = table.keepers();
    Optional<Retained> retained = retained(id, keepers);
    return snapshots.stream()
        .map(snapshot -> new KeptSnapshot(snapshot, keepers(snapshot, keepers, retained)))
        .toList();
  }

  /**
   * By what snapshots are kept.
   *
   * @param policy the policy's name; null for the table's own options
   */
  private record Retained(SnapshotRetention retention, @Nullable String policy) {}

  /** Empty where nobody expires them. */
  private Optional<Retained> retained(TableId id, SnapshotKeepers keepers) {
    Optional<Care> care = cares.find(id);
    if (care.isEmpty() || care.get().owner() == MaintenanceOwner.WRITER) {
      return Optional.of(new Retained(keepers.ownRetention(), null));
    }
    return care.get().decisions().stream()
        .filter(decision -> decision.action().equals(EXPIRE))
        .findFirst()
        .map(Snapshots::retained);
  }

  private static Retained retained(Decision decision) {
    return new Retained(SnapshotRetention.fromMap(decision.options()), decision.policy());
  }

  private List<Keeper> keepers(
      TableSnapshot snapshot, SnapshotKeepers keepers, Optional<Retained> retained) {
    List<Keeper> found = new ArrayList<>();
    if (snapshot.id() == keepers.latest()) {
      found.add(new Keeper(KeptSnapshot.Kind.NEWEST, null));
    }
    if (retained.isPresent()) {
      addRetention(found, snapshot, keepers.latest(), retained.get());
    } else {
      found.add(new Keeper(KeptSnapshot.Kind.NO_EXPIRY, null));
    }
    keepers.readers().stream()
        .filter(reader -> reader.keepsFrom() <= snapshot.id())
        .forEach(reader -> found.add(new Keeper(kind(reader.kind()), reader.name())));
    snapshot.tags().forEach(tag -> found.add(new Keeper(KeptSnapshot.Kind.TAG, tag)));
    return found;
  }

  private void addRetention(
      List<Keeper> found, TableSnapshot snapshot, long latest, Retained retained) {
    SnapshotRetention retention = retained.retention();
    long newer = latest - snapshot.id();
    if (newer < retention.min()) {
      found.add(new Keeper(KeptSnapshot.Kind.RETAIN_MIN, retained.policy()));
    }
    boolean young = !snapshot.at().isBefore(clock.instant().minus(retention.time()));
    boolean oneTooMany = retention.max() != null && newer >= retention.max();
    if (young && !oneTooMany) {
      found.add(new Keeper(KeptSnapshot.Kind.RETAIN_TIME, retained.policy()));
    }
  }

  private static KeptSnapshot.Kind kind(ExpiryPlan.Kind reader) {
    return reader == ExpiryPlan.Kind.CONSUMER
        ? KeptSnapshot.Kind.CONSUMER
        : KeptSnapshot.Kind.BRANCH;
  }
}
