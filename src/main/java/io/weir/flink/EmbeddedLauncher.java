package io.weir.flink;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Starts the processes of the embedded Flink, and finds those that a killed Weir left. */
final class EmbeddedLauncher {

  private static final String JOB_MANAGER = "jobmanager";
  private static final String TASK_MANAGER = "taskmanager";
  private static final Map<String, String> MAIN =
      Map.of(
          JOB_MANAGER,
          "org.apache.flink.runtime.entrypoint.StandaloneSessionClusterEntrypoint",
          TASK_MANAGER,
          "org.apache.flink.runtime.taskexecutor.TaskManagerRunner");

  /** What Flink and Hadoop reach into, on Java 17 and later. */
  private static final List<String> OPENED =
      List.of(
          "java.lang",
          "java.net",
          "java.io",
          "java.nio",
          "java.lang.reflect",
          "java.text",
          "java.time",
          "java.util",
          "java.util.concurrent",
          "java.util.concurrent.atomic",
          "java.util.concurrent.locks",
          "sun.nio.ch");

  private final EmbeddedHome home;
  private final FlinkProperties properties;

  EmbeddedLauncher(EmbeddedHome home, FlinkProperties properties) {
    this.home = home;
    this.properties = properties;
  }

  boolean assembled() {
    return Files.isDirectory(properties.dist().resolve("lib"));
  }

  Optional<EmbeddedProcess> findJobManager() throws IOException {
    return EmbeddedProcess.find(home.processFile(JOB_MANAGER), home.conf().toString());
  }

  Optional<EmbeddedProcess> findTaskManager() throws IOException {
    return EmbeddedProcess.find(home.processFile(TASK_MANAGER), home.conf().toString());
  }

  EmbeddedProcess startJobManager(EmbeddedSettings settings) throws IOException {
    home.create();
    clear(home.temporary());
    settings.write(home.conf());
    List<String> flags = new ArrayList<>(settings.jobManagerFlags());
    // it starts quicker so, and its work is light
    flags.add("-XX:TieredStopAtLevel=1");
    return start(JOB_MANAGER, flags, List.of("--executionMode", "cluster"), settings.restPort());
  }

  EmbeddedProcess startTaskManager(EmbeddedSettings settings) throws IOException {
    return start(
        TASK_MANAGER,
        settings.taskManagerFlags(),
        settings.taskManagerArguments(),
        settings.restPort());
  }

  private EmbeddedProcess start(
      String role, List<String> flags, List<String> arguments, int restPort) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(flags);
    OPENED.forEach(name -> command.add("--add-opens=java.base/" + name + "=ALL-UNNAMED"));
    command.add("-Dlog.file=" + home.log().resolve(role + ".log"));
    command.add("-Dlog4j.configurationFile=" + home.conf().resolve("log4j.properties").toUri());
    command.add("-cp");
    command.add(properties.dist().resolve("lib") + File.separator + "*");
    command.add(MAIN.get(role));
    command.addAll(List.of("--configDir", home.conf().toString()));
    command.addAll(arguments);
    return EmbeddedProcess.start(home, role, command, environment(), restPort);
  }

  private Map<String, String> environment() {
    return Map.of(
        "PATH", System.getenv().getOrDefault("PATH", "/usr/bin:/bin"),
        "HOME", System.getProperty("user.home"),
        "LANG", "C.UTF-8",
        "FLINK_CONF_DIR", home.conf().toString(),
        "FLINK_LIB_DIR", properties.dist().resolve("lib").toString());
  }

  private static void clear(Path folder) throws IOException {
    try (Stream<Path> entries = Files.walk(folder)) {
      for (Path entry : entries.sorted(Comparator.reverseOrder()).toList()) {
        if (!entry.equals(folder)) {
          Files.delete(entry);
        }
      }
    }
  }
}
