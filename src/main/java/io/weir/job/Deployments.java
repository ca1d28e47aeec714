package io.weir.job;

import io.weir.flink.FailureCause;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Saves each step of a deployment, with the event that tells of it. */
@Component
@Transactional
class Deployments {

  private static final Duration FIRST_PAUSE = Duration.ofSeconds(10);
  private static final int LONGEST_PAUSE_SHIFT = 5;

  private final JobRepository jobs;
  private final DeploymentRepository repository;
  private final JobEvents history;
  private final JobRevisions revisions;
  private final JobOwnership ownership;
  private final Clock clock;

  Deployments(
      JobRepository jobs,
      DeploymentRepository repository,
      JobEvents history,
      JobRevisions revisions,
      JobOwnership ownership,
      Clock clock) {
    this.jobs = jobs;
    this.repository = repository;
    this.history = history;
    this.revisions = revisions;
    this.ownership = ownership;
    this.clock = clock;
  }

  /** Newest first. */
  @Transactional(readOnly = true)
  public List<Deployment> of(String job) {
    return repository.findByJobOrderByIdDesc(job).stream()
        .map(DeploymentEntity::toDeployment)
        .toList();
  }

  @Transactional(readOnly = true)
  public List<Deployment> notEnded() {
    return repository.findByStateNot(DeploymentState.ENDED).stream()
        .map(DeploymentEntity::toDeployment)
        .toList();
  }

  /**
   * Saves the intent, if the job is still to run. The database lets only one deployment of a job be
   * not ended.
   */
  public void intend(String job, DeploymentIntent intent) {
    JobEntity entity = jobs.findById(job).orElseThrow();
    if (entity.isToRun()) {
      repository.save(new DeploymentEntity(job, intent, clock.instant()));
      entity.startTaken();
      event(job, "intended", "To start " + words(intent.startFrom()));
    }
  }

  public void submitting(Deployment deployment, @Nullable String incarnation) {
    change(deployment, d -> d.submitting(incarnation, clock.instant()));
  }

  public void confirmed(Deployment deployment) {
    change(deployment, d -> d.confirmed(clock.instant()));
    event(jobOf(deployment), "confirmed", "The cluster took it as job " + deployment.flinkJobId());
  }

  public void seen(Deployment deployment) {
    change(deployment, DeploymentEntity::seen);
  }

  public void absent(Deployment deployment) {
    change(deployment, d -> d.absent(clock.instant()));
  }

  public void stopAsked(Deployment deployment, String requestId) {
    change(deployment, d -> d.stopAsked(requestId));
    event(jobOf(deployment), "stopping", "Asked to stop with a savepoint");
  }

  public void cancelAsked(Deployment deployment, String why) {
    change(deployment, DeploymentEntity::cancelAsked);
    event(jobOf(deployment), "cancelling", why);
  }

  public void savepoint(Deployment deployment, String path) {
    change(deployment, d -> d.savepoint(path));
    event(jobOf(deployment), "savepoint", "Its state is saved in " + path);
  }

  public void ended(Deployment deployment, EndReason reason, @Nullable String why) {
    change(deployment, d -> d.ended(reason, why, null, clock.instant()));
    tell(deployment, reason, why);
  }

  /** Ends a deployment that failed; where the cause may pass, Weir tries again, ever later. */
  public void failed(Deployment deployment, EndReason reason, FailureCause cause) {
    Instant now = clock.instant();
    Instant retryAt = cause.passing() ? now.plus(pause(jobOf(deployment))) : null;
    change(deployment, d -> d.ended(reason, cause.sentence(), retryAt, now));
    tell(deployment, reason, cause.sentence());
  }

  private void tell(Deployment deployment, EndReason reason, @Nullable String why) {
    String job = jobOf(deployment);
    if (!jobs.findById(job).orElseThrow().isToRun()) {
      ownership.giveBack(job, revisions.get(job, deployment.revision()).spec());
    }
    event(job, "ended", why == null ? "Ended: " + reason : "Ended: " + reason + ". " + why);
  }

  private Duration pause(String job) {
    long failures =
        repository.findByJobOrderByIdDesc(job).stream()
            .map(DeploymentEntity::toDeployment)
            .takeWhile(d -> d.endedAt() == null || d.retryAt() != null)
            .limit(LONGEST_PAUSE_SHIFT)
            .count();
    return FIRST_PAUSE.multipliedBy(1L << Math.max(0, failures - 1));
  }

  private void change(Deployment deployment, Consumer<DeploymentEntity> verb) {
    DeploymentEntity entity = repository.findById(deployment.id()).orElseThrow();
    verb.accept(entity);
    repository.saveAndFlush(entity);
  }

  private String jobOf(Deployment deployment) {
    return repository.findById(deployment.id()).orElseThrow().job();
  }

  private void event(String job, String kind, String message) {
    history.add(job, kind, message, null, clock.instant());
  }

  private static String words(StartFrom start) {
    return start.path() == null ? "from nothing" : "from " + start.path();
  }
}
