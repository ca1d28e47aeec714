package io.weir.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.flink.FakeFlink;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.util.FileSystemUtils;

/** The control loop against a Flink that goes wrong on purpose. */
@WeirIntegrationTest
class ControlLoopIntegrationTests {

  private static final Duration SOON = Duration.ofSeconds(30);

  @Autowired private Api api;
  @Autowired private Jobs jobs;
  @Autowired private JobLock lock;
  @TempDir private Path folder;
  private final String name = "loop-" + UUID.randomUUID();
  private FakeFlink flink;
  private Path checkpoints;

  @BeforeEach
  void register() {
    checkpoints = folder.resolve("checkpoints");
    flink = FakeFlink.start(checkpoints);
    Map<String, Object> cluster =
        Map.of("name", name, "kind", "session", "url", flink.url().toString());
    api.admin().post().uri("/clusters").body(cluster).exchange().expectStatus().isCreated();
  }

  @AfterEach
  void remove() {
    flink.fallSilent(false);
    api.admin()
        .delete()
        .uri("/jobs/" + name + "?stop=true")
        .exchange()
        .expectStatus()
        .isNoContent();
    await().atMost(SOON).until(() -> jobs.all().stream().noneMatch(j -> j.name().equals(name)));
    api.admin().delete().uri("/clusters/" + name).exchange().expectStatus().isNoContent();
    flink.close();
  }

  @Test
  void aSubmissionThatGotLostIsMadeAgainUnderTheSameId() {
    flink.dropSubmissions(true);
    create();
    await()
        .atMost(SOON)
        .until(() -> last() != null && last().state() == DeploymentState.SUBMITTING);
    String id = last().flinkJobId();
    flink.dropSubmissions(false);
    awaitState(JobState.RUNNING);
    assertThat(flink.running()).containsExactly(id);
    assertThat(jobs.deployments(name)).hasSize(1);
  }

  @Test
  void anAnswerThatGotLostMakesNoSecondJob() {
    flink.loseAnswers(true);
    create();
    awaitState(JobState.RUNNING);
    assertThat(flink.running()).hasSize(1);
    assertThat(flink.submissions()).hasSize(1);
    assertThat(last().state()).isEqualTo(DeploymentState.CONFIRMED);
  }

  @Test
  void aSilentClusterMakesTheJobUnknownAndNothingStarts() {
    create();
    awaitState(JobState.RUNNING);
    flink.fallSilent(true);
    awaitState(JobState.UNKNOWN);
    flink.fallSilent(false);
    awaitState(JobState.RUNNING);
    assertThat(jobs.deployments(name)).hasSize(1);
    assertThat(flink.submissions()).hasSize(1);
  }

  @Test
  void aLostJobGoesOnFromTheNewestCheckpointListed() {
    create();
    awaitState(JobState.RUNNING);
    String before = last().flinkJobId();
    flink.checkpoint(before, 9);
    flink.checkpoint(before, 10);
    flink.restart();
    await().atMost(SOON).until(() -> jobs.deployments(name).size() == 2);
    awaitState(JobState.RUNNING);
    assertThat(flink.running()).hasSize(1).doesNotContain(before);
    assertThat(flink.startedFrom(last().flinkJobId())).endsWith(before + "/chk-10");
    assertThat(jobs.deployments(name).get(1).endReason()).isEqualTo(EndReason.LOST);
  }

  @Test
  void aRestartStopsWithASavepointAndStartsFromIt() {
    create();
    awaitState(JobState.RUNNING);
    String before = last().flinkJobId();
    api.admin()
        .post()
        .uri("/jobs/" + name + "/restart")
        .header("Idempotency-Key", name)
        .exchange()
        .expectStatus()
        .isAccepted();
    await()
        .atMost(SOON)
        .until(() -> flink.running().size() == 1 && !flink.running().contains(before));
    awaitState(JobState.RUNNING);
    assertThat(flink.startedFrom(last().flinkJobId())).endsWith("savepoint-1");
    assertThat(jobs.deployments(name)).hasSize(2);
  }

  @Test
  void whereTheCheckpointsCannotBeSeenAPersonMustChoose() throws IOException {
    create();
    awaitState(JobState.RUNNING);
    FileSystemUtils.deleteRecursively(checkpoints);
    flink.restart();
    await().atMost(SOON).until(() -> jobs.get(name).status().decision() != null);
    assertThat(jobs.get(name).status().state()).isEqualTo(JobState.FAILED);
    assertThat(flink.running()).isEmpty();

    Files.createDirectories(checkpoints);
    api.admin()
        .post()
        .uri("/jobs/" + name + "/start")
        .body(Map.of("from", "none"))
        .exchange()
        .expectStatus()
        .isAccepted();
    awaitState(JobState.RUNNING);
    assertThat(jobs.get(name).status().decision()).isNull();
  }

  @Test
  void aJobThatAnotherWeirIsAtIsLeftAlone() {
    lock.whileHeld(
        name,
        () -> {
          create();
          await()
              .during(Duration.ofSeconds(3))
              .atMost(Duration.ofSeconds(5))
              .until(() -> flink.submissions().isEmpty());
        });
    awaitState(JobState.RUNNING);
    assertThat(flink.submissions()).hasSize(1);
  }

  private void create() {
    Map<String, Object> spec =
        Map.of("catalog", "main", "database", "loop", "table", name, "checkpointInterval", "PT5S");
    Map<String, Object> body =
        Map.of("name", name, "cluster", name, "kind", "compaction", "spec", spec);
    api.admin().post().uri("/jobs").body(body).exchange().expectStatus().isCreated();
  }

  private Deployment last() {
    List<Deployment> deployments = jobs.deployments(name);
    return deployments.isEmpty() ? null : deployments.get(0);
  }

  private void awaitState(JobState state) {
    await()
        .atMost(SOON)
        .untilAsserted(() -> assertThat(jobs.get(name).status().state()).isEqualTo(state));
  }
}
