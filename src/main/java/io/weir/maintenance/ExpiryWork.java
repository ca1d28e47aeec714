package io.weir.maintenance;

import io.weir.paimon.ExpiryPlan;
import io.weir.paimon.ExpiryResult;
import io.weir.paimon.LakeTable;
import io.weir.paimon.RunControl;
import io.weir.paimon.TableState;
import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Expires a table's snapshots: those of the range that was frozen and recorded, and no other. */
@Component
class ExpiryWork implements TableWork {

  private final MaintenanceSettings settings;
  private final Clock clock;

  ExpiryWork(MaintenanceSettings settings, Clock clock) {
    this.settings = settings;
    this.clock = clock;
  }

  @Override
  public Action action() {
    return Action.EXPIRE_SNAPSHOTS;
  }

  @Override
  public Prepared prepare(LakeTable table, Run run) {
    ExpireOptions options = (ExpireOptions) run.actionOptions();
    ExpiryPlan plan = table.snapshotExpiry().plan(options.retention(), clock.instant());
    if (plan.isEmpty()) {
      return new Idle(keptBecause(plan), describe(plan));
    }
    TableState state = table.state();
    Planned planned =
        new Planned(
            0,
            false,
            describe(plan),
            Numbers.of(state),
            new Numbers(
                state.files(), state.bytes(), Math.max(0, state.snapshots() - plan.count())));
    return new Ready(planned, control -> expire(table, plan, control));
  }

  private Outcome expire(LakeTable table, ExpiryPlan plan, RunControl control) {
    ExpiryResult result = table.snapshotExpiry().execute(plan, settings.runLimit(), control);
    return Outcome.of(result, "Expired " + result.expired() + " snapshots.");
  }

  /**
   * An interrupted expiry is planned anew: what it had deleted is gone, and the rest is found
   * again.
   */
  @Override
  public Optional<Outcome> alreadyDone(LakeTable table, Run run) {
    return Optional.empty();
  }

  private static Because keptBecause(ExpiryPlan plan) {
    if (plan.bounds().isEmpty()) {
      return new Because(Because.Code.NO_SNAPSHOT, "there is no snapshot yet");
    }
    ExpiryPlan.Bound bound = plan.bounds().get(0);
    return new Because(
        Because.Code.valueOf(bound.kind().name()),
        bound.name(),
        "no snapshot may go: " + words(bound));
  }

  private static String words(ExpiryPlan.Bound bound) {
    return switch (bound.kind()) {
      case RETAIN_MIN -> "the least number to keep holds all";
      case RETAIN_TIME -> "all are younger than the time to keep";
      case CONSUMER -> "consumer " + bound.name() + " still needs snapshot " + bound.keepsFrom();
      case BRANCH -> "branch " + bound.name() + " begins at snapshot " + bound.keepsFrom();
    };
  }

  private static Map<String, Object> describe(ExpiryPlan plan) {
    return Map.of(
        "earliest", plan.earliest(),
        "endExclusive", plan.endExclusive(),
        "latest", plan.latest(),
        "snapshots", plan.count(),
        "retention", plan.retention().toMap(),
        "frozenAt", plan.frozenAt().toString(),
        "keptBy", plan.bounds().stream().map(ExpiryWork::describe).toList(),
        "taggedInRange", plan.taggedInRange().stream().map(tag -> tag.name()).toList());
  }

  private static Map<String, Object> describe(ExpiryPlan.Bound bound) {
    Map<String, Object> shown = new HashMap<>();
    shown.put("kind", bound.kind());
    shown.put("keepsFrom", bound.keepsFrom());
    @Nullable String name = bound.name();
    if (name != null) {
      shown.put("name", name);
    }
    return shown;
  }
}
