package io.weir.job;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Keeps what happened to jobs. */
@Component
@Transactional
class JobEvents {

  private final JdbcClient jdbc;

  JobEvents(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** Keeps an event; the same one is not told twice in a row. */
  public void add(String job, String kind, String message, @Nullable String by, Instant now) {
    jdbc.sql(
            """
            INSERT INTO job_event (job, at, kind, message, actor)
            SELECT :job, :at, :kind, :message, :by WHERE NOT EXISTS (
              SELECT 1 FROM job_event WHERE kind = :kind AND message = :message
                AND id = (SELECT max(id) FROM job_event WHERE job = :job))
            """)
        .param("job", job)
        .param("at", Timestamp.from(now))
        .param("kind", kind)
        .param("message", message)
        .param("by", by)
        .update();
  }

  /**
   * Newest first.
   *
   * @param before only events older than this one
   */
  @Transactional(readOnly = true)
  public List<JobEvent> of(String job, long before, int limit) {
    return jdbc.sql("SELECT * FROM job_event WHERE job = ? AND id < ? ORDER BY id DESC LIMIT ?")
        .params(job, before, limit)
        .query((row, index) -> event(row))
        .list();
  }

  private static JobEvent event(ResultSet row) throws SQLException {
    return new JobEvent(
        row.getLong("id"),
        row.getTimestamp("at").toInstant(),
        row.getString("kind"),
        row.getString("message"),
        row.getString("actor"));
  }
}
