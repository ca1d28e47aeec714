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
import java.util.HashMap;
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

  /** The names and values are those of a sync of a MySQL database. */
  @Test
  void readsWhatTheStepsMeasureOfEachTable() {
    flink.measure(
        Map.of(
            "Source__MySQL_Source.currentFetchEventTimeLag", 147.0,
            "Source__MySQL_Source.currentEmitEventTimeLag", -1.0,
            "Source__MySQL_Source.numRecordsOut", 9.0,
            "CDC_MultiplexWriter.paimon.table.orders.compaction.compactionThreadBusy", 2.5,
            "CDC_MultiplexWriter.paimon.table.orders.compaction.maxLevel0FileCount", 3.0,
            "CDC_MultiplexWriter.paimon.table.products.compaction.maxLevel0FileCount", -1.0,
            "Multiplex_Global_Committer.paimon.table.orders.commit.lastCommitAttempts", 1.0,
            "Multiplex_Global_Committer.paimon.table.orders.commit.lastCommitDuration", 295.0,
            "Multiplex_Global_Committer.paimon.table.products.commit.lastCommitAttempts", 0.0,
            "Multiplex_Global_Committer.paimon.table.products.commit.lastCommitDuration", 0.0));

    JobMetrics metrics = metrics();

    assertThat(metrics.fetchLagMillis()).isEqualTo(147);
    assertThat(metrics.emitLagMillis()).isNull();
    assertThat(metrics.lagMillis()).isEqualTo(147);
    assertThat(metrics.tables())
        .containsExactly(
            new JobMetrics.Table("orders", 295L, 2.5, 3L),
            new JobMetrics.Table("products", null, null, null));
  }

  @Test
  void asksForManyTablesInRequestsThatFlinkTakes() {
    Map<String, Double> measured = new HashMap<>();
    for (int i = 0; i < 200; i++) {
      measured.put("Writer.paimon.table.表_" + i + ".compaction.maxLevel0FileCount", (double) i);
    }
    flink.measure(measured);

    assertThat(metrics().tables())
        .hasSize(200)
        .contains(new JobMetrics.Table("表_7", null, null, 7L))
        .contains(new JobMetrics.Table("表_199", null, null, 199L));
  }

  private JobMetrics metrics() {
    cluster.submit(job(ID));
    return cluster.metrics(cluster.job(ID).orElseThrow());
  }
}
