package io.weir.faults;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.testing.RemoteWeir;
import io.weir.testing.WeirProcess;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Starting where it can't be, and starting again after a kill. */
class StartupIntegrationTests {

  private static final Map<String, String> WITHOUT_FLINK = Map.of("weir.flink.embedded", "false");

  @TempDir Path directory;

  @Test
  void refusesASecondWeirOnTheSameHomeAndStartsAgainAfterAKill() {
    Path home = directory.resolve("home");
    String cookie;
    try (WeirProcess first = WeirProcess.start(home, WITHOUT_FLINK)) {
      WeirProcess second = WeirProcess.launch(home, WeirProcess.freePort(), WITHOUT_FLINK);
      assertThat(second.exitCode()).isNotZero();
      assertThat(first.output()).contains("Another Weir runs on the home " + home);
      RemoteWeir.logIn(first.baseUrl())
          .post(
              "/users",
              Map.of("name", "kept", "password", "a long password", "roles", List.of("viewer")));
      cookie = RemoteWeir.cookie(first.baseUrl());
      first.kill();
    }
    try (WeirProcess again = WeirProcess.start(home, WITHOUT_FLINK)) {
      assertThat(RemoteWeir.logIn(again.baseUrl()).items("/users"))
          .extracting(user -> user.get("name"))
          .contains("kept");
      assertThat(RemoteWeir.withCookie(again.baseUrl(), cookie).get("/me"))
          .as("the browser is still logged in")
          .containsEntry("username", "admin");
      assertThat(again.output()).contains("that a killed Weir left running");
    }
  }

  @Test
  void saysThatThePortIsInUse() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("0.0.0.0"))) {
      WeirProcess weir =
          WeirProcess.launch(directory.resolve("home"), taken.getLocalPort(), WITHOUT_FLINK);
      assertThat(weir.exitCode()).isNotZero();
      assertThat(weir.output()).contains("Port " + taken.getLocalPort() + " was already in use");
    }
  }

  @Test
  void saysThatTheHomeCannotBeWritten() {
    WeirProcess weir =
        WeirProcess.launch(
            directory.resolve("home"), WeirProcess.freePort(), Map.of("weir.home", "/proc/weir"));
    assertThat(weir.exitCode()).isNotZero();
    assertThat(weir.output())
        .contains("The home /proc/weir can't be written")
        .contains("WEIR_HOME");
  }
}
