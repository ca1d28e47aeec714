package io.weir.job;

import io.weir.shared.Problem;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * What is kept of jobs beside what they are to do: revisions, what was seen, what happened. A job
 * is read at one moment, so that one that is being removed is there as a whole or not at all.
 */
@Component
@Transactional
class JobRecords {

  private final JobRepository jobs;
  private final DeploymentRepository deployments;
  private final JdbcClient jdbc;
  private final JsonMapper json;

  JobRecords(
      JobRepository jobs, DeploymentRepository deployments, JdbcClient jdbc, JsonMapper json) {
    this.jobs = jobs;
    this.deployments = deployments;
    this.jdbc = jdbc;
    this.json = json;
  }

  /**
   * @throws Problem NOT_FOUND
   */
  @Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
  public Job get(String name) {
    return find(name).orElseThrow(() -> Problem.notFound("job", name));
  }

  @Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
  public Optional<Job> find(String name) {
    return jobs.findById(name).map(this::job);
  }

  @Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
  public List<Job> all() {
    return jobs.findAll().stream().map(this::job).toList();
  }

  /** The whole of what is known of a job. */
  Job job(JobEntity entity) {
    String name = entity.getId();
    Deployment last =
        deployments
            .findFirstByJobOrderByIdDesc(name)
            .map(DeploymentEntity::toDeployment)
            .orElse(null);
    return entity.toJob(revision(name, entity.revision()).spec(), status(name), last);
  }

  @Transactional(readOnly = true)
  public JobRevision revision(String job, int number) {
    return jdbc.sql("SELECT * FROM job_revision WHERE job = ? AND number = ?")
        .params(job, number)
        .query((row, index) -> revision(row))
        .single();
  }

  /** Newest first. */
  @Transactional(readOnly = true)
  public List<JobRevision> revisions(String job) {
    return jdbc.sql("SELECT * FROM job_revision WHERE job = ? ORDER BY number DESC")
        .param(job)
        .query((row, index) -> revision(row))
        .list();
  }

  public void addRevision(String job, int number, JobSpec spec, String by, Instant now) {
    jdbc.sql("INSERT INTO job_revision VALUES (?, ?, ?::jsonb, ?, ?)")
        .params(job, number, json.writerFor(JobSpec.class).writeValueAsString(spec))
        .params(Timestamp.from(now), by)
        .update();
  }

  private JobStatus status(String job) {
    return jdbc.sql("SELECT * FROM job_status WHERE job = ?")
        .param(job)
        .query((row, index) -> status(row))
        .single();
  }

  /** Keeps what was seen; {@code since} stays while the state does. */
  public void saveStatus(String job, JobStatus status) {
    jdbc.sql(
            """
            INSERT INTO job_status AS s (job, state, sentence, decision, since, records_in, records_out, restarts,
              last_checkpoint_at)
            SELECT name, :state, :sentence, :decision::jsonb, :since, :in, :out, :restarts, :checkpoint
            FROM job WHERE name = :job
            ON CONFLICT (job) DO UPDATE SET state = excluded.state, sentence = excluded.sentence,
              decision = excluded.decision,
              since = CASE WHEN s.state = excluded.state THEN s.since ELSE excluded.since END,
              records_in = coalesce(excluded.records_in, s.records_in),
              records_out = coalesce(excluded.records_out, s.records_out),
              restarts = coalesce(excluded.restarts, s.restarts),
              last_checkpoint_at = coalesce(excluded.last_checkpoint_at, s.last_checkpoint_at)
            """)
        .param("state", status.state().name())
        .param("sentence", status.sentence())
        .param("decision", status.decision() == null ? null : write(status.decision()))
        .param("since", Timestamp.from(status.since()))
        .param("in", status.recordsIn())
        .param("out", status.recordsOut())
        .param("restarts", status.restarts())
        .param("checkpoint", timestamp(status.lastCheckpointAt()))
        .param("job", job)
        .update();
  }

  /** Keeps an event; the same one is not told twice in a row. */
  public void event(String job, String kind, String message, @Nullable String by, Instant now) {
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
  public List<JobEvent> events(String job, long before, int limit) {
    return jdbc.sql("SELECT * FROM job_event WHERE job = ? AND id < ? ORDER BY id DESC LIMIT ?")
        .params(job, before, limit)
        .query((row, index) -> event(row))
        .list();
  }

  private JobRevision revision(ResultSet row) throws SQLException {
    return new JobRevision(
        row.getInt("number"),
        json.readValue(row.getString("spec"), JobSpec.class),
        row.getTimestamp("created_at").toInstant(),
        row.getString("created_by"));
  }

  private JobStatus status(ResultSet row) throws SQLException {
    String decision = row.getString("decision");
    Timestamp checkpoint = row.getTimestamp("last_checkpoint_at");
    return new JobStatus(
        JobState.valueOf(row.getString("state")),
        row.getString("sentence"),
        decision == null ? null : json.readValue(decision, new TypeReference<List<String>>() {}),
        row.getTimestamp("since").toInstant(),
        (Long) row.getObject("records_in"),
        (Long) row.getObject("records_out"),
        (Long) row.getObject("restarts"),
        checkpoint == null ? null : checkpoint.toInstant());
  }

  private static JobEvent event(ResultSet row) throws SQLException {
    return new JobEvent(
        row.getLong("id"),
        row.getTimestamp("at").toInstant(),
        row.getString("kind"),
        row.getString("message"),
        row.getString("actor"));
  }

  private String write(Object value) {
    return json.writeValueAsString(value);
  }

  private static @Nullable Timestamp timestamp(@Nullable Instant time) {
    return time == null ? null : Timestamp.from(time);
  }
}
