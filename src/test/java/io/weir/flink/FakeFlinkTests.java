package io.weir.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** The fake keeps the contract, and the adapter minds what goes wrong. */
class FakeFlinkTests extends FlinkClusterContract {

  private static final String ID = "0123456789abcdef0123456789abcdef";

  @TempDir private Path folder;
  private FakeFlink flink;
  private FlinkCluster cluster;

  @BeforeEach
  void start() throws IOException {
    flink = FakeFlink.start(folder.resolve("checkpoints"));
    Path jar = folder.resolve("runner.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      zip.putNextEntry(new ZipEntry("a"));
    }
    FlinkHttp http =
        new FlinkHttp(HttpClient.newHttpClient(), JsonMapper.builder().build(), flink.url());
    cluster = new RestFlinkCluster(http, new RunnerJar(jar));
  }

  @AfterEach
  void end() {
    flink.close();
  }

  @Override
  FlinkCluster cluster() {
    return cluster;
  }

  @Override
  JobSubmission job(String id) {
    return new JobSubmission(
        id,
        "job",
        JobSubmission.Program.COMPACT_TABLE,
        Map.of(),
        JobSettings.streaming(1, Duration.ofSeconds(10), null),
        null);
  }

  @Override
  String savepointDirectory() {
    return folder.toString();
  }

  @Test
  void aLostAnswerIsUnknownAndTheJobMayRun() {
    flink.loseAnswers(true);
    assertThat(cluster.submit(job(ID))).isInstanceOf(Submission.Unknown.class);
    assertThat(flink.running()).containsExactly(ID);
  }

  @Test
  void aRefusalSaysWhy() {
    flink.refuse("X\nCaused by: java.sql.SQLException: Access denied for user 'ada'@'%'");
    assertThat(cluster.submit(job(ID)))
        .isInstanceOfSatisfying(
            Submission.Rejected.class,
            rejected -> assertThat(rejected.cause().sentence()).contains("'ada'"));
  }

  @Test
  void aSilentClusterIsUnavailableAndSaysNothingOfItsJobs() {
    cluster.submit(job(ID));
    flink.fallSilent(true);
    assertThatThrownBy(() -> cluster.job(ID))
        .isInstanceOfSatisfying(
            Problem.class, p -> assertThat(p.type()).isEqualTo(ProblemType.UNAVAILABLE));
  }

  @Test
  void anotherIncarnationIsTold() {
    String before = cluster.overview().incarnation();
    flink.restart();
    assertThat(cluster.overview().incarnation()).isNotEqualTo(before);
  }
}
