package io.weir.job;

import static java.util.Objects.requireNonNull;

import io.weir.shared.Problem;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * What is kept of jobs beside what they are to do: what was seen of them. A job is read at one
 * moment, so that one that is being removed is there as a whole or not at all.
 */
@Component
@Transactional
class JobRecords {

  private final JobRepository jobs;
  private final DeploymentRepository deployments;
  private final JobRevisions revisions;
  private final JdbcClient jdbc;
  private final JsonMapper json;

  JobRecords(
      JobRepository jobs,
      DeploymentRepository deployments,
      JobRevisions revisions,
      JdbcClient jdbc,
      JsonMapper json) {
    this.jobs = jobs;
    this.deployments = deployments;
    this.revisions = revisions;
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

  /** All jobs, in four queries whatever their number. */
  @Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
  public List<Job> all() {
    Map<String, JobSpec> specs = revisions.current();
    Map<String, JobStatus> statuses = new HashMap<>();
    jdbc.sql("SELECT * FROM job_status")
        .query(
            row -> {
              statuses.put(row.getString("job"), status(row));
            });
    Map<String, Deployment> last =
        deployments.findLastOfEach().stream()
            .collect(Collectors.toMap(DeploymentEntity::job, DeploymentEntity::toDeployment));
    return jobs.findAll().stream()
        .map(
            job ->
                job.toJob(
                    requireNonNull(specs.get(job.getId())),
                    requireNonNull(statuses.get(job.getId())),
                    last.get(job.getId())))
        .toList();
  }

  /** How many jobs there are in each state; states without jobs are left out. */
  @Transactional(readOnly = true)
  public Map<JobState, Long> countByState() {
    Map<JobState, Long> counts = new EnumMap<>(JobState.class);
    jdbc.sql("SELECT state, count(*) AS jobs FROM job_status GROUP BY state")
        .query(
            row -> {
              counts.put(JobState.valueOf(row.getString("state")), row.getLong("jobs"));
            });
    return counts;
  }

  /** The whole of what is known of a job. */
  Job job(JobEntity entity) {
    String name = entity.getId();
    Deployment last =
        deployments
            .findFirstByJobOrderByIdDesc(name)
            .map(DeploymentEntity::toDeployment)
            .orElse(null);
    return entity.toJob(revisions.get(name, entity.revision()).spec(), status(name), last);
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

  private String write(Object value) {
    return json.writeValueAsString(value);
  }

  private static @Nullable Timestamp timestamp(@Nullable Instant time) {
    return time == null ? null : Timestamp.from(time);
  }
}
