package io.weir.rollout;

import java.util.HashMap;
import java.util.Map;

/** Where a change comes from that a plan's step makes, as audit entries hold it. */
final class StepOrigin {

  static final String PLAN = "plan";
  static final String STEP = "step";
  static final String COMMIT = "commit";
  static final String REASON = "planReason";
  static final String SQL = "sql";

  private StepOrigin() {}

  static Map<String, Object> of(Progress progress, int number, Step step) {
    Plan plan = progress.plan();
    Map<String, Object> origin = new HashMap<>();
    origin.put(PLAN, plan.id());
    origin.put(STEP, number);
    if (plan.commit() != null) {
      origin.put(COMMIT, plan.commit());
    }
    if (progress.reason() != null) {
      origin.put(REASON, progress.reason());
    }
    String sql = step.sql();
    if (sql != null) {
      origin.put(SQL, sql);
    }
    return origin;
  }
}
