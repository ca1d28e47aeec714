package io.weir.rollout;

import io.weir.maintenance.Action;
import io.weir.maintenance.Because;
import io.weir.maintenance.Run;
import io.weir.maintenance.RunStatus;
import io.weir.maintenance.Runs;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.springframework.stereotype.Component;

/** What steps have maintenance do. A run takes the table's lease itself; the step has none. */
@Component
class MaintenanceActs {

  /** Of being held up; a run that has begun may take as long as it does. */
  private static final Duration WAIT_LIMIT = Duration.ofMinutes(15);

  private final Runs runs;
  private final Clock clock;

  MaintenanceActs(Runs runs, Clock clock) {
    this.runs = runs;
    this.clock = clock;
  }

  /**
   * Blocks until a run has compacted the table in full, or found nothing to compact. Of each plan a
   * table has one such run: called again for the same plan it waits for that one, unless it failed.
   *
   * @param plan the plan's id
   * @throws Problem CONFLICT with the run's reason when it does not succeed
   */
  void compact(TableId id, long plan) {
    Runs.Order order = new Runs.Order(id, Action.COMPACT, Map.of("strategy", "full"));
    Run run = ended(runs.orderOnce(order, "plan " + plan));
    if (run.status() != RunStatus.SUCCEEDED && !foundNothing(run)) {
      throw Problem.conflict(
          "Run " + run.id() + " of the full compaction " + outcome(run) + " Apply the plan again.");
    }
  }

  private Run ended(long id) {
    Instant limit = clock.instant().plus(WAIT_LIMIT);
    Run run = runs.get(id);
    while (!run.status().ended()) {
      if (run.status() == RunStatus.WAITING && clock.instant().isAfter(limit)) {
        throw Problem.conflict(
            "Run " + id + " waits for " + run.waitingFor() + ". Apply the plan again to go on.");
      }
      Pause.untilNextLook("run " + id + " compacted a table");
      run = runs.get(id);
    }
    return run;
  }

  private static boolean foundNothing(Run run) {
    Because because = run.because();
    return because != null && because.code() == Because.Code.NOTHING_TO_COMPACT;
  }

  private static String outcome(Run run) {
    if (run.error() != null) {
      return "failed: " + run.error().message();
    }
    return run.skippedBecause() == null
        ? "was cancelled."
        : "was skipped: " + run.skippedBecause() + ".";
  }
}
