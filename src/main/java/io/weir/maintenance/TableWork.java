package io.weir.maintenance;

import io.weir.paimon.ExpiryResult;
import io.weir.paimon.LakeTable;
import io.weir.paimon.RunControl;
import java.util.Map;
import java.util.Optional;

/** How an action is planned and done in Weir's own JVM. */
interface TableWork {

  Action action();

  /**
   * Looks at the table and freezes what is to be done; changes nothing. Where there is nothing to
   * do it reads no more than it takes to know that.
   */
  Prepared prepare(LakeTable table, Run run);

  /**
   * What an earlier attempt of the run, whose Weir died, had completed after all; empty when it had
   * not.
   */
  Optional<Outcome> alreadyDone(LakeTable table, Run run);

  /** What there is to do. */
  sealed interface Prepared permits Idle, Ready {}

  /**
   * Nothing.
   *
   * @param plan what was looked at, as JSON shows it
   */
  record Idle(Because because, Map<String, Object> plan) implements Prepared {}

  /** Work that is planned, and how to do it. */
  record Ready(Planned planned, Doing doing) implements Prepared {}

  /** Does planned work. Blocks. */
  interface Doing {
    Outcome with(RunControl control);
  }

  /**
   * What was done.
   *
   * @param complete whether all of what was planned was done
   * @param note for the run's log
   */
  record Outcome(Numbers before, Numbers after, boolean complete, String note) {

    static Outcome of(ExpiryResult result, String note) {
      return new Outcome(
          Numbers.of(result.before()),
          Numbers.of(result.after()),
          result.complete(),
          result.complete() ? note : note + " It stopped before the end of its plan.");
    }
  }
}
