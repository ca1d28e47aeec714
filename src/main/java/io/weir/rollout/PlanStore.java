package io.weir.rollout;

import io.weir.audit.Actor;
import io.weir.rollout.Plans.Request;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Keeps plans. Each call is one transaction, or joins the caller's. */
@Repository
@Transactional
class PlanStore {

  /** How long a Weir that applies a plan may be silent before it is taken for gone. */
  private static final String CLAIM = "clock_timestamp() + interval '60 seconds'";

  /** This Weir, among all that share the database. */
  private final String worker = UUID.randomUUID().toString();

  private final JdbcClient jdbc;
  private final PlanRows rows;
  private final JsonMapper json;
  private final Clock clock;

  PlanStore(JdbcClient jdbc, PlanRows rows, JsonMapper json, Clock clock) {
    this.jdbc = jdbc;
    this.rows = rows;
    this.json = json;
    this.clock = clock;
  }

  /** What a plan was made of, and rests on. */
  record Origin(String manifests, List<String> allow, Map<String, String> basis) {}

  long insert(Request request, Draft draft, String hash) {
    long id =
        jdbc.sql(
                """
                INSERT INTO plan (hash, status, manifests, allow, commit_ref, reason, findings, blockers,
                                  jobs_affected, basis, created_by, created_at)
                VALUES (?, ?, ?, ?::jsonb, ?, ?, ?::jsonb, ?::jsonb, ?::jsonb, ?::jsonb, ?, ?) RETURNING id
                """)
            .params(hash, (draft.isBlocked() ? PlanStatus.BLOCKED : PlanStatus.READY).name())
            .params(request.source().text(), json.writeValueAsString(request.allow()))
            .param(request.commit())
            .param(Actor.reason())
            .params(
                json.writeValueAsString(draft.findings().stream().map(StoredFinding::of).toList()),
                json.writeValueAsString(draft.blockers()),
                json.writeValueAsString(draft.jobsAffected()),
                json.writeValueAsString(draft.basis()),
                Actor.current().name(),
                now())
            .query(Long.class)
            .single();
    draft.planned().forEach(step -> insert(id, step));
    return id;
  }

  private void insert(long plan, PlannedStep step) {
    jdbc.sql(
            """
            INSERT INTO plan_step (plan_id, number, kind, target, risk, destructive, allowed, detail, sql, needs,
                                   probe, losses, status)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?::jsonb, ?)
            """)
        .params(plan, step.number(), step.kind(), step.target(), step.risk().name())
        .params(step.destructive(), step.allowed(), step.detail())
        .param(step.sql())
        .param(json.writeValueAsString(step.needs()))
        .param(step.probe() == null ? null : json.writeValueAsString(step.probe()))
        .params(json.writeValueAsString(step.losses()), step.status().name())
        .update();
  }

  @Transactional(readOnly = true)
  Optional<Plan> find(long id) {
    List<PlannedStep> steps =
        jdbc.sql("SELECT * FROM plan_step WHERE plan_id = ? ORDER BY number")
            .param(id)
            .query((row, number) -> rows.step(row))
            .list();
    return jdbc.sql("SELECT * FROM plan WHERE id = ?")
        .param(id)
        .query((row, number) -> rows.plan(row, steps))
        .optional();
  }

  @Transactional(readOnly = true)
  Origin origin(long id) {
    return jdbc.sql("SELECT manifests, allow, basis FROM plan WHERE id = ?")
        .param(id)
        .query(
            (row, number) ->
                new Origin(
                    row.getString("manifests"),
                    json.readValue(row.getString("allow"), new TypeReference<List<String>>() {}),
                    json.readValue(
                        row.getString("basis"), new TypeReference<Map<String, String>>() {})))
        .single();
  }

  /** Whether this Weir may apply the plan now: it is ready, or was interrupted. */
  boolean claim(long id) {
    return jdbc.sql(
                "UPDATE plan SET status = 'APPLYING', claimed_by = ?, claimed_until = "
                    + CLAIM
                    + ", applied_by = ?, failure = NULL WHERE id = ? AND status IN ('READY', 'INTERRUPTED')")
            .params(worker, Actor.current().name(), id)
            .update()
        == 1;
  }

  /** Holds on to plans that this Weir applies: a step may take longer than a claim lasts. */
  void renew(Collection<Long> ids) {
    ids.forEach(
        id ->
            jdbc.sql(
                    "UPDATE plan SET claimed_until = "
                        + CLAIM
                        + " WHERE id = ? AND claimed_by = ? AND status = 'APPLYING'")
                .params(id, worker)
                .update());
  }

  /** Whether this Weir still has the plan that it applies. */
  @Transactional(readOnly = true)
  boolean isHeld(long id) {
    return jdbc.sql(
                "SELECT count(*) FROM plan WHERE id = ? AND claimed_by = ? AND status = 'APPLYING'")
            .params(id, worker)
            .query(Integer.class)
            .single()
        == 1;
  }

  /** Records that a step was done, and what the plan rests on since. */
  void done(long id, int number, Map<String, String> basis) {
    jdbc.sql("UPDATE plan_step SET status = 'DONE', done_at = ? WHERE plan_id = ? AND number = ?")
        .params(now(), id, number)
        .update();
    jdbc.sql("UPDATE plan SET basis = ?::jsonb WHERE id = ?")
        .params(json.writeValueAsString(basis), id)
        .update();
  }

  /** Lets go of a plan that this Weir applied; nothing happens where another has it by now. */
  void end(long id, PlanStatus status, @Nullable String failure) {
    jdbc.sql(
            """
            UPDATE plan SET status = ?, failure = ?, applied_at = ?, claimed_by = NULL, claimed_until = NULL
            WHERE id = ? AND claimed_by = ? AND status = 'APPLYING'
            """)
        .param(status.name())
        .param(failure)
        .param(status == PlanStatus.APPLIED ? now() : null)
        .params(id, worker)
        .update();
  }

  /** Those that a Weir was applying which is gone. */
  int interruptAbandoned() {
    return jdbc.sql(
            """
            UPDATE plan SET status = 'INTERRUPTED', claimed_by = NULL, claimed_until = NULL,
                            failure = 'Weir stopped in the midst of it. Apply it again to go on.'
            WHERE status = 'APPLYING' AND claimed_until < clock_timestamp()
            """)
        .update();
  }

  private Timestamp now() {
    return Timestamp.from(Instant.now(clock));
  }
}
