package io.weir.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.WeirApplication;
import io.weir.testing.Prerequisites;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the start script as it is shipped, beside a jar that stands for the image's. */
class StartScriptIntegrationTests {

  private static final Path SCRIPT = Path.of("bin/weir").toAbsolutePath();
  private static final Map<String, String> NOWHERE =
      Map.of(Environment.URL, "http://127.0.0.1:9", Environment.TOKEN, "weir_s3cret");

  @TempDir private Path installed;
  private Path script = SCRIPT;

  @BeforeEach
  void install() throws IOException {
    Files.createDirectory(installed.resolve("bin"));
    script = Files.copy(SCRIPT, installed.resolve("bin/weir"));
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, WeirApplication.class.getName());
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath());
    try (OutputStream jar = Files.newOutputStream(installed.resolve("weir.jar"))) {
      new JarOutputStream(jar, manifest).close();
    }
  }

  @Test
  void findsTheProgramBesideItAlsoThroughALink() throws Exception {
    Path link = Files.createSymbolicLink(installed.resolve("w"), script);
    assertThat(run(link, Map.of(), "--version")).isEqualTo("0: weir 0.1.0-SNAPSHOT\n");
  }

  @Test
  void findsWhatMavenHasPackaged() throws Exception {
    Optional<Path> jar = packaged();
    Prerequisites.demand(
        jar.isPresent() ? Optional.empty() : Optional.of("Run mvn package: there is no jar yet."));
    assertThat(run(SCRIPT, Map.of(), "--version")).isEqualTo("0: weir 0.1.0-SNAPSHOT\n");
    assertThat(run(SCRIPT, NOWHERE, "lint", "-f", "-"))
        .as("with all the libraries that it needs")
        .contains("can't be reached");
  }

  @Test
  void startsWithoutSpring() throws Exception {
    Map<String, String> variables = Map.of("WEIR_JAVA_OPTS", "-Xlog:class+load");
    assertThat(run(script, variables, "--help"))
        .contains("io.weir.cli.WeirCommand ", "Usage: weir ")
        .doesNotContain("org.springframework.context", "org.apache");
  }

  @Test
  void endsWithTheExitCodeAndOneSentence() throws Exception {
    assertThat(run(script, NOWHERE, "tables"))
        .isEqualTo(
            "1: Weir at http://127.0.0.1:9 can't be reached. Is its address right, and does it run?\n");
    assertThat(run(script, Map.of("HOME", installed.toString()), "login"))
        .isEqualTo(
            "1: There is no terminal to ask for a password on: set WEIR_URL and WEIR_TOKEN.\n");
    assertThat(run(script, Map.of(), "plan", "-x")).startsWith("1: ").doesNotContain("\tat ");
  }

  @Test
  void saysThatThereIsNoProgram() throws Exception {
    Files.delete(installed.resolve("weir.jar"));
    assertThat(run(script, Map.of(), "--version")).startsWith("1: There is no weir.jar: ");
  }

  @Test
  void showsTheTokenInNoListOfProcesses() throws Exception {
    ProcessBuilder builder = builder(script, NOWHERE, "lint", "-f", "-");
    Process process = builder.redirectInput(Redirect.PIPE).start();
    String arguments = Files.readString(Path.of("/proc/" + process.pid() + "/cmdline"));
    assertThat(arguments).contains("weir").doesNotContain("weir_s3cret");
    process.getOutputStream().close();
    assertThat(process.waitFor()).isEqualTo(1);
  }

  /** The exit code, and all that was written. */
  private static String run(Path script, Map<String, String> variables, String... arguments)
      throws Exception {
    Process process = builder(script, variables, arguments).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return process.exitValue() + ": " + said;
  }

  private static ProcessBuilder builder(
      Path script, Map<String, String> variables, String... arguments) {
    List<String> command = new ArrayList<>(List.of(script.toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().keySet().removeIf(name -> name.startsWith("WEIR_"));
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().putAll(variables);
    return builder.redirectInput(Path.of("/dev/null").toFile());
  }

  private static String classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(":"))
        .filter(entry -> !entry.endsWith("test-classes"))
        .map(entry -> Path.of(entry).toUri())
        .map(URI::toString)
        .collect(Collectors.joining(" "));
  }

  /** The jar that was packaged since the classes were compiled. */
  private static Optional<Path> packaged() throws IOException {
    Path compiled = Path.of("target/classes/io/weir/cli/WeirCommand.class");
    try (Stream<Path> files = Files.list(Path.of("target"))) {
      for (Path file : files.toList()) {
        if (file.getFileName().toString().matches("weir-.*\\.jar")
            && Files.getLastModifiedTime(file).compareTo(Files.getLastModifiedTime(compiled)) > 0) {
          return Optional.of(file);
        }
      }
    }
    return Optional.empty();
  }
}
