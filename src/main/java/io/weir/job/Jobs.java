package io.weir.job;

import io.weir.audit.Actor;
import io.weir.audit.AuditTrail;
import io.weir.cluster.Clusters;
import io.weir.connection.Connections;
import io.weir.shared.Page;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.time.Clock;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Keeps what jobs are to do. Each change is saved and answered at once; the control loop brings the
 * cluster there afterwards.
 */
@Service
public class Jobs {

  private static final Map<String, Comparator<Job>> ORDERS =
      Map.of(
          "name", Comparator.comparing(Job::name),
          "state", Comparator.comparing(job -> job.status().state()),
          "kind", Comparator.comparing(job -> job.spec().kind()),
          "cluster", Comparator.comparing(Job::cluster),
          "since", Comparator.comparing(job -> job.status().since()));

  private final JobRepository repository;
  private final JobRecords records;
  private final Deployments deployments;
  private final JobOwnership ownership;
  private final Clusters clusters;
  private final Connections connections;
  private final LakeAccess lake;
  private final AuditTrail audit;
  private final ApplicationEventPublisher events;
  private final Clock clock;

  Jobs(
      JobRepository repository,
      JobRecords records,
      Deployments deployments,
      JobOwnership ownership,
      Clusters clusters,
      Connections connections,
      LakeAccess lake,
      AuditTrail audit,
      ApplicationEventPublisher events,
      Clock clock) {
    this.repository = repository;
    this.records = records;
    this.deployments = deployments;
    this.ownership = ownership;
    this.clusters = clusters;
    this.connections = connections;
    this.lake = lake;
    this.audit = audit;
    this.events = events;
    this.clock = clock;
  }

  public Page<Job> list(PageRequest page, Predicate<Job> filter) {
    List<Job> found =
        records.all().stream().filter(j -> page.matches(j.name())).filter(filter).toList();
    return page.page(found, Job::name, ORDERS);
  }

  public List<Job> all() {
    return records.all();
  }

  /**
   * @throws Problem NOT_FOUND
   */
  public Job get(String name) {
    return records.get(name);
  }

  @Transactional
  public Job create(JobDeclaration declaration) {
    requireParts(declaration);
    String name = declaration.name();
    if (repository.existsById(name)) {
      throw Problem.conflict("There is already a job named '" + name + "'.");
    }
    Instant now = clock.instant();
    repository.saveAndFlush(new JobEntity(declaration, now));
    records.addRevision(name, 1, declaration.spec(), Actor.current().name(), now);
    JobState state = isToRun(declaration) ? JobState.STARTING : JobState.STOPPED;
    records.saveStatus(name, JobStatus.of(state, null, now));
    if (isToRun(declaration)) {
      ownership.take(name, declaration.spec());
    }
    changed(name, "create", "Made job " + name, Map.of("spec", declaration.spec()));
    return records.get(name);
  }

  /**
   * Declares a job anew. A new spec is a new revision, which replaces the one that runs: that is
   * stopped with a savepoint and the new one starts from it.
   *
   * @param version as the caller last saw it
   */
  @Transactional
  public Job update(JobDeclaration declaration, long version) {
    requireParts(declaration);
    String name = declaration.name();
    JobEntity entity = require(name);
    entity.requireVersion(version, "job");
    if (entity.kind() != declaration.spec().kind()
        || !entity.cluster().equals(declaration.cluster())) {
      throw Problem.invalid(
          "/kind", "A job's kind and cluster can't be changed: make another job.");
    }
    JobSpec before = records.revision(name, entity.revision()).spec();
    boolean newSpec = !before.equals(declaration.spec());
    Instant now = clock.instant();
    entity.become(declaration, newSpec, now);
    repository.saveAndFlush(entity);
    if (newSpec) {
      records.addRevision(name, entity.revision(), declaration.spec(), Actor.current().name(), now);
      ownership.giveBack(name, before);
    }
    if (isToRun(declaration)) {
      ownership.take(name, declaration.spec());
    }
    changed(name, "update", "Changed job " + name, Map.of("spec", declaration.spec()));
    return records.get(name);
  }

