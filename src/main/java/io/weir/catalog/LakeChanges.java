package io.weir.catalog;

import io.weir.audit.AuditTrail;
import io.weir.shared.Problem;
import java.util.HashMap;
import java.util.Map;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Makes changes to lakes, each with its audit entry committed first: a change that happened is
 * never without one. One that failed has a second entry, which says so.
 */
@Component
class LakeChanges {

  private final AuditTrail audit;
  private final TransactionTemplate transaction;

  LakeChanges(AuditTrail audit, TransactionTemplate transaction) {
    this.audit = audit;
    this.transaction = transaction;
  }

  /**
   * @param act calls Paimon; outside any transaction
   */
  void make(String action, String target, String summary, Map<String, ?> detail, Runnable act) {
    record(action, target, summary, detail);
    try {
      act.run();
    } catch (Problem problem) {
      Map<String, Object> why = new HashMap<>(detail);
      why.put("failure", problem.detail());
      record(action + ".failed", target, "Failed: " + summary, why);
      throw problem;
    }
  }

  /** Records what came with a change that was made. */
  void note(String action, String target, String summary, Map<String, ?> detail) {
    record(action, target, summary, detail);
  }

  private void record(String action, String target, String summary, Map<String, ?> detail) {
    transaction.executeWithoutResult(status -> audit.record(action, target, summary, detail));
  }
}
