package io.weir.rollout;

import io.weir.audit.AuditEntry;
import io.weir.audit.AuditTrail;
import io.weir.catalog.Tables;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Service;

/** Tells what was done to a table, by whom and why. */
@Service
public class TableHistory {

  /** Decided by steps that make a table too, whose SQL says nothing of it. */
  private static final String OWNER = "table.owner";

  private final AuditTrail audit;
  private final Tables tables;

  TableHistory(AuditTrail audit, Tables tables) {
    this.audit = audit;
    this.tables = tables;
  }

  /**
   * Newest first; a table that got another name begins anew with that.
   *
   * @throws Problem NOT_FOUND when there is no such table, and never was one that Weir changed
   */
  public Page<TableChangeEntry> of(TableId table, PageRequest page) {
    Page<AuditEntry> entries =
        audit.find(new AuditTrail.Query(null, table.toString(), null, null), page);
    if (entries.items().isEmpty()) {
      tables.require(table);
    }
    return entries.map(TableHistory::change);
  }

  private static TableChangeEntry change(AuditEntry entry) {
    Map<String, Object> detail = entry.detail();
    String reason = entry.reason() == null ? text(detail, StepOrigin.REASON) : entry.reason();
    return new TableChangeEntry(
        entry.at(),
        entry.user(),
        entry.action(),
        entry.summary(),
        reason,
        detail.get(StepOrigin.PLAN) instanceof Number plan ? plan.longValue() : null,
        detail.get(StepOrigin.STEP) instanceof Number step ? step.intValue() : null,
        text(detail, StepOrigin.COMMIT),
        entry.action().equals(OWNER) ? null : text(detail, StepOrigin.SQL));
  }

  private static @Nullable String text(Map<String, Object> detail, String key) {
    return detail.get(key) instanceof String text ? text : null;
  }
}
