package io.weir.catalog.web;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.catalog.Rollbacks;
import io.weir.catalog.web.OwnerController.StopFirst;
import io.weir.paimon.RollbackLoss;
import io.weir.paimon.RollbackTarget;
import io.weir.paimon.TableSnapshot;
import io.weir.paimon.TableTag;
import io.weir.paimon.tally.ConsumerFacts;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** Taking a table back to an earlier snapshot. */
@RestController
@RequestMapping("/api/v1/catalogs/{catalog}/databases/{database}/tables/{table}/rollback")
class RollbackController {

  private final Rollbacks rollbacks;

  RollbackController(Rollbacks rollbacks) {
    this.rollbacks = rollbacks;
  }

  /**
   * Where to: exactly one of snapshot, tag and timestamp.
   *
   * @param timestamp to the newest snapshot that was committed then or before
   * @param latest the table's newest snapshot as it was when the loss was looked at; where it is
   *     another by now nothing is rolled back
   * @param dryRun true to be told what would be lost, and nothing else
   */
  record RollbackBody(
      @Nullable Long snapshotId,
      @Nullable String tag,
      @Nullable Instant timestamp,
      @Nullable Long latest,
      @Nullable Boolean dryRun) {

    RollbackTarget target() {
      long given = Stream.of(snapshotId, tag, timestamp).filter(one -> one != null).count();
      if (given != 1) {
        throw Problem.invalid(
            "", "Say where to go back to by one of snapshotId, tag and timestamp.");
      }
      return new RollbackTarget(snapshotId, tag, timestamp);
    }
  }

  /** A snapshot that goes. */
  record LostSnapshot(long id, String kind, Instant at, long deltaRecords) {

    static LostSnapshot from(TableSnapshot snapshot) {
      return new LostSnapshot(
          snapshot.id(), snapshot.kind(), snapshot.at(), snapshot.deltaRecords());
    }
  }

  /**
   * What a rollback takes away.
   *
   * @param done false for a dry run
   * @param snapshotId where it leads to
   * @param latest the newest snapshot before it
   * @param snapshots how many go
   * @param newest of those that go, newest first; the first few
   * @param consumers that wait for a snapshot which goes; reset them, or they pass over what is
   *     committed instead of it
   * @param neededBy branches that read files which only those tags keep; they forbid it
   * @param mustStopFirst jobs that forbid it while they run
   */
  record RollbackView(
      boolean done,
      long snapshotId,
      Instant committedAt,
      long latest,
      long snapshots,
      List<LostSnapshot> newest,
      long recordsBefore,
      long recordsAfter,
      List<TableTag> tags,
      List<ConsumerFacts> consumers,
      List<String> neededBy,
      List<StopFirst> mustStopFirst) {

    static RollbackView from(RollbackLoss loss, boolean done, List<StopFirst> mustStopFirst) {
      return new RollbackView(
          done,
          loss.snapshotId(),
          loss.committedAt(),
          loss.latest(),
          loss.snapshots(),
          loss.newest().stream().map(LostSnapshot::from).toList(),
          loss.recordsBefore(),
          loss.recordsAfter(),
          loss.tags(),
          loss.consumers(),
          loss.neededBy(),
          mustStopFirst);
    }
  }

  @Requires(Permission.TABLE_WRITE)
  @PostMapping
  RollbackView roll(
      @PathVariable String catalog,
      @PathVariable String database,
      @PathVariable String table,
      @RequestParam(defaultValue = "") String confirm,
      @RequestBody RollbackBody body) {
    TableId id = new TableId(catalog, database, table);
    if (Boolean.TRUE.equals(body.dryRun())) {
      RollbackLoss loss = rollbacks.loss(id, body.target());
      return RollbackView.from(loss, false, StopFirst.from(rollbacks.mustStopFirst(id)));
    }
    RollbackLoss loss = rollbacks.roll(id, body.target(), body.latest(), confirm);
    return RollbackView.from(loss, true, List.of());
  }
}
