package io.weir.flink;

import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A process of the embedded Flink. What is known of it is kept in a file, so that a Weir that was
 * killed finds it again; a process is only taken for ours when its start time and its command line
 * are those that were written down.
 */
final class EmbeddedProcess {

  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /** The clock that start times are counted from may be read a second apart. */
  private static final Duration SAME_START = Duration.ofSeconds(2);

  private final ProcessHandle handle;
  private final Path file;
  private final int port;

  private EmbeddedProcess(ProcessHandle handle, Path file, int port) {
    this.handle = handle;
    this.file = file;
    this.port = port;
  }

  /**
   * Starts a process and writes down what it is.
   *
   * @param port where it can be reached
   */
  static EmbeddedProcess start(
      EmbeddedHome home,
      String role,
      List<String> command,
      Map<String, String> environment,
      int port)
      throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(home.root().toFile())
            .redirectInput(new File("/dev/null"))
            .redirectErrorStream(true)
            .redirectOutput(home.log().resolve(role + ".out").toFile());
    // nothing of Weir's own environment, where passwords may stand
    builder.environment().clear();
    builder.environment().putAll(environment);
    ProcessHandle handle = builder.start().toHandle();
    Path file = home.processFile(role);
    Properties known = new Properties();
    known.setProperty("pid", String.valueOf(handle.pid()));
    known.setProperty("started", startOf(handle).map(Instant::toString).orElse(""));
    known.setProperty("port", String.valueOf(port));
    try (var writer = Files.newBufferedWriter(file)) {
      known.store(writer, null);
    }
    return new EmbeddedProcess(handle, file, port);
  }

  /**
   * The process that the file tells of, if it still runs.
   *
   * @param sign what its command line must hold
   */
  static Optional<EmbeddedProcess> find(Path file, String sign) throws IOException {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    Properties known = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      known.load(reader);
    }
    String started = known.getProperty("started", "");
    if (started.isEmpty()) {
      return Optional.empty();
    }
    return ProcessHandle.of(Long.parseLong(known.getProperty("pid")))
        .filter(handle -> sameStart(handle, Instant.parse(started)))
        .filter(handle -> commandLine(handle).contains(sign))
        .map(
            handle ->
                new EmbeddedProcess(handle, file, Integer.parseInt(known.getProperty("port"))));
  }

  private static boolean sameStart(ProcessHandle handle, Instant started) {
    return startOf(handle)
        .filter(start -> Duration.between(start, started).abs().compareTo(SAME_START) < 0)
        .isPresent();
  }

  private static Optional<Instant> startOf(ProcessHandle handle) {
    return handle.info().startInstant();
  }

  private static String commandLine(ProcessHandle handle) {
    try {
      return Files.readString(Path.of("/proc", String.valueOf(handle.pid()), "cmdline"));
    } catch (IOException e) {
      return "";
    }
  }

  int port() {
    return port;
  }

  boolean alive() {
    return handle.isAlive();
  }

  /** Ends it: asks first, and waits until it is gone. */
  void end() throws IOException {
    handle.destroy();
    if (!gone()) {
      handle.destroyForcibly();
      gone();
    }
    Files.deleteIfExists(file);
  }

  private boolean gone() {
    try {
      handle.onExit().get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
      return true;
    } catch (TimeoutException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    } catch (ExecutionException e) {
      return !handle.isAlive();
    }
  }
}
