package io.weir.rollout;

import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;

/** Finds plans without reading their steps and manifests. */
@Repository
class PlanList {

  private final JdbcClient jdbc;

  PlanList(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /**
   * Newest first.
   *
   * @param status null for any
   * @param createdBy the name of who made them; null for anybody
   */
  @Transactional(readOnly = true)
  Page<PlanSummary> find(
      PageRequest page, @Nullable PlanStatus status, @Nullable String createdBy) {
    List<PlanSummary> found =
        jdbc.sql(
                """
                SELECT id, status, created_at, created_by, commit_ref, reason, applied_at, applied_by, failure,
                       jsonb_array_length(blockers) AS blocker_count, steps.*
                FROM plan CROSS JOIN LATERAL (
                  SELECT count(*) AS step_count,
                         count(*) FILTER (WHERE plan_step.status = 'DONE') AS done_count,
                         count(*) FILTER (WHERE destructive) AS destructive_count
                  FROM plan_step WHERE plan_id = plan.id) AS steps
                WHERE id < :before
                  AND (:status::text IS NULL OR status = :status)
                  AND (:createdBy::text IS NULL OR created_by = :createdBy)
                ORDER BY id DESC LIMIT :limit
                """)
            .param("before", page.afterId().orElse(Long.MAX_VALUE))
            .param("status", status == null ? null : status.name())
            .param("createdBy", createdBy)
            .param("limit", page.limit() + 1)
            .query((row, number) -> summary(row))
            .list();
    return Page.cut(found, page.limit(), last -> Long.toString(last.id()));
  }

  private static PlanSummary summary(ResultSet row) throws SQLException {
    Timestamp appliedAt = row.getTimestamp("applied_at");
    return new PlanSummary(
        row.getLong("id"),
        PlanStatus.valueOf(row.getString("status")),
        row.getTimestamp("created_at").toInstant(),
        row.getString("created_by"),
        row.getString("commit_ref"),
        row.getString("reason"),
        appliedAt == null ? null : appliedAt.toInstant(),
        row.getString("applied_by"),
        row.getString("failure"),
        row.getInt("step_count"),
        row.getInt("done_count"),
        row.getInt("destructive_count"),
        row.getInt("blocker_count"));
  }
}
