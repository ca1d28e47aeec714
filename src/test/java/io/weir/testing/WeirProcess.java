package io.weir.testing;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * A Weir in a process of its own, so that it can be killed. It runs the classes that are being
 * tested, on a home that outlives it.
 */
public final class WeirProcess implements AutoCloseable {

  private static final Duration START_LIMIT = Duration.ofMinutes(3);

  private final HttpClient http = HttpClient.newHttpClient();
  private final Path home;
  private final int port;
  private final Process process;

  private WeirProcess(Path home, int port, Process process) {
    this.home = home;
    this.port = port;
    this.process = process;
  }

  /** Starts one without waiting for it. */
  public static WeirProcess launch(Path home, int port, Map<String, String> properties) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-cp");
    command.add(classPath());
    command.add("io.weir.WeirApplication");
    Map<String, String> all = new TreeMap<>(properties);
    all.putIfAbsent("weir.home", home.toString());
    all.put("server.port", Integer.toString(port));
    all.forEach((name, value) -> command.add("--" + name + "=" + value));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(Redirect.appendTo(log(home).toFile()));
    builder.environment().put("WEIR_ADMIN_PASSWORD", Api.ADMIN_PASSWORD);
    try {
      Files.createDirectories(home);
      return new WeirProcess(home, port, builder.start());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Starts one and waits until it is ready. */
  public static WeirProcess start(Path home, Map<String, String> properties) {
    WeirProcess weir = launch(home, freePort(), properties);
    await()
        .atMost(START_LIMIT)
        .until(() -> weir.hasEnded() || weir.status("/actuator/health/readiness") == 200);
    if (weir.hasEnded()) {
      throw new AssertionError("Weir ended at its start:\n" + weir.output());
    }
    return weir;
  }

  private static String classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(":"))
        .filter(entry -> !entry.endsWith("test-classes"))
        .collect(Collectors.joining(":"));
  }

  public static int freePort() {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path log(Path home) {
    return home.resolveSibling(home.getFileName() + ".log");
  }

  /** All that it and the ones before it on this home printed. */
  public String output() {
    try {
      return Files.readString(log(home));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public String baseUrl() {
    return "http://127.0.0.1:" + port;
  }

  public int port() {
    return port;
  }

  public boolean hasEnded() {
    return !process.isAlive();
  }

  /** The processor time that it has taken so far, without that of its children. */
  public Duration cpu() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  /** Waits for it to end by itself. */
  public int exitCode() {
    try {
      if (!process.waitFor(START_LIMIT.toSeconds(), TimeUnit.SECONDS)) {
        throw new AssertionError("Weir did not end");
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** The HTTP status of a GET without credentials; -1 when nothing answers. */
  public int status(String path) {
    try {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(baseUrl() + path))
              .timeout(Duration.ofSeconds(5))
              .build();
      return http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    } catch (IOException e) {
      return -1;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Kills it as {@code kill -9} does; its children live on. */
  public void kill() {
    process.destroyForcibly();
    process.onExit().join();
  }

  /** Stops it as an operator does. */
  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(60, TimeUnit.SECONDS)) {
        kill();
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
