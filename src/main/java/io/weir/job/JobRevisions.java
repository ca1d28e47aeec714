package io.weir.job;

import io.weir.shared.TableId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;
import tools.jackson.databind.json.JsonMapper;

/** Keeps the revisions of jobs, and finds them by the tables that they act on. */
@Component
@Transactional
class JobRevisions {

  private final JdbcClient jdbc;
  private final JsonMapper json;

  JobRevisions(JdbcClient jdbc, JsonMapper json) {
    this.jdbc = jdbc;
    this.json = json;
  }

  @Transactional(readOnly = true)
  public JobRevision get(String job, int number) {
    return jdbc.sql("SELECT * FROM job_revision WHERE job = ? AND number = ?")
        .params(job, number)
        .query((row, index) -> revision(row))
        .single();
  }

  /** Newest first. */
  @Transactional(readOnly = true)
  public List<JobRevision> of(String job) {
    return jdbc.sql("SELECT * FROM job_revision WHERE job = ? ORDER BY number DESC")
        .param(job)
        .query((row, index) -> revision(row))
        .list();
  }

  /** The newest spec of each job, by the job's name. */
  @Transactional(readOnly = true)
  public Map<String, JobSpec> current() {
    Map<String, JobSpec> specs = new HashMap<>();
    jdbc.sql(
            "SELECT r.* FROM job JOIN job_revision r ON r.job = job.name AND r.number = job.revision")
        .query(
            row -> {
              specs.put(row.getString("job"), spec(row));
            });
    return specs;
  }

  public void add(String job, int number, JobSpec spec, String by, Instant now) {
    jdbc.sql("INSERT INTO job_revision VALUES (?, ?, ?::jsonb, ?, ?)")
        .params(job, number, json.writerFor(JobSpec.class).writeValueAsString(spec))
        .params(Timestamp.from(now), by)
        .update();
    jdbc.sql("INSERT INTO job_target VALUES (:job, :number, :catalog, :database, :table)")
        .param("job", job)
        .param("number", number)
        .param("catalog", spec.catalog())
        .param("database", spec.database())
        .param("table", spec.onlyTable())
        .update();
  }

  /**
   * The jobs that act on a table by their newest revision or by one that still runs, as far as
   * names tell, and what they do to it. Costs as much as there are jobs on the table's database.
   *
   * @param live only those that are to run, or may run still
   */
  @Transactional(readOnly = true)
  public Map<String, JobSpec> actingOn(TableId table, boolean live) {
    Map<String, JobSpec> acting = new HashMap<>();
    jdbc.sql(
            """
            SELECT r.* FROM job_target t JOIN job ON job.name = t.job
              JOIN job_revision r ON r.job = t.job AND r.number = t.revision
              LEFT JOIN deployment d ON d.job = t.job AND d.revision = t.revision AND d.state <> 'ENDED'
            WHERE t.catalog = :catalog AND t.database = :database
              AND (t.table_name IS NULL OR t.table_name = :table)
              AND (d.id IS NOT NULL
                OR t.revision = job.revision AND (NOT :live OR job.desired_state = 'RUNNING'))
            """)
        .param("catalog", table.catalog())
        .param("database", table.database())
        .param("table", table.table())
        .param("live", live)
        .query(
            row -> {
              addIfActing(acting, table, row);
            });
    return acting;
  }

  private void addIfActing(Map<String, JobSpec> acting, TableId table, ResultSet row)
      throws SQLException {
    JobSpec spec = spec(row);
    if (spec.actsOn(table)) {
      acting.put(row.getString("job"), spec);
    }
  }

  private JobRevision revision(ResultSet row) throws SQLException {
    return new JobRevision(
        row.getInt("number"),
        spec(row),
        row.getTimestamp("created_at").toInstant(),
        row.getString("created_by"));
  }

  private JobSpec spec(ResultSet row) throws SQLException {
    return json.readValue(row.getString("spec"), JobSpec.class);
  }
}
