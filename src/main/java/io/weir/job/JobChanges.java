package io.weir.job;

import io.weir.audit.Actor;
import io.weir.audit.AuditTrail;
import io.weir.shared.Problem;
import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Saves what jobs are to do, each change in one transaction with its audit entry and its event. */
@Component
@Transactional
class JobChanges {

  private final JobRepository repository;
  private final JobRecords records;
  private final JobEvents history;
  private final JobRevisions revisions;
  private final Deployments deployments;
  private final JobOwnership ownership;
  private final JobParts parts;
  private final AuditTrail audit;
  private final ApplicationEventPublisher events;
  private final Clock clock;

  JobChanges(
      JobRepository repository,
      JobRecords records,
      JobEvents history,
      JobRevisions revisions,
      Deployments deployments,
      JobOwnership ownership,
      JobParts parts,
      AuditTrail audit,
      ApplicationEventPublisher events,
      Clock clock) {
    this.repository = repository;
    this.records = records;
    this.history = history;
    this.revisions = revisions;
    this.deployments = deployments;
    this.ownership = ownership;
    this.parts = parts;
    this.audit = audit;
    this.events = events;
    this.clock = clock;
  }

  public Job create(JobDeclaration declaration) {
    parts.require(declaration);
    String name = declaration.name();
    if (repository.existsById(name)) {
      throw Problem.conflict("There is already a job named '" + name + "'.");
    }
    Instant now = clock.instant();
    repository.saveAndFlush(new JobEntity(declaration, now));
    revisions.add(name, 1, declaration.spec(), Actor.current().name(), now);
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
  public Job update(JobDeclaration declaration, long version) {
    parts.require(declaration);
    String name = declaration.name();
    JobEntity entity = require(name);
    entity.requireVersion(version, "job");
    if (entity.kind() != declaration.spec().kind()
        || !entity.cluster().equals(declaration.cluster())) {
      throw Problem.invalid(
          "/kind", "A job's kind and cluster can't be changed: make another job.");
    }
    JobSpec before = revisions.get(name, entity.revision()).spec();
    boolean newSpec = !before.equals(declaration.spec());
    Instant now = clock.instant();
    entity.become(declaration, newSpec, now);
    repository.saveAndFlush(entity);
    if (newSpec) {
      revisions.add(name, entity.revision(), declaration.spec(), Actor.current().name(), now);
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
  public Job start(String name, @Nullable StartFrom from) {
    JobEntity entity = notDeleting(name);
    entity.start(from, clock.instant());
    repository.saveAndFlush(entity);
    ownership.take(name, revisions.get(name, entity.revision()).spec());
    String words = from == null ? "its latest state" : from.kind() + " " + from.path();
    changed(name, "start", "Asked to start " + name, Map.of("from", words));
    return records.get(name);
  }

  /**
   * @param bySavepoint whether its state is to be saved; else it is cancelled
   */
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
      ownership.giveBack(name, revisions.get(name, entity.revision()).spec());
    }
  }

  private boolean isLive(String name) {
    return deployments.of(name).stream().anyMatch(d -> d.state() != DeploymentState.ENDED);
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
    history.add(name, verb, summary, Actor.current().name(), clock.instant());
    events.publishEvent(new JobChanged(name));
  }
}
