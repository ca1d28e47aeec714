package io.weir.job;

import io.weir.shared.NamedEntity;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Map;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;
import org.jspecify.annotations.Nullable;

/** What a job is to do. */
@Entity
@Table(name = "job")
class JobEntity extends NamedEntity {

  private String cluster;

  @Enumerated(EnumType.STRING)
  private JobKind kind;

  @Enumerated(EnumType.STRING)
  private DesiredState desiredState;

  private int revision;

  @JdbcTypeCode(SqlTypes.JSON)
  private Map<String, String> labels;

  @Enumerated(EnumType.STRING)
  private StartFrom.@Nullable Kind startKind;

  private @Nullable String startPath;
  private boolean stopBySavepoint = true;
  private Instant askedAt;
  private boolean deleting;
  private Instant updatedAt;

  @SuppressWarnings("NullAway.Init")
  protected JobEntity() {}

  JobEntity(JobDeclaration declaration, Instant now) {
    super(declaration.name(), now);
    this.cluster = declaration.cluster();
    this.kind = declaration.spec().kind();
    this.desiredState = declaration.desiredState();
    this.labels = declaration.labels();
    this.revision = 1;
    this.askedAt = now;
    this.updatedAt = now;
  }

  /** Takes on another declaration; what runs is replaced when the spec is another. */
  void become(JobDeclaration declaration, boolean newSpec, Instant now) {
    if (newSpec) {
      revision++;
      askedAt = now;
    }
    if (desiredState != declaration.desiredState()) {
      desiredState = declaration.desiredState();
      askedAt = now;
    }
    labels = declaration.labels();
    updatedAt = now;
  }

  /**
   * @param from null for the latest state
   */
  void start(@Nullable StartFrom from, Instant now) {
    desiredState = DesiredState.RUNNING;
    startKind = from == null ? null : from.kind();
    startPath = from == null ? null : from.path();
    askedAt = now;
    updatedAt = now;
  }

  void stop(boolean bySavepoint, Instant now) {
    desiredState = DesiredState.STOPPED;
    stopBySavepoint = bySavepoint;
    askedAt = now;
    updatedAt = now;
  }

  /** Stops it, and has it removed once it stopped. */
  void delete(Instant now) {
    stop(true, now);
    deleting = true;
  }

  /** The start position that was asked for is now that of a deployment. */
  void startTaken() {
    startKind = null;
    startPath = null;
  }

  String cluster() {
    return cluster;
  }

  JobKind kind() {
    return kind;
  }

  int revision() {
    return revision;
  }

  boolean isDeleting() {
    return deleting;
  }

  boolean isToRun() {
    return desiredState == DesiredState.RUNNING;
  }

  Job toJob(JobSpec spec, JobStatus status, @Nullable Deployment deployment) {
    return new Job(
        name(),
        cluster,
        spec,
        desiredState,
        revision,
        labels,
        startKind == null ? null : new StartFrom(startKind, startPath),
        stopBySavepoint,
        askedAt,
        deleting,
        status,
        deployment,
        createdAt(),
        updatedAt,
        version());
  }
}
