package io.weir.maintenance;

import io.weir.shared.TableId;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.json.JsonMapper;

/**
 * Writes what happens to runs. Each call is one transaction, or joins the caller's; none that ended
 * changes again.
 */
@Repository
@Transactional
class RunStore {

  private static final String OPEN = " AND ended_at IS NULL";

  private final JdbcClient jdbc;
  private final RunRows rows;
  private final JsonMapper json;
  private final Clock clock;

  RunStore(JdbcClient jdbc, RunRows rows, JsonMapper json, Clock clock) {
    this.jdbc = jdbc;
    this.rows = rows;
    this.json = json;
    this.clock = clock;
  }

  /** Queues a run; empty where the same policy has one for the table at that time already. */
  Optional<Long> insert(RunRequest request) {
    TableId table = request.table();
    return jdbc.sql(
            """
            INSERT INTO run (catalog, database, table_name, action, options, rewrite_limit_bytes, status, reason,
                             policy, requested_by, origin, due_at, not_before, attempts, created_at)
            VALUES (?, ?, ?, ?, ?::jsonb, ?, 'QUEUED', ?, ?, ?, ?, ?, ?, 0, ?)
            ON CONFLICT DO NOTHING RETURNING id
            """)
        .params(table.catalog(), table.database(), table.table(), request.action().name())
        .param(json.writeValueAsString(request.options()))
        .param(request.rewriteLimitBytes())
        .param(request.reason())
        .param(request.policy())
        .param(request.requestedBy())
        .param(request.origin())
        .params(Timestamp.from(request.dueAt()), now(), now())
        .query(Long.class)
        .optional();
  }

  /** Whether the policy has a run on the table that has not ended. */
  boolean hasOpen(String policy, TableId table) {
    return jdbc.sql(
                "SELECT count(*) FROM run WHERE policy = ? AND catalog = ? AND database = ? AND table_name = ?"
                    + OPEN)
            .params(policy, table.catalog(), table.database(), table.table())
            .query(Integer.class)
            .single()
        > 0;
  }

  Optional<Run> find(long id) {
    return jdbc.sql("SELECT * FROM run WHERE id = ?").param(id).query(rows).optional();
  }

  void log(long id, String message) {
    jdbc.sql("INSERT INTO run_log (run_id, at, message) VALUES (?, ?, ?)")
        .params(id, now(), message)
        .update();
  }

  /** Records that something holds the run up, until when it is not looked at again. */
  void waiting(long id, Because because, Instant notBefore) {
    jdbc.sql(
            """
            UPDATE run SET status = 'WAITING', waiting_for = ?, because_code = ?, because_about = ?, not_before = ?,
                           claimed_by = NULL, claimed_until = NULL
            WHERE id = ? AND ended_at IS NULL
            """)
        .params(because.sentence(), because.code().name())
        .param(because.about())
        .params(Timestamp.from(notBefore), id)
        .update();
  }

  /** Records what the run is about to do, before it does. */
  void running(long id, Planned planned, Engine engine, @Nullable FlinkTarget flink) {
    jdbc.sql(
            """
            UPDATE run SET status = 'RUNNING', waiting_for = NULL, run_plan = ?::jsonb, before = ?::jsonb, forecast = ?::jsonb,
                           engine = ?, cluster = ?, flink_job_id = ?, done = NULL, total = NULL,
                           started_at = coalesce(started_at, ?), attempts = attempts + 1
            WHERE id = ? AND ended_at IS NULL
            """)
        .param(json.writeValueAsString(planned.plan()))
        .param(json.writeValueAsString(planned.before()))
        .param(json.writeValueAsString(planned.forecast()))
        .param(engine.name())
        .param(flink == null ? null : flink.cluster())
        .param(flink == null ? null : flink.jobId())
        .params(now(), id)
        .update();
  }

  /** Records until when a run that goes on elsewhere is not looked at again. */
  void postpone(long id, Instant notBefore) {
    jdbc.sql("UPDATE run SET not_before = ? WHERE id = ?" + OPEN)
        .params(Timestamp.from(notBefore), id)
        .update();
  }

  void progressed(long id, long done, long total) {
    jdbc.sql("UPDATE run SET done = ?, total = ? WHERE id = ?" + OPEN)
        .params(done, total, id)
        .update();
  }

  void succeeded(long id, Numbers before, Numbers after) {
    jdbc.sql(
            "UPDATE run SET status = 'SUCCEEDED', before = ?::jsonb, after = ?::jsonb, done = total, waiting_for = NULL, ended_at = ? WHERE id = ?"
                + OPEN)
        .params(json.writeValueAsString(before), json.writeValueAsString(after), now(), id)
        .update();
  }

  void skipped(long id, Because because) {
    jdbc.sql(
            """
            UPDATE run SET status = 'SKIPPED', skipped_because = ?, because_code = ?, because_about = ?,
                           waiting_for = NULL, ended_at = ?
            WHERE id = ? AND ended_at IS NULL
            """)
        .params(because.sentence(), because.code().name())
        .param(because.about())
        .params(now(), id)
        .update();
  }

  void failed(long id, String type, String message) {
    jdbc.sql(
            "UPDATE run SET status = 'FAILED', error_type = ?, error_message = ?, waiting_for = NULL, ended_at = ? WHERE id = ?"
                + OPEN)
        .params(type, message, now(), id)
        .update();
  }

  void cancelled(long id) {
    jdbc.sql(
            "UPDATE run SET status = 'CANCELLED', waiting_for = NULL, ended_at = ? WHERE id = ?"
                + OPEN)
        .params(now(), id)
        .update();
  }

  /** As {@link #cancelled}, with what had been done by then. */
  void cancelledMidway(long id, Numbers before, Numbers after) {
    jdbc.sql(
            "UPDATE run SET status = 'CANCELLED', before = ?::jsonb, after = ?::jsonb, ended_at = ? WHERE id = ?"
                + OPEN)
        .params(json.writeValueAsString(before), json.writeValueAsString(after), now(), id)
        .update();
  }

  /** Notes that someone wants the run to stop; one that nobody claimed is cancelled at once. */
  void requestCancel(long id, String by) {
    jdbc.sql(
            "UPDATE run SET cancel_requested_by = coalesce(cancel_requested_by, ?) WHERE id = ?"
                + OPEN)
        .params(by, id)
        .update();
    jdbc.sql(
            """
            UPDATE run SET status = 'CANCELLED', waiting_for = NULL, ended_at = ?
            WHERE id = ? AND status IN ('QUEUED', 'WAITING') AND claimed_by IS NULL
            """)
        .params(now(), id)
        .update();
  }

  boolean cancelRequested(long id) {
    return jdbc.sql("SELECT cancel_requested_by IS NOT NULL FROM run WHERE id = ?")
        .param(id)
        .query(Boolean.class)
        .optional()
        .orElse(true);
  }

  /** Forgets ended runs: those that did nothing sooner than the others. */
  int forget(Instant skippedBefore, Instant othersBefore) {
    return jdbc.sql("DELETE FROM run WHERE ended_at < ? OR (status = 'SKIPPED' AND ended_at < ?)")
        .params(Timestamp.from(othersBefore), Timestamp.from(skippedBefore))
        .update();
  }

  private Timestamp now() {
    return Timestamp.from(clock.instant());
  }
}
