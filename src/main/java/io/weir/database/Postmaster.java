package io.weir.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A PostgreSQL server that runs on a data directory although nobody here started it. */
record Postmaster(ProcessHandle process) {

  private static final Logger log = LoggerFactory.getLogger(Postmaster.class);
  private static final long FAST_STOP_SECONDS = 20;

  /** The live server that the directory's postmaster.pid names; empty where there is none. */
  static Optional<Postmaster> of(Path data) throws IOException {
    Path pidFile = data.resolve("postmaster.pid");
    if (!Files.exists(pidFile)) {
      return Optional.empty();
    }
    List<String> lines = Files.readAllLines(pidFile);
    return lines.isEmpty()
        ? Optional.empty()
        : ProcessHandle.of(Long.parseLong(lines.get(0).strip()))
            .filter(Postmaster::isPostgres)
            .map(Postmaster::new);
  }

  private static boolean isPostgres(ProcessHandle process) {
    return process.info().command().map(c -> c.endsWith("/postgres")).orElse(false);
  }

  /**
   * Stops it fast (open transactions are rolled back), by force where it doesn't. Blocks until it
   * is gone.
   */
  void stop() {
    log.info("Stopping the PostgreSQL (process {}) that a killed Weir left running", process.pid());
    try {
      new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
      process.onExit().get(FAST_STOP_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException | ExecutionException | IOException e) {
      log.warn("It does not stop by itself and is killed", e);
      process.destroyForcibly();
      process.onExit().join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
