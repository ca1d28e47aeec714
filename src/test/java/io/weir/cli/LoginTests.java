package io.weir.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LoginTests {

  @TempDir private Path home;

  @Test
  void isThatOfTheEnvironmentBeforeThatOfTheFile() {
    keep("https://kept.example.com", "weir_kept");
    Login kept = Login.find(environment());
    assertThat(kept.token()).isEqualTo("weir_kept");
    assertThat(kept.address()).hasToString("https://kept.example.com");
    Login given =
        Login.find(
            environment(Environment.URL, "http://localhost:8080/weir/", Environment.TOKEN, "t"));
    assertThat(given.token()).isEqualTo("t");
    assertThat(given.address().call("/me", Map.of()))
        .hasToString("http://localhost:8080/weir/api/v1/me");
  }

  @Test
  void givesTheTokenOfOneWeirToNoOther() {
    keep("https://kept.example.com", "weir_kept");
    refused(
        "but WEIR_URL is https://other.example.com", Environment.URL, "https://other.example.com");
    assertThat(Login.find(environment(Environment.URL, "https://kept.example.com/")).token())
        .isEqualTo("weir_kept");
  }

  @Test
  void saysWhatIsMissing() {
    refused("You are not logged in");
    refused("Set WEIR_URL beside WEIR_TOKEN.", Environment.TOKEN, "weir_x");
    refused("You are not logged in", Environment.TOKEN, " ", Environment.URL, "http://localhost");
  }

  @Test
  void isNotReadFromAFileThatOthersCanRead() throws IOException {
    keep("https://kept.example.com", "weir_kept");
    Path file = new LoginFile(environment()).path();
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    refused("Others can read " + file);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    Files.writeString(file, "{");
    refused("can't be read: run weir login again");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "weir",
        "ftp://weir",
        "http://",
        "http://a:b@weir",
        "http://weir?x=1",
        "http://a b"
      })
  void refusesWhatIsNoAddress(String url) {
    refused("WEIR_URL is no address of a Weir", Environment.URL, url, Environment.TOKEN, "weir_x");
  }

  @Test
  void isNeverAskedForByAPipeline() {
    Environment pipeline = environment("CI", "true");
    assertThat(pipeline.isPipeline()).isTrue();
    assertThat(environment("CI", "false").isPipeline()).isFalse();
    Ran login = Ran.with(Map.of("HOME", home.toString()), "login");
    assertThat(login.exitCode()).isEqualTo(1);
    assertThat(login.err()).contains("There is no terminal to ask for a password on");
  }

  @Test
  void asksOnlyForWhatIsNotKnown() {
    TypedAnswers answers = new TypedAnswers("ada", "");
    Ran login =
        Ran.of(
            Map.of("HOME", home.toString(), Environment.URL, "http://127.0.0.1:9"),
            "",
            answers,
            "login");
    assertThat(answers.questions()).containsExactly("Name at http://127.0.0.1:9", "Password");
    assertThat(login.err()).contains("Nothing was typed.");
  }

  private void keep(String url, String token) {
    new LoginFile(environment()).write(new Login(Address.of("This", url), token, "typed"));
  }

  private void refused(String message, String... variables) {
    assertThatExceptionOfType(CommandFailure.class)
        .isThrownBy(() -> Login.find(environment(variables)))
        .withMessageContaining(message);
  }

  private Environment environment(String... variables) {
    Map<String, String> all = new HashMap<>(Map.of("HOME", home.toString()));
    for (int i = 0; i < variables.length; i += 2) {
      all.put(variables[i], variables[i + 1]);
    }
    return new Environment(all);
  }
}
