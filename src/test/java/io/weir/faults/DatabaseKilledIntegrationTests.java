package io.weir.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.testing.RemoteWeir;
import io.weir.testing.WeirProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A failed change is never acknowledged; an acknowledged one is never lost. */
class DatabaseKilledIntegrationTests {

  @TempDir Path directory;

  @Test
  void keepsWhatItAcknowledgedWhenPostgresIsKilledAtACommit() throws Exception {
    Path home = directory.resolve("home");
    try (WeirProcess weir = WeirProcess.start(home, Map.of("weir.flink.embedded", "false"))) {
      RemoteWeir api = RemoteWeir.logIn(weir.baseUrl());
      List<String> acknowledged = new ArrayList<>();
      List<Integer> failures = new ArrayList<>();
      AtomicBoolean stop = new AtomicBoolean();
      Thread writer = new Thread(() -> write(api, acknowledged, failures, stop));
      writer.start();
      for (int kill = 0; kill < 3; kill++) {
        int before = size(acknowledged);
        await().atMost(Duration.ofSeconds(60)).until(() -> size(acknowledged) >= before + 5);
        killPostgres(home);
      }
      int before = size(acknowledged);
      await().atMost(Duration.ofSeconds(60)).until(() -> size(acknowledged) >= before + 5);
      stop.set(true);
      writer.join();

      assertThat(failures).as("the kills were felt").isNotEmpty().allMatch(status -> status == 503);
      assertThat(connections(api)).containsAll(acknowledged);
      assertThat(auditedConnections(api)).isEqualTo(connections(api));
    }
  }

  private static void write(
      RemoteWeir api, List<String> acknowledged, List<Integer> failures, AtomicBoolean stop) {
    for (int i = 0; !stop.get(); i++) {
      String name = "c" + i;
      int status = api.post("/connections", connection(name)).getStatusCode().value();
      synchronized (acknowledged) {
        if (status == 201) {
          acknowledged.add(name);
        } else {
          failures.add(status);
        }
      }
    }
  }

  private static int size(List<String> acknowledged) {
    synchronized (acknowledged) {
      return acknowledged.size();
    }
  }

  private static Map<String, Object> connection(String name) {
    return Map.of(
        "name",
        name,
        "kind",
        "mysql",
        "host",
        "db",
        "port",
        3306,
        "username",
        "u",
        "password",
        "p");
  }

  private static void killPostgres(Path home) throws IOException {
    List<String> lines = Files.readAllLines(home.resolve("postgresql-18/data/postmaster.pid"));
    ProcessHandle postmaster = ProcessHandle.of(Long.parseLong(lines.get(0))).orElseThrow();
    List<ProcessHandle> backends = postmaster.descendants().toList();
    postmaster.destroyForcibly();
    backends.forEach(ProcessHandle::destroyForcibly);
  }

  private static List<String> connections(RemoteWeir api) {
    return names(api, "/connections?limit=500", "name");
  }

  private static List<String> auditedConnections(RemoteWeir api) {
    return names(api, "/audit?q=connection.create&limit=500", "target");
  }

  private static List<String> names(RemoteWeir api, String path, String field) {
    return api.items(path).stream()
        .map(item -> (String) item.get(field))
        .sorted()
        .collect(Collectors.toList());
  }
}