  /**
   * @param from where it is to start; null for its latest state
   */
  @Transactional
  public Job start(String name, @Nullable StartFrom from) {
    JobEntity entity = notDeleting(name);
    entity.start(from, clock.instant());
    repository.saveAndFlush(entity);
    ownership.take(name, records.revision(name, entity.revision()).spec());
    String words = from == null ? "its latest state" : from.kind() + " " + from.path();
    changed(name, "start", "Asked to start " + name, Map.of("from", words));
    return records.get(name);
  }

  /**
   * @param bySavepoint whether its state is to be saved; else it is cancelled
   */
  @Transactional
  public Job stop(String name, boolean bySavepoint) {
    JobEntity entity = notDeleting(name);
    entity.stop(bySavepoint, clock.instant());
    repository.saveAndFlush(entity);
    giveBackUnlessLive(entity);
    changed(name, "stop", "Asked to stop " + name, Map.of("savepoint", bySavepoint));
    return records.get(name);
  }

  /**
   * @param stop whether a job that runs is to be stopped first
   * @throws Problem CONFLICT while it runs
   */
  @Transactional
  public void delete(String name, boolean stop) {
    JobEntity entity = require(name);
    if (!stop && (isLive(name) || entity.isToRun())) {
      throw Problem.conflict(
          "Job '" + name + "' is to run, or runs. Stop it first, or ?stop=true.");
    }
    entity.delete(clock.instant());
    repository.saveAndFlush(entity);
    giveBackUnlessLive(entity);
    changed(name, "delete", "Asked to remove " + name, Map.of());
  }

  /** What runs still gives its table back at its end. */
  private void giveBackUnlessLive(JobEntity entity) {
    String name = entity.getId();
    if (!isLive(name)) {
      ownership.giveBack(name, records.revision(name, entity.revision()).spec());
    }
  }

  private boolean isLive(String name) {
    return deployments.of(name).stream().anyMatch(d -> d.state() != DeploymentState.ENDED);
  }

  /** Newest first. */
  public List<JobRevision> revisions(String name) {
    records.get(name);
    return records.revisions(name);
  }

  /** Newest first. */
  public List<Deployment> deployments(String name) {
    records.get(name);
    return deployments.of(name);
  }

  /** Newest first. */
  public Page<JobEvent> events(String name, PageRequest page) {
    records.get(name);
    long before = page.after().map(Long::parseLong).orElse(Long.MAX_VALUE);
    List<JobEvent> found = records.events(name, before, page.limit() + 1);
    return Page.cut(found, page.limit(), last -> Long.toString(last.id()));
  }

  private void requireParts(JobDeclaration declaration) {
    JobSpec spec = declaration.spec();
    require("/cluster", () -> clusters.get(declaration.cluster()));
    require("/spec/catalog", () -> lake.requireCatalog(spec.catalog()));
    if (spec instanceof MySqlSync sync) {
      require("/spec/connection", () -> connections.get(sync.connection()));
    }
  }

  /** A name in a body that leads nowhere is a fault of the body. */
  private static void require(String pointer, Runnable look) {
    try {
      look.run();
    } catch (Problem e) {
      throw e.type() == ProblemType.NOT_FOUND ? Problem.invalid(pointer, e.detail()) : e;
    }
  }

  private static boolean isToRun(JobDeclaration declaration) {
    return declaration.desiredState() == DesiredState.RUNNING;
  }

  private JobEntity notDeleting(String name) {
    JobEntity entity = require(name);
    if (entity.isDeleting()) {
      throw Problem.conflict("Job '" + name + "' is being removed.");
    }
    return entity;
  }

  private JobEntity require(String name) {
    return repository.findById(name).orElseThrow(() -> Problem.notFound("job", name));
  }

  private void changed(String name, String verb, String summary, Map<String, ?> detail) {
    audit.record("job." + verb, name, summary, detail);
    records.event(name, verb, summary, Actor.current().name(), clock.instant());
    events.publishEvent(new JobChanged(name));
  }
}
