package io.weir.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.server.MySqlServer;
import io.weir.testing.RemoteWeir;
import io.weir.testing.WeirProcess;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Weir killed while it follows a source and maintains a table, and started again. */
class WeirKilledIntegrationTests {

  private static final Duration PATIENCE = Duration.ofMinutes(3);
  private static final String ROWS = "/catalogs/main/databases/ods/tables/orders/rows?limit=1000";

  @TempDir Path directory;
  private MySqlServer mysql;

  @BeforeEach
  void fillTheSource() throws IOException {
    mysql = MySqlServer.start(directory.resolve("mysql"), "killed-Secret-1");
    mysql.run(
        "CREATE DATABASE shop", "CREATE TABLE shop.orders (id INT PRIMARY KEY, note VARCHAR(20))");
    insert(1, 50);
  }

  @AfterEach
  void end() {
    mysql.close();
  }

  @Test
  void goesOnWithTheSameJobAndSchedule() {
    Path home = directory.resolve("home");
    String flinkJob;
    try (WeirProcess weir = WeirProcess.start(home, Map.of())) {
      RemoteWeir api = RemoteWeir.logIn(weir.baseUrl());
      declare(api);
      await().atMost(PATIENCE).until(() -> rows(api).size() == 50);
      await().atMost(PATIENCE).until(() -> !runs(api).isEmpty());
      flinkJob = flinkJob(api);
      weir.kill();
    }
    insert(51, 60);
    try (WeirProcess weir = WeirProcess.start(home, Map.of())) {
      RemoteWeir api = RemoteWeir.logIn(weir.baseUrl());
      await().atMost(PATIENCE).until(() -> rows(api).size() == 60);
      assertThat(rows(api)).as("no row twice").doesNotHaveDuplicates();
      await().atMost(PATIENCE).until(() -> "RUNNING".equals(job(api).get("state")));
      assertThat(runningInFlink(api)).as("one job, not two").isEqualTo(1);
      long ended =
          api.items("/jobs/orders-sync/deployments").stream()
              .filter(d -> d.get("endedAt") == null)
              .count();
      assertThat(ended).as("one deployment that has not ended").isEqualTo(1);
      assertThat(flinkJob(api)).isEqualTo(flinkJob);
      int known = runs(api).size();
      await().atMost(PATIENCE).until(() -> runs(api).size() > known);
      assertThat(runs(api)).extracting(run -> run.get("dueAt")).doesNotHaveDuplicates();
    }
  }

  private void declare(RemoteWeir api) {
    api.post(
        "/connections",
        Map.of(
            "name",
            "shop",
            "kind",
            "mysql",
            "host",
            mysql.host(),
            "port",
            mysql.port(),
            "username",
            MySqlServer.USER,
            "password",
            mysql.password(),
            "options",
            Map.of("serverTimeZone", "UTC")));
    api.post(
        "/jobs",
        Map.of(
            "name",
            "orders-sync",
            "cluster",
            "embedded",
            "kind",
            "mysql-sync",
            "spec",
            Map.of(
                "connection",
                "shop",
                "sourceDatabase",
                "shop",
                "catalog",
                "main",
                "database",
                "ods",
                "checkpointInterval",
                "PT2S")));
    api.post(
        "/policies",
        Map.of(
            "name",
            "often",
            "scope",
            Map.of("catalog", "main", "database", "ods"),
            "action",
            "compact",
            "trigger",
            Map.of("kind", "every", "every", "PT10S")));
  }

  private void insert(int from, int to) {
    mysql.run(
        IntStream.rangeClosed(from, to)
            .mapToObj(id -> "INSERT INTO shop.orders VALUES (" + id + ", 'n')")
            .toArray(String[]::new));
  }

  private static List<?> rows(RemoteWeir api) {
    Object rows = api.get(ROWS).get("rows");
    return rows == null ? List.of() : (List<?>) rows;
  }

  private static List<Map<String, Object>> runs(RemoteWeir api) {
    return api.items("/runs?catalog=main&action=compact&limit=500");
  }

  private static Map<String, Object> job(RemoteWeir api) {
    return api.get("/jobs/orders-sync");
  }

  private static String flinkJob(RemoteWeir api) {
    return (String) ((Map<?, ?>) job(api).get("deployment")).get("flinkJobId");
  }

  private static long runningInFlink(RemoteWeir api) {
    String url = (String) api.get("/clusters/embedded").get("url");
    try {
      HttpRequest request = HttpRequest.newBuilder(URI.create(url + "/jobs")).build();
      String jobs =
          HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).body();
      return Pattern.compile("\"RUNNING\"").matcher(jobs).results().count();
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
