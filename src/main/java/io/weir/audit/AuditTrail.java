package io.weir.audit;

import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * The record of every change: written in the transaction that makes the change, so that one is
 * never without the other.
 */
@Service
public class AuditTrail {

  private final JdbcClient jdbc;
  private final JsonMapper json;
  private final Clock clock;

  AuditTrail(JdbcClient jdbc, JsonMapper json, Clock clock) {
    this.jdbc = jdbc;
    this.json = json;
    this.clock = clock;
  }

  /**
   * Which entries are asked for; null means any.
   *
   * @param target the target itself or what lies under it: {@code main.ods} finds {@code
   *     main.ods.orders}
   * @param from inclusive
   * @param to exclusive
   */
  public record Query(
      @Nullable String user,
      @Nullable String target,
      @Nullable Instant from,
      @Nullable Instant to) {}

  /**
   * Records a change by the current actor; joins the caller's transaction and refuses to work
   * without one.
   *
   * @param detail the particulars; must hold no secret
   */
  @Transactional(propagation = Propagation.MANDATORY)
  public void record(String action, String target, String summary, Map<String, ?> detail) {
    Actor actor = Actor.current();
    jdbc.sql(
            """
            INSERT INTO audit_entry (at, actor, via, remote_address, action, target, summary, reason, detail)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb)
            """)
        .param(Timestamp.from(clock.instant()))
        .param(actor.name())
        .param(actor.via().name().toLowerCase(java.util.Locale.ROOT))
        .param(Actor.remoteAddress())
        .param(action)
        .param(target)
        .param(summary)
        .param(Actor.reason())
        .param(json.writeValueAsString(Context.with(detail)))
        .update();
  }

  /** Newest first. */
  @Transactional(readOnly = true)
  public Page<AuditEntry> find(Query query, PageRequest page) {
    long before = page.afterId().orElse(Long.MAX_VALUE);
    List<AuditEntry> found =
        jdbc.sql(
                """
                SELECT * FROM audit_entry
                WHERE id < :before
                  AND (:actor::text IS NULL OR actor = :actor)
                  AND (:target::text IS NULL OR target = :target OR starts_with(target, :target || '.'))
                  AND (:from::timestamptz IS NULL OR at >= :from)
                  AND (:to::timestamptz IS NULL OR at < :to)
                  AND (:q = '' OR target ILIKE '%' || :q || '%' OR summary ILIKE '%' || :q || '%' OR action ILIKE '%' || :q || '%')
                ORDER BY id DESC LIMIT :limit
                """)
            .param("before", before)
            .param("actor", query.user())
            .param("target", query.target())
            .param("from", timestamp(query.from()))
            .param("to", timestamp(query.to()))
            .param("q", page.q())
            .param("limit", page.limit() + 1)
            .query((row, number) -> entry(row))
            .list();
    return Page.cut(found, page.limit(), last -> Long.toString(last.id()));
  }

  private AuditEntry entry(ResultSet row) throws SQLException {
    return new AuditEntry(
        row.getLong("id"),
        row.getTimestamp("at").toInstant(),
        row.getString("actor"),
        row.getString("via"),
        row.getString("remote_address"),
        row.getString("action"),
        row.getString("target"),
        row.getString("summary"),
        row.getString("reason"),
        json.readValue(row.getString("detail"), new TypeReference<Map<String, Object>>() {}));
  }

  private static @Nullable Timestamp timestamp(@Nullable Instant time) {
    return time == null ? null : Timestamp.from(time);
  }
}
