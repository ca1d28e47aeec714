package io.weir.job.web;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.weir.access.IdempotencyKeys;
import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.job.DesiredState;
import io.weir.job.Job;
import io.weir.job.JobBody;
import io.weir.job.JobEvent;
import io.weir.job.JobRevision;
import io.weir.job.JobSpec;
import io.weir.job.JobState;
import io.weir.job.Jobs;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.web.IfMatch;
import jakarta.validation.Valid;
import java.time.Instant;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** Jobs: declared, started, stopped, and what became of it. */
@RestController
@RequestMapping("/api/v1/jobs")
class JobController {

  private static final String KEY = "Idempotency-Key";

  private final Jobs jobs;
  private final IdempotencyKeys keys;

  JobController(Jobs jobs, IdempotencyKeys keys) {
    this.jobs = jobs;
    this.keys = keys;
  }

  /** How many jobs there are in each state; states without jobs are left out. */
  record Summary(long total, Map<JobState, Long> byState) {}

  /** A revision as it is shown. */
  record RevisionView(
      int number,
      @JsonTypeInfo(use = JsonTypeInfo.Id.NONE) JobSpec spec,
      Instant createdAt,
      String createdBy) {

    static RevisionView from(JobRevision r) {
      return new RevisionView(r.number(), r.spec(), r.createdAt(), r.createdBy());
    }
  }

  /** An event as it is shown. */
  record EventView(Instant at, String kind, String message, @Nullable String by) {

    static EventView from(JobEvent e) {
      return new EventView(e.at(), e.kind(), e.message(), e.by());
    }
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping
  Page<JobView.Row> list(
      @RequestParam(required = false) @Nullable JobState state,
      @RequestParam(required = false) @Nullable String cluster,
      @RequestParam(required = false) @Nullable String kind,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor,
      @RequestParam(required = false) @Nullable String sort,
      @RequestParam(required = false) @Nullable String q) {
    return jobs.list(
            PageRequest.of(limit, cursor, sort, q),
            job ->
                (state == null || job.status().state() == state)
                    && (cluster == null || job.cluster().equals(cluster))
                    && (kind == null || job.spec().kind().text().equals(kind)))
        .map(JobView.Row::from);
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/summary")
  Summary summary() {
    Map<JobState, Long> byState = jobs.countByState();
    return new Summary(byState.values().stream().mapToLong(Long::longValue).sum(), byState);
  }

  @Requires(Permission.JOB_WRITE)
  @PostMapping
  ResponseEntity<JobView> create(@Valid @RequestBody JobBody body) {
    return tagged(HttpStatus.CREATED, jobs.create(body.declaration()));
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/{name}")
  ResponseEntity<JobView> get(@PathVariable String name) {
    return tagged(HttpStatus.OK, jobs.get(name));
  }

  @Requires(Permission.JOB_WRITE)
  @PutMapping("/{name}")
  ResponseEntity<JobView> update(
      @PathVariable String name,
      @RequestHeader(name = HttpHeaders.IF_MATCH, required = false) @Nullable String ifMatch,
      @Valid @RequestBody JobBody body) {
    if (!body.name().equals(name)) {
      throw Problem.invalid("/name", "A job can't be renamed: leave its name as in the path.");
    }
    JobBody declared = body;
    if (body.desiredState() == null) {
      DesiredState unchanged = jobs.get(name).desiredState();
      declared =
          new JobBody(name, body.cluster(), body.kind(), body.spec(), unchanged, body.labels());
    }
    return tagged(HttpStatus.OK, jobs.update(declared.declaration(), IfMatch.required(ifMatch)));
  }

  @Requires(Permission.JOB_WRITE)
  @DeleteMapping("/{name}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  void delete(
      @PathVariable String name,
      @RequestParam(required = false, defaultValue = "false") boolean stop) {
    jobs.delete(name, stop);
  }

  @Requires(Permission.JOB_WRITE)
  @PostMapping("/{name}/start")
  ResponseEntity<JobView> start(
      @PathVariable String name,
      @RequestHeader(name = KEY, required = false) @Nullable String key,
      @Valid @RequestBody(required = false) @Nullable StartBody body) {
    StartBody asked = body == null ? new StartBody(null, null) : body;
    return once("start", name, key, asked, () -> jobs.start(name, asked.startFrom()));
  }

  @Requires(Permission.JOB_WRITE)
  @PostMapping("/{name}/stop")
  ResponseEntity<JobView> stop(
      @PathVariable String name, @RequestBody(required = false) @Nullable StopBody body) {
    boolean bySavepoint = body == null || body.savepoint() == null || body.savepoint();
    return tagged(HttpStatus.ACCEPTED, jobs.stop(name, bySavepoint));
  }

  @Requires(Permission.JOB_WRITE)
  @PostMapping("/{name}/restart")
  ResponseEntity<JobView> restart(
      @PathVariable String name,
      @RequestHeader(name = KEY, required = false) @Nullable String key) {
    return once("restart", name, key, "", () -> jobs.start(name, null));
  }

  private ResponseEntity<JobView> once(
      String verb, String name, @Nullable String key, Object body, Supplier<Job> action) {
    keys.once("POST /jobs/" + name + "/" + verb, key, body, () -> action.get().name());
    return tagged(HttpStatus.ACCEPTED, jobs.get(name));
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/{name}/revisions")
  Page<RevisionView> revisions(@PathVariable String name) {
    return Page.of(jobs.revisions(name)).map(RevisionView::from);
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/{name}/deployments")
  Page<JobView.DeploymentView> deployments(@PathVariable String name) {
    return Page.of(jobs.deployments(name)).map(JobView.DeploymentView::from);
  }

  @Requires(Permission.LAKE_READ)
  @GetMapping("/{name}/events")
  Page<EventView> events(
      @PathVariable String name,
      @RequestParam(required = false) @Nullable Integer limit,
      @RequestParam(required = false) @Nullable String cursor) {
    return jobs.events(name, PageRequest.of(limit, cursor, null, null)).map(EventView::from);
  }

  private static ResponseEntity<JobView> tagged(HttpStatus status, Job job) {
    return ResponseEntity.status(status).eTag(IfMatch.tag(job.version())).body(JobView.from(job));
  }
}
