package io.weir.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.flink.FailureCause;
import io.weir.flink.FlinkJob;
import io.weir.flink.FlinkJobState;
import io.weir.flink.JobExceptions.Failure;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ValidatorTests {

  private static final Instant NOW = Instant.parse("2026-01-01T00:10:00Z");
  private static final Instant ASKED = Instant.parse("2026-01-01T00:00:00Z");
  private static final Instant MADE = Instant.parse("2026-01-01T00:00:01Z");
  private static final Instant LATER = Instant.parse("2026-01-01T00:05:00Z");

  private DesiredState desired = DesiredState.RUNNING;
  private Instant asked = ASKED;
  private DeploymentState state = DeploymentState.CONFIRMED;
  private @Nullable String stopRequest;
  private @Nullable String savepoint;
  private boolean cancelAsked;
  private boolean deleting;
  private boolean stopBySavepoint = true;
  private Instant submittedAt = MADE;
  private @Nullable Instant absentSince;
  private @Nullable EndReason endReason;
  private @Nullable Instant retryAt;
  private boolean checkpoint;

  @Test
  void makesADeploymentForAJobThatIsToRun() {
    assertThat(withoutDeployment()).isEqualTo(new Step.Intend());
  }

  @Test
  void makesNoneForAJobThatIsNot() {
    desired = DesiredState.STOPPED;
    assertThat(withoutDeployment()).isEqualTo(new Step.Wait(JobState.STOPPED, null));
  }

  @Test
  void recoversALostDeploymentByItself() {
    endReason = EndReason.LOST;
    assertThat(afterTheEnd()).isEqualTo(new Step.Intend());
  }

  @Test
  void leavesAFailureUntilSomeoneAsks() {
    endReason = EndReason.FAILED;
    assertThat(afterTheEnd()).isInstanceOf(Step.Wait.class);
    asked = LATER;
    assertThat(afterTheEnd()).isEqualTo(new Step.Intend());
  }

  @Test
  void triesAgainWhatMayPassOnceItIsDue() {
    endReason = EndReason.REJECTED;
    retryAt = NOW.plusSeconds(1);
    assertThat(afterTheEnd()).isInstanceOf(Step.Wait.class);
    retryAt = NOW;
    assertThat(afterTheEnd()).isEqualTo(new Step.Intend());
  }

  @Test
  void removesAJobThatWasToBeDeletedAndStopped() {
    deleting = true;
    endReason = EndReason.STOPPED;
    assertThat(afterTheEnd()).isEqualTo(new Step.Remove());
  }

  @Test
  void submitsAnIntentButNotToASilentCluster() {
    state = DeploymentState.INTENDED;
    assertThat(look(new Observed.Absent("a"))).isEqualTo(new Step.Submit());
    assertThat(look(new Observed.Silent("no answer", false)))
        .isEqualTo(new Step.Wait(JobState.UNKNOWN, "no answer"));
  }

  @Test
  void endsAnIntentThatIsNotWantedAnyMore() {
    state = DeploymentState.INTENDED;
    desired = DesiredState.STOPPED;
    assertThat(look(new Observed.Absent("a"))).isEqualTo(new Step.End(EndReason.STOPPED, null));
  }

  @Test
  void submitsAgainWhenTheAnswerWasLost() {
    state = DeploymentState.SUBMITTING;
    assertThat(look(new Observed.Absent("a"))).isEqualTo(new Step.Submit());
    assertThat(look(seen(FlinkJobState.STARTING))).isEqualTo(new Step.Confirm());
  }

  @Test
  void submitsAgainToANewJobManagerOnlyWhereTheJobNeverMadeACheckpoint() {
    state = DeploymentState.SUBMITTING;
    assertThat(look(new Observed.Absent("b"))).isEqualTo(new Step.Submit());
    checkpoint = true;
    assertThat(look(new Observed.Absent("b")))
        .isInstanceOfSatisfying(
            Step.End.class, end -> assertThat(end.reason()).isEqualTo(EndReason.LOST));
  }

  @Test
  void concludesAbsenceOfAnUnwantedSubmissionOnlyAfterItsBound() {
    state = DeploymentState.SUBMITTING;
    desired = DesiredState.STOPPED;
    submittedAt = NOW.minusSeconds(60);
    assertThat(look(new Observed.Absent("a"))).isInstanceOf(Step.Wait.class);
    submittedAt = NOW.minus(Validator.SUBMISSION_BOUND).minusSeconds(1);
    assertThat(look(new Observed.Absent("a"))).isEqualTo(new Step.End(EndReason.STOPPED, null));
  }

  @Test
  void aSilentClusterHasNotFailed() {
    assertThat(look(new Observed.Silent("no answer", false)))
        .isEqualTo(new Step.Wait(JobState.UNKNOWN, "no answer"));
  }

  @Test
  void losesAJobOnlyAfterItWasAbsentForAWhile() {
    assertThat(look(new Observed.Absent("b"))).isEqualTo(new Step.NoteAbsence());
    absentSince = NOW.minusSeconds(1);
    assertThat(look(new Observed.Absent("b"))).isInstanceOf(Step.Wait.class);
    absentSince = NOW.minus(Validator.ABSENCE_BOUND);
    assertThat(look(new Observed.Absent("b")))
        .isInstanceOfSatisfying(
            Step.End.class, end -> assertThat(end.reason()).isEqualTo(EndReason.LOST));
  }

  @Test
  void stopsWithASavepointAndWaitsForTheEnd() {
    desired = DesiredState.STOPPED;
    assertThat(look(seen(FlinkJobState.RUNNING))).isEqualTo(new Step.StopWithSavepoint());
    stopRequest = "r";
    assertThat(look(seen(FlinkJobState.RUNNING))).isEqualTo(new Step.StopWithSavepoint());
    savepoint = "file:/s";
    assertThat(look(seen(FlinkJobState.RUNNING))).isEqualTo(new Step.Wait(JobState.STOPPING, null));
    assertThat(look(seen(FlinkJobState.FINISHED))).isEqualTo(new Step.End(EndReason.STOPPED, null));
  }

  @Test
  void doesNotWaitForASavepointThatIsNotWantedAnyMore() {
    desired = DesiredState.STOPPED;
    stopRequest = "r";
    stopBySavepoint = false;
    assertThat(look(seen(FlinkJobState.RUNNING))).isInstanceOf(Step.Cancel.class);
    cancelAsked = true;
    assertThat(look(seen(FlinkJobState.CANCELLED)))
        .isEqualTo(new Step.End(EndReason.STOPPED, null));
  }

  @Test
  void readsTheSavepointOfAJobThatFinishedMeanwhile() {
    desired = DesiredState.STOPPED;
    stopRequest = "r";
    assertThat(look(seen(FlinkJobState.FINISHED))).isEqualTo(new Step.StopWithSavepoint());
  }

  @Test
  void cancelsAJobThatDoesNotRun() {
    desired = DesiredState.STOPPED;
    assertThat(look(seen(FlinkJobState.RESTARTING))).isInstanceOf(Step.Cancel.class);
    cancelAsked = true;
    assertThat(look(seen(FlinkJobState.CANCELLED)))
        .isEqualTo(new Step.End(EndReason.STOPPED, null));
  }

  @Test
  void replacesADeploymentThatARestartWasAskedAfter() {
    asked = LATER;
    assertThat(look(seen(FlinkJobState.RUNNING))).isEqualTo(new Step.StopWithSavepoint());
  }

  @Test
  void saysWhoCancelledAJobThatShouldRun() {
    assertThat(look(seen(FlinkJobState.CANCELLED)))
        .isEqualTo(new Step.End(EndReason.CANCELLED, "Someone cancelled the job in Flink."));
  }

  @Test
  void failsWithTheCauseOfTheNewestException() {
    FailureCause cause = new FailureCause("The database does not answer.", "refused", true);
    Observed.Seen failed =
        new Observed.Seen(job(FlinkJobState.FAILED, 0), 8, new Failure(NOW, cause, "raw", null));
    assertThat(look(failed)).isEqualTo(new Step.Fail(EndReason.FAILED, cause));
  }

  @Test
  void saysThatNoSlotIsFree() {
    Observed.Seen waiting = new Observed.Seen(job(FlinkJobState.RUNNING, 0), 0, null);
    assertThat(look(waiting))
        .isInstanceOfSatisfying(
            Step.Wait.class,
            wait -> {
              assertThat(wait.state()).isEqualTo(JobState.STARTING);
              assertThat(wait.sentence()).startsWith("No free slot");
            });
  }

  private Step withoutDeployment() {
    return new NextDeployment(job(null), NOW).step();
  }

  private Step afterTheEnd() {
    state = DeploymentState.ENDED;
    return new NextDeployment(job(deployment()), NOW).step();
  }

  private Step look(Observed observed) {
    Deployment deployment = deployment();
    return new Validator(job(deployment), NOW).step(deployment, observed, checkpoint);
  }

  private static Observed.Seen seen(FlinkJobState state) {
    return new Observed.Seen(job(state, 2), 6, null);
  }

  private static FlinkJob job(FlinkJobState state, int running) {
    return new FlinkJob("f", "job", state, Duration.ZERO, null, 2, running, List.of());
  }

  private Job job(@Nullable Deployment deployment) {
    JobStatus status = JobStatus.of(JobState.STARTING, null, ASKED);
    JobSpec spec = new Compaction("main", "ods", "orders", null, null);
    return new Job(
        "job",
        "embedded",
        spec,
        desired,
        1,
        Map.of(),
        null,
        stopBySavepoint,
        asked,
        deleting,
        status,
        deployment,
        ASKED,
        ASKED,
        0);
  }

  private Deployment deployment() {
    boolean ended = state == DeploymentState.ENDED;
    return new Deployment(
        1,
        1,
        state,
        "f",
        StartFrom.NOTHING,
        "/checkpoints",
        "/savepoints",
        null,
        "a",
        stopRequest,
        cancelAsked,
        absentSince,
        savepoint,
        MADE,
        submittedAt,
        MADE,
        ended ? MADE : null,
        endReason,
        "Broken.",
        retryAt);
  }
}
