package io.weir.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** What Weir relies on of every Flink cluster, a real one and the one that only pretends. */
abstract class FlinkClusterContract {

  abstract FlinkCluster cluster();

  /** A job that goes on until it is stopped. */
  abstract JobSubmission job(String id);

  abstract String savepointDirectory();

  @Test
  void tellsItsVersionAndIncarnation() {
    ClusterOverview overview = cluster().overview();
    assertThat(overview.flinkVersion()).startsWith("1.20.");
    assertThat(overview.incarnation()).startsWith("flink-web-");
    assertThat(cluster().overview().incarnation()).isEqualTo(overview.incarnation());
    assertThat(overview.checkpointDirectory()).isNotEmpty();
    assertThat(overview.taskManagers()).isEqualTo(1);
  }

  @Test
  void doesNotKnowAJobThatWasNeverSubmitted() {
    assertThat(cluster().job(id())).isEmpty();
    assertThat(cluster().checkpoints(id())).isEmpty();
    assertThat(cluster().exceptions(id()).history()).isEmpty();
    cluster().cancel(id());
  }

  @Test
  void takesAnIdOnceEvenAfterItsJobEnded() {
    String id = id();
    assertThat(cluster().submit(job(id))).isEqualTo(new Submission.Accepted());
    assertThat(cluster().submit(job(id))).isEqualTo(new Submission.Duplicate());
    awaitRunning(id);

    cluster().cancel(id);
    awaitState(id, FlinkJobState.CANCELLED);
    assertThat(cluster().submit(job(id))).isEqualTo(new Submission.Duplicate());
    cluster().cancel(id);
    assertThat(cluster().job(id).orElseThrow().state()).isEqualTo(FlinkJobState.CANCELLED);
  }

  @Test
  void stopsWithASavepointOnceForEachRequestId() {
    String id = id();
    String request = id();
    cluster().submit(job(id));
    awaitRunning(id);
    assertThat(cluster().savepoint(id, request)).isEqualTo(new SavepointProgress.NotKnown());

    cluster().stopWithSavepoint(id, request, savepointDirectory());
    cluster().stopWithSavepoint(id, request, savepointDirectory());
    await()
        .atMost(Duration.ofSeconds(30))
        .until(() -> cluster().savepoint(id, request) instanceof SavepointProgress.Completed);
    awaitState(id, FlinkJobState.FINISHED);
    assertThat(cluster().savepoint(id, request))
        .isInstanceOfSatisfying(
            SavepointProgress.Completed.class,
            completed -> assertThat(completed.path()).contains("savepoint-"));
  }

  private void awaitRunning(String id) {
    await()
        .atMost(Duration.ofSeconds(60))
        .until(() -> cluster().job(id).orElseThrow().fullyRunning());
  }

  private void awaitState(String id, FlinkJobState state) {
    await()
        .atMost(Duration.ofSeconds(30))
        .until(() -> cluster().job(id).orElseThrow().state() == state);
  }

  private static String id() {
    return UUID.randomUUID().toString().replace("-", "");
  }
}
