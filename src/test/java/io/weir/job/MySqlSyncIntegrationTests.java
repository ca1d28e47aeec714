package io.weir.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.cluster.Cluster;
import io.weir.cluster.ClusterState;
import io.weir.cluster.Clusters;
import io.weir.lake.LakeRows;
import io.weir.server.MySqlServer;
import io.weir.shared.WeirHome;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

/** A sync from a real MySQL on the real embedded Flink, through its whole life. */
@WeirIntegrationTest
@ExtendWith(OutputCaptureExtension.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class MySqlSyncIntegrationTests {

  private static final String PASSWORD = "marked-Secret-7781";
  private static final String JOB = "shop-sync";

  @Autowired private Api api;
  @Autowired private Jobs jobs;
  @Autowired private Clusters clusters;
  @Autowired private WeirHome home;
  private MySqlServer mysql;

  @BeforeAll
  void start() throws IOException {
    mysql = MySqlServer.start(home.resolve("mysql"), PASSWORD);
    mysql.run(
        "CREATE DATABASE shop",
        "CREATE TABLE shop.orders (id INT PRIMARY KEY, amount DECIMAL(10, 2), note VARCHAR(40))",
        "CREATE TABLE shop.log (line VARCHAR(40))",
        "CREATE TABLE shop.`odd, (name` (line VARCHAR(40))",
        "CREATE TABLE shop.a_b (id INT PRIMARY KEY, x INT)",
        "CREATE TABLE shop.axb (id INT PRIMARY KEY, y INT)",
        "INSERT INTO shop.a_b VALUES (1, 1)",
        "INSERT INTO shop.axb VALUES (2, 2), (3, 3)",
        "INSERT INTO shop.orders VALUES (1, 9.99, 'a'), (2, 5, 'b')");
    connection("shop", PASSWORD);
    await()
        .atMost(Duration.ofMinutes(2))
        .until(() -> clusters.get(Cluster.EMBEDDED).sight().state() == ClusterState.UP);
  }

  @AfterAll
  void end() {
    mysql.close();
  }

  private void connection(String name, String password) {
    Map<String, Object> body =
        Map.of(
            "name",
            name,
            "kind",
            "mysql",
            "host",
            mysql.host(),
            "port",
            mysql.port(),
            "username",
            MySqlServer.USER,
            "password",
            password,
            "options",
            Map.of("serverTimeZone", "UTC"));
    api.admin().post().uri("/connections").body(body).exchange().expectStatus().isCreated();
  }

  private Map<String, Object> body(String name, String connection, String database) {
    Map<String, Object> spec = new HashMap<>();
    spec.put("connection", connection);
    spec.put("sourceDatabase", "shop");
    spec.put("catalog", "main");
    spec.put("database", database);
    spec.put("checkpointInterval", "PT2S");
    spec.put("tables", Map.of("exclude", List.of("axb")));
    return Map.of("name", name, "cluster", "embedded", "kind", "mysql-sync", "spec", spec);
  }

  private void create(Map<String, Object> body) {
    api.admin().post().uri("/jobs").body(body).exchange().expectStatus().isCreated();
  }

  private void post(String path) {
    api.admin().post().uri(path).exchange().expectStatus().isAccepted();
  }

  private void awaitState(String job, JobState state) {
    await()
        .atMost(Duration.ofSeconds(90))
        .untilAsserted(() -> assertThat(jobs.get(job).status().state()).isEqualTo(state));
  }

  private void awaitRows(Integer... ids) {
    awaitRows("orders", ids);
  }

  private void awaitRows(String table, Integer... ids) {
    Path warehouse = home.resolve("warehouse");
    await()
        .atMost(Duration.ofSeconds(60))
        .untilAsserted(
            () -> assertThat(LakeRows.ids(warehouse, "ods", table)).containsExactlyInAnyOrder(ids));
  }

  @Test
  @Order(1)
  void rowsArrive() {
    create(body(JOB, "shop", "ods"));
    awaitState(JOB, JobState.RUNNING);
    awaitRows(1, 2);
    mysql.run("INSERT INTO shop.orders VALUES (3, 7, 'c')", "DELETE FROM shop.orders WHERE id = 1");
    awaitRows(2, 3);
    await().atMost(Duration.ofSeconds(60)).untilAsserted(this::tellsWhatItsStepsMeasure);
  }

  private void tellsWhatItsStepsMeasure() {
    api.admin()
        .get()
        .uri("/jobs/" + JOB + "/metrics")
        .exchange()
        .expectStatus()
        .isOk()
        .expectBody()
        .jsonPath("$.checkpointInterval")
        .isEqualTo("PT2S")
        .jsonPath("$.lastCheckpointAt")
        .isNotEmpty()
        .jsonPath("$.sourceLagMillis")
        .isNumber()
        .jsonPath("$.tables[?(@.table == 'orders')].commitMillis")
        .value(MySqlSyncIntegrationTests::isOneNumber)
        .jsonPath("$.tables[?(@.table == 'orders')].compactionBusyPercent")
        .value(MySqlSyncIntegrationTests::isOneNumber);
  }

  private static void isOneNumber(Object found) {
    assertThat(found)
        .asInstanceOf(InstanceOfAssertFactories.LIST)
        .singleElement()
        .isInstanceOf(Number.class);
  }

  @Test
  @Order(2)
  void stopsWithSavepointAndStartsAgainFromIt() {
    post("/jobs/" + JOB + "/stop");
    awaitState(JOB, JobState.STOPPED);
    Deployment stopped = jobs.deployments(JOB).get(0);
    assertThat(stopped.endReason()).isEqualTo(EndReason.STOPPED);
    assertThat(stopped.savepointPath()).isNotNull();
    mysql.run(
        "ALTER TABLE shop.orders ADD COLUMN place VARCHAR(20) NOT NULL DEFAULT 'here'",
        "INSERT INTO shop.orders VALUES (4, 1, 'd', 'there')");

    post("/jobs/" + JOB + "/start");
    awaitState(JOB, JobState.RUNNING);
    awaitRows(2, 3, 4);
    assertThat(jobs.deployments(JOB).get(0).startFrom())
        .isEqualTo(StartFrom.savepoint(String.valueOf(stopped.savepointPath())));
  }

  @Test
  @Order(3)
  void readsTheTablesThatARevisionAddsAndStillThoseThatAreCreatedLater() {
    Map<String, Object> body = new HashMap<>(body(JOB, "shop", "ods"));
    Map<String, Object> spec = new HashMap<>((Map<String, Object>) body.get("spec"));
    spec.remove("tables");
    body.put("spec", spec);
    api.admin()
        .put()
        .uri("/jobs/" + JOB)
        .header("If-Match", "\"" + jobs.get(JOB).version() + "\"")
        .body(body)
        .exchange()
        .expectStatus()
        .isOk();
    awaitRows("axb", 2, 3);
    awaitRows("a_b", 1);
    mysql.run(
        "CREATE TABLE shop.later (id INT PRIMARY KEY)",
        "INSERT INTO shop.later VALUES (7)",
        "INSERT INTO shop.axb VALUES (4, 4)");
    awaitRows("later", 7);
    awaitRows("axb", 2, 3, 4);
    awaitState(JOB, JobState.RUNNING);
    assertThat(jobs.deployments(JOB).get(0).revision()).isEqualTo(2);
    assertThat(jobs.deployments(JOB)).hasSize(3);
  }

  @Test
  @Order(4)
  void recoversFromTheNewestCheckpointWhenTheJobManagerIsKilled() throws Exception {
    Deployment before = jobs.deployments(JOB).get(0);
    mysql.run("UPDATE shop.orders SET note = 'e' WHERE id = 4");
    kill("jobmanager");
    mysql.run("INSERT INTO shop.orders VALUES (5, 1, 'e', '')");

    await()
        .atMost(Duration.ofMinutes(2))
        .until(() -> jobs.deployments(JOB).get(0).id() != before.id());
    awaitState(JOB, JobState.RUNNING);
    awaitRows(2, 3, 4, 5);
    List<Deployment> deployments = jobs.deployments(JOB);
    assertThat(deployments.get(0).startFrom().kind()).isEqualTo(StartFrom.Kind.CHECKPOINT);
    assertThat(deployments.get(0).startFrom().path()).contains(before.flinkJobId());
    assertThat(deployments.get(1).endReason()).isEqualTo(EndReason.LOST);
    assertThat(deployments).filteredOn(d -> d.state() != DeploymentState.ENDED).hasSize(1);
  }

  private void kill(String role) throws IOException {
    Properties process = new Properties();
    try (var reader = Files.newBufferedReader(home.resolve("flink/" + role + ".process"))) {
      process.load(reader);
    }
    ProcessHandle.of(Long.parseLong(process.getProperty("pid"))).orElseThrow().destroyForcibly();
  }

  @Test
  @Order(5)
  void thePasswordShowsUpNowhere(CapturedOutput weir) throws Exception {
    assertThat(weir.getAll()).isNotEmpty().doesNotContain(PASSWORD);
    String flink = String.valueOf(clusters.get(Cluster.EMBEDDED).url());
    String id = jobs.deployments(JOB).get(0).flinkJobId();
    HttpClient client = HttpClient.newHttpClient();
    for (String path :
        List.of(
            "/jobs/" + id,
            "/jobs/" + id + "/config",
            "/jobs/" + id + "/plan",
            "/jobs/" + id + "/exceptions",
            "/jobs/" + id + "/checkpoints",
            "/jobmanager/config",
            "/jobmanager/environment",
            "/jobmanager/log",
            "/jars")) {
      HttpRequest request = HttpRequest.newBuilder(URI.create(flink + path)).build();
      assertThat(client.send(request, HttpResponse.BodyHandlers.ofString()).body())
          .as(path)
          .isNotEmpty()
          .doesNotContain(PASSWORD);
    }
    for (String path :
        List.of("", "/events", "/deployments", "/revisions", "/exceptions", "/metrics")) {
      assertThat(answer("/jobs/" + JOB + path)).as(path).isNotEmpty().doesNotContain(PASSWORD);
    }
    assertThat(filesWith(home.resolve("flink/log"))).isEmpty();
    assertThat(filesWith(home.resolve("warehouse"))).isEmpty();
    assertThat(commandLines()).isNotEmpty().noneMatch(line -> line.contains(PASSWORD));
  }

  private String answer(String path) {
    byte[] body =
        api.admin().get().uri(path).exchange().expectBody().returnResult().getResponseBody();
    return new String(body == null ? new byte[0] : body, StandardCharsets.UTF_8);
  }

  private static List<Path> filesWith(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> found = new ArrayList<>();
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        if (new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).contains(PASSWORD)) {
          found.add(file);
        }
      }
      return found;
    }
  }

  /** Of the processes that Weir started, as /proc shows them. */
  private List<String> commandLines() throws IOException {
    List<String> lines = new ArrayList<>();
    for (ProcessHandle child : ProcessHandle.current().descendants().toList()) {
      Path proc = Path.of("/proc", String.valueOf(child.pid()));
      lines.add(Files.readString(proc.resolve("cmdline")));
      lines.add(Files.readString(proc.resolve("environ")));
    }
    return lines;
  }

  @Test
  @Order(6)
  void saysThatTheSourceIsDownAndGoesOnWhenItIsBack() throws IOException {
    mysql.halt();
    await()
        .atMost(Duration.ofMinutes(2))
        .untilAsserted(
            () -> {
              JobStatus status = jobs.get(JOB).status();
              assertThat(status.state()).isIn(JobState.RESTARTING, JobState.FAILED);
              assertThat(status.sentence()).contains("The database does not answer");
            });
    create(body("late-sync", "shop", "late"));
    awaitState("late-sync", JobState.FAILED);
    assertThat(jobs.get("late-sync").status().sentence())
        .contains("The database does not answer")
        .contains("Weir tries again");
    mysql.resume();
    awaitState(JOB, JobState.RUNNING);
    awaitState("late-sync", JobState.RUNNING);
    mysql.run("INSERT INTO shop.orders VALUES (6, 1, 'f', '')");
    awaitRows(2, 3, 4, 5, 6);
  }

  @Test
  @Order(7)
  void saysThatThePasswordIsWrong() {
    connection("wrong", "not the password");
    create(body("wrong-sync", "wrong", "wrong"));
    awaitState("wrong-sync", JobState.FAILED);
    assertThat(jobs.get("wrong-sync").status().sentence())
        .startsWith("The database refuses user 'root'");
    assertThat(jobs.deployments("wrong-sync").get(0).endReason()).isEqualTo(EndReason.REJECTED);
  }

  @Test
  @Order(8)
  void saysThatTheBinlogIsGoneOrIsNoneOfRows() {
    post("/jobs/" + JOB + "/stop");
    awaitState(JOB, JobState.STOPPED);
    refusesToStartFrom("/etc");
    refusesToStartFrom(home.resolve("flink/checkpoints/../../secret-key").toString());
    mysql.run("INSERT INTO shop.orders VALUES (7, 1, 'g', '')", "FLUSH BINARY LOGS");
    mysql.run("PURGE BINARY LOGS BEFORE NOW() + INTERVAL 1 DAY");
    post("/jobs/" + JOB + "/start");
    mysql.run("SET GLOBAL binlog_format = 'STATEMENT'");
    create(body("statement-sync", "shop", "statement"));
    awaitState(JOB, JobState.FAILED);
    assertThat(jobs.get(JOB).status().sentence())
        .contains("no longer has the binlog")
        .contains("Start the job from nothing");
    awaitState("statement-sync", JobState.FAILED);
    assertThat(jobs.get("statement-sync").status().sentence()).contains("binlog_format=ROW");
    mysql.run("SET GLOBAL binlog_format = 'ROW'");
  }

  private void refusesToStartFrom(String path) {
    String savepoint = jobs.deployments(JOB).get(0).savepointPath();
    api.admin()
        .post()
        .uri("/jobs/" + JOB + "/start")
        .body(Map.of("from", "savepoint", "path", path))
        .exchange()
        .expectStatus()
        .isBadRequest()
        .expectBody()
        .jsonPath("$.errors[0].pointer")
        .isEqualTo("/path")
        .jsonPath("$.errors[0].message")
        .value(message -> assertThat(message.toString()).contains(savepoint));
  }

  @Test
  @Order(9)
  void saysThatTheCheckpointsCannotBeWritten() throws IOException {
    Path file = Files.createFile(home.resolve("no-directory"));
    Map<String, Object> cluster =
        Map.of(
            "name",
            "read-only",
            "kind",
            "session",
            "url",
            clusters.get(Cluster.EMBEDDED).url(),
            "options",
            Map.of("checkpointDirectory", "file:" + file + "/checkpoints"));
    api.admin().post().uri("/clusters").body(cluster).exchange().expectStatus().isCreated();
    Map<String, Object> body = new HashMap<>(body("unwritable-sync", "shop", "unwritable"));
    body.put("cluster", "read-only");
    create(body);
    awaitState("unwritable-sync", JobState.FAILED);
    assertThat(jobs.get("unwritable-sync").status().sentence())
        .startsWith("The cluster cannot write to a directory");
  }

  @Test
  @Order(10)
  void saysThatNoSlotIsFree() {
    Map<String, Object> body = new HashMap<>(body("wide-sync", "shop", "wide"));
    Map<String, Object> spec = new HashMap<>();
    spec.put("connection", "shop");
    spec.put("sourceDatabase", "shop");
    spec.put("catalog", "main");
    spec.put("database", "wide");
    spec.put("parallelism", 9);
    body.put("spec", spec);
    create(body);
    await()
        .atMost(Duration.ofSeconds(60))
        .untilAsserted(
            () ->
                assertThat(jobs.get("wide-sync").status().sentence())
                    .startsWith("No free slot on the cluster"));
  }

  @Test
  @Order(11)
  void isRemovedOnceItStopped() {
    api.admin().delete().uri("/jobs/" + JOB).exchange().expectStatus().isEqualTo(409);
    for (String job : jobs.all().stream().map(Job::name).toList()) {
      api.admin()
          .delete()
          .uri("/jobs/" + job + "?stop=true")
          .exchange()
          .expectStatus()
          .isNoContent();
    }
    await().atMost(Duration.ofSeconds(60)).until(() -> jobs.all().isEmpty());
  }
}
