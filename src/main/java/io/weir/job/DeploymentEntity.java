package io.weir.job;

import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** One submission of a job, from its intent to its end. Its verbs guard the order of its states. */
@Entity
@Table(name = "deployment")
class DeploymentEntity {

  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  private long id;

  private String job;
  private int revision;

  @Enumerated(EnumType.STRING)
  private DeploymentState state;

  private String flinkJobId;

  @Enumerated(EnumType.STRING)
  private StartFrom.Kind startKind;

  private @Nullable String startPath;
  private @Nullable String checkpointDirectory;
  private @Nullable String savepointDirectory;
  private @Nullable String serverIds;
  private @Nullable String incarnation;
  private @Nullable String stopRequestId;
  private boolean cancelAsked;
  private @Nullable Instant absentSince;
  private @Nullable String savepointPath;
  private Instant createdAt;
  private @Nullable Instant submittedAt;
  private @Nullable Instant confirmedAt;
  private @Nullable Instant endedAt;

  @Enumerated(EnumType.STRING)
  private @Nullable EndReason endReason;

  private @Nullable String sentence;
  private @Nullable Instant retryAt;
  @Version private long version;

  @SuppressWarnings("NullAway.Init")
  protected DeploymentEntity() {}

  /** The intent: nothing was told to the cluster yet. */
  DeploymentEntity(String job, DeploymentIntent intent, Instant now) {
    this.job = job;
    this.revision = intent.revision();
    this.state = DeploymentState.INTENDED;
    this.flinkJobId = intent.flinkJobId();
    this.startKind = intent.startFrom().kind();
    this.startPath = intent.startFrom().path();
    this.checkpointDirectory = intent.checkpointDirectory();
    this.savepointDirectory = intent.savepointDirectory();
    this.serverIds = intent.serverIds();
    this.createdAt = now;
  }

  /** About to be told to this incarnation of the cluster, perhaps again. */
  void submitting(@Nullable String toIncarnation, Instant now) {
    require(state == DeploymentState.INTENDED || state == DeploymentState.SUBMITTING);
    state = DeploymentState.SUBMITTING;
    incarnation = toIncarnation;
    submittedAt = now;
    absentSince = null;
  }

  void confirmed(Instant now) {
    require(state == DeploymentState.SUBMITTING);
    state = DeploymentState.CONFIRMED;
    confirmedAt = now;
  }

  void seen() {
    absentSince = null;
  }

  void absent(Instant now) {
    if (absentSince == null) {
      absentSince = now;
    }
  }

  void stopAsked(String requestId) {
    require(state == DeploymentState.CONFIRMED);
    stopRequestId = requestId;
  }

  void cancelAsked() {
    cancelAsked = true;
  }

  void savepoint(String path) {
    savepointPath = path;
  }

  /**
   * @param tryAgainAt null when someone must ask for it
   */
  void ended(EndReason reason, @Nullable String why, @Nullable Instant tryAgainAt, Instant now) {
    require(state != DeploymentState.ENDED);
    state = DeploymentState.ENDED;
    endReason = reason;
    sentence = why;
    retryAt = tryAgainAt;
    endedAt = now;
  }

  private void require(boolean possible) {
    if (!possible) {
      throw new IllegalStateException("Deployment " + id + " of " + job + " is " + state);
    }
  }

  String job() {
    return job;
  }

  Deployment toDeployment() {
    return new Deployment(
        id,
        revision,
        state,
        flinkJobId,
        new StartFrom(startKind, startPath),
        checkpointDirectory,
        savepointDirectory,
        serverIds,
        incarnation,
        stopRequestId,
        cancelAsked,
        absentSince,
        savepointPath,
        createdAt,
        submittedAt,
        confirmedAt,
        endedAt,
        endReason,
        sentence,
        retryAt);
  }
}
