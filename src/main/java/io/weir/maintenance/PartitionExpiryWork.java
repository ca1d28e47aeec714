package io.weir.maintenance;

import io.weir.paimon.ExpiryResult;
import io.weir.paimon.LakeTable;
import io.weir.paimon.PartitionExpiryPlan;
import io.weir.paimon.RunControl;
import io.weir.paimon.TableState;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Drops a table's old partitions: those that were frozen and recorded, and no other. */
@Component
class PartitionExpiryWork implements TableWork {

  private final MaintenanceSettings settings;
  private final Clock clock;

  PartitionExpiryWork(MaintenanceSettings settings, Clock clock) {
    this.settings = settings;
    this.clock = clock;
  }

  @Override
  public Action action() {
    return Action.EXPIRE_PARTITIONS;
  }

  @Override
  public Prepared prepare(LakeTable table, Run run) {
    PartitionExpiryPlan plan = table.partitionExpiry().plan(clock.instant());
    if (plan.isEmpty()) {
      return new Idle(keptBecause(plan), describe(plan));
    }
    TableState state = table.state();
    Planned planned =
        new Planned(0, false, describe(plan), Numbers.of(state), forecast(plan, state));
    return new Ready(planned, control -> expire(table, plan, run, control));
  }

  private Outcome expire(LakeTable table, PartitionExpiryPlan plan, Run run, RunControl control) {
    ExpiryResult result =
        table.partitionExpiry().execute(plan, run.commitUser(), settings.runLimit(), control);
    String left = plan.left() == 0 ? "" : " " + plan.left() + " more are left for the next run.";
    return Outcome.of(result, "Dropped " + result.expired() + " partitions." + left);
  }

  /** An interrupted expiry is planned anew: what it had dropped is gone, the rest is still old. */
  @Override
  public Optional<Outcome> alreadyDone(LakeTable table, Run run) {
    return Optional.empty();
  }

  private static Because keptBecause(PartitionExpiryPlan plan) {
    Duration after = plan.after();
    if (after == null) {
      return new Because(
          Because.Code.NO_EXPIRATION_TIME,
          "no partition of the table expires: it is not partitioned, or"
              + " partition.expiration-time is not set");
    }
    if (plan.snapshotId() == null) {
      return new Because(Because.Code.NO_SNAPSHOT, "there is no snapshot yet");
    }
    return new Because(
        Because.Code.NO_OLD_PARTITION, "no partition is older than " + Words.duration(after));
  }

  /** Each commit drops a hundred; what it takes away counts as files of older snapshots. */
  private static Numbers forecast(PartitionExpiryPlan plan, TableState state) {
    return new Numbers(
        Math.max(0, state.files() - plan.files()),
        Math.max(0, state.bytes() - plan.bytes()),
        state.snapshots() + plan.commits());
  }

  private static Map<String, Object> describe(PartitionExpiryPlan plan) {
    Map<String, Object> shown = new LinkedHashMap<>();
    shown.put("snapshotId", plan.snapshotId() == null ? 0 : plan.snapshotId());
    shown.put("frozenAt", plan.frozenAt().toString());
    if (plan.after() != null) {
      shown.put("expirationTime", plan.after().toString());
    }
    shown.put("files", plan.files());
    shown.put("bytes", plan.bytes());
    shown.put("partitionCount", plan.parts().size());
    shown.put("leftForNextRun", plan.left());
    List<Map<String, Object>> partitions =
        plan.parts().stream().map(PartitionExpiryWork::describe).toList();
    shown.put("partitions", partitions);
    return shown;
  }

  private static Map<String, Object> describe(PartitionExpiryPlan.Part part) {
    return Map.of(
        "partition", part.partition(),
        "records", part.records(),
        "files", part.files(),
        "bytes", part.bytes(),
        "newestFileAt", part.newestFileAt().toString());
  }
}
