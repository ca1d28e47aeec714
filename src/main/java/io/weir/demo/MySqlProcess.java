package io.weir.demo;

import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * MySQL 8.0 as a child process on a loopback port, with a binary log that a sync can follow. Its
 * data outlives it; its user root has no password at first and can come from this machine only.
 */
public final class MySqlProcess implements AutoCloseable {

  private static final long INITIALISE_SECONDS = 120;
  private static final long STOP_SECONDS = 30;
  private static final List<String> SETTINGS =
      List.of(
          "--bind-address=127.0.0.1",
          "--mysqlx=0",
          "--server-id=1",
          "--log-bin=binlog",
          "--binlog-format=ROW",
          "--binlog-row-image=FULL",
          "--gtid-mode=ON",
          "--enforce-gtid-consistency=ON",
          "--default-time-zone=+00:00",
          "--default-authentication-plugin=mysql_native_password");

  private final Path distribution;
  private final Path folder;
  private final int port;
  private final Optional<Path> libraryPath;
  private @Nullable Process process;

  private MySqlProcess(Path distribution, Path folder, int port, Optional<Path> libraryPath) {
    this.distribution = distribution;
    this.folder = folder;
    this.port = port;
    this.libraryPath = libraryPath;
  }

  /**
   * Starts one on a free port and returns before it answers, which takes 2 to 10 s.
   *
   * @param distribution MySQL's own directory, with {@code bin/mysqld}
   * @param folder where its data, log and socket are; made where it is missing
   * @throws Problem UNAVAILABLE with the package to install when a system library is missing
   */
  public static MySqlProcess start(Path distribution, Path folder) throws IOException {
    Files.createDirectories(folder);
    Optional<Path> libraryPath = MySqlLibraries.bridge(folder.resolve("lib"));
    missing(distribution, libraryPath)
        .ifPresent(
            sentence -> {
              throw new Problem(ProblemType.UNAVAILABLE, sentence);
            });
    MySqlProcess server = new MySqlProcess(distribution, folder, freePort(), libraryPath);
    server.stopLeftover();
    if (!Files.exists(server.data())) {
      server.initialise();
    }
    server.resume();
    return server;
  }

  /** Why a server of this distribution can't start here, as a sentence; empty when it can. */
  public static Optional<String> missing(Path distribution, Optional<Path> libraryPath)
      throws IOException {
    Path server = distribution.resolve("bin/mysqld");
    if (!Files.isExecutable(server)) {
      return Optional.of(
          "There is no MySQL server at " + server + ": build Weir without -Drunner.skip.");
    }
    try {
      return MySqlLibraries.missing(server, libraryPath);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  private void stopLeftover() throws IOException {
    Path pidFile = pidFile();
    if (Files.exists(pidFile)) {
      ProcessHandle.of(Long.parseLong(Files.readString(pidFile).strip()))
          .filter(p -> p.info().command().map(c -> c.endsWith("/mysqld")).orElse(false))
          .ifPresent(MySqlProcess::stop);
    }
  }

  private void initialise() throws IOException {
    Process initialising = launch(List.of("--initialize-insecure"));
    try {
      if (!initialising.waitFor(INITIALISE_SECONDS, TimeUnit.SECONDS)
          || initialising.exitValue() != 0) {
        initialising.destroyForcibly();
        throw new IOException("MySQL could not make its data directory; see " + log());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  /** Starts it again after {@link #halt()}, on the same port. */
  public void resume() throws IOException {
    List<String> arguments = new ArrayList<>(SETTINGS);
    arguments.add("--port=" + port);
    arguments.add("--socket=" + folder.resolve("mysql.sock"));
    arguments.add("--pid-file=" + pidFile());
    process = launch(arguments);
  }

  private Process launch(List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(distribution.resolve("bin/mysqld").toAbsolutePath().toString());
    command.add("--no-defaults");
    command.add("--basedir=" + distribution.toAbsolutePath());
    command.add("--datadir=" + data());
    command.add("--user=" + System.getProperty("user.name"));
    command.addAll(arguments);
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(Redirect.appendTo(log().toFile()));
    libraryPath.ifPresent(path -> builder.environment().put("LD_LIBRARY_PATH", path.toString()));
    return builder.start();
  }

  public int port() {
    return port;
  }

  /** Whether it runs; it may not answer yet. */
  public boolean isAlive() {
    return process != null && process.isAlive();
  }

  /** Ends it and keeps its data and port. Blocks until it is gone. */
  public void halt() {
    if (process != null) {
      stop(process.toHandle());
      process = null;
    }
  }

  @Override
  public void close() {
    halt();
  }

  private static void stop(ProcessHandle server) {
    server.destroy();
    try {
      server.onExit().get(STOP_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException e) {
      server.destroyForcibly();
    }
  }

  private Path data() {
    return folder.resolve("data");
  }

  private Path pidFile() {
    return folder.resolve("mysqld.pid");
  }

  private Path log() {
    return folder.resolve("mysqld.log");
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}
