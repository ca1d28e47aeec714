package io.weir.database;

import io.weir.shared.WeirHome;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * PostgreSQL 18 as a child process on a loopback port, with its data in the home. Durable (fsync
 * and synchronous_commit on), closed to whoever lacks its password, and started again on the same
 * port when it dies.
 */
class EmbeddedDatabase implements AutoCloseable {

  private static final Logger log = LoggerFactory.getLogger(EmbeddedDatabase.class);
  private static final Duration START_LIMIT = Duration.ofSeconds(60);
  private static final Executor AFTER_A_SECOND =
      CompletableFuture.delayedExecutor(1, TimeUnit.SECONDS);

  private final Path root;
  private final DatabasePassword password;
  private final int port;
  private EmbeddedPostgres postgres;
  private boolean closed;

  private EmbeddedDatabase(Path root, DatabasePassword password, EmbeddedPostgres postgres)
      throws IOException {
    this.root = root;
    this.password = password;
    this.postgres = postgres;
    this.port = postgres.getPort();
    watch();
  }

  /**
   * Starts it; a server that a killed Weir left running on the same data is stopped first. Blocks
   * until it answers: 1 to 2 s, up to 10 s the first time.
   */
  static EmbeddedDatabase start(WeirHome home) throws IOException {
    Path root = home.resolve("postgresql-18");
    Files.createDirectories(root);
    DatabasePassword password = DatabasePassword.in(root);
    Postmaster.of(data(root)).ifPresent(Postmaster::stop);
    EmbeddedPostgres postgres = builder(root, password).start();
    log.info("The embedded PostgreSQL answers on 127.0.0.1:{}", postgres.getPort());
    return new EmbeddedDatabase(root, password, postgres);
  }

  private static Path data(Path root) {
    return root.resolve("data");
  }

  private static EmbeddedPostgres.Builder builder(Path root, DatabasePassword password) {
    Redirect serverLog = Redirect.appendTo(root.resolve("server.log").toFile());
    return EmbeddedPostgres.builder()
        .setDataDirectory(data(root))
        .setOverrideWorkingDirectory(root.resolve("server").toFile())
        .setCleanDataDirectory(false)
        .setRegisterShutdownHook(false)
        .setPGStartupWait(START_LIMIT)
        // what zonky calls the locale are the further options of initdb
        .setLocaleConfig("locale", "C.UTF-8")
        .setLocaleConfig("auth", "scram-sha-256")
        .setLocaleConfig("pwfile", password.file().toString())
        .setServerConfig("fsync", "on")
        .setServerConfig("synchronous_commit", "on")
        .setServerConfig("full_page_writes", "on")
        .setServerConfig("listen_addresses", "127.0.0.1")
        .setServerConfig("unix_socket_directories", "")
        .setConnectConfig("password", password.value())
        .setErrorRedirector(serverLog)
        .setOutputRedirector(serverLog);
  }

  private void watch() throws IOException {
    // the process that zonky started has handed over to the postmaster
    Postmaster.of(data(root))
        .orElseThrow(() -> new IOException("The postmaster is gone"))
        .process()
        .onExit()
        .thenRunAsync(this::bringBack, AFTER_A_SECOND);
  }

  private synchronized void bringBack() {
    if (closed) {
      return;
    }
    log.error("The embedded PostgreSQL died; starting it again. Its log is {}/server.log", root);
    try {
      Postmaster.of(data(root)).ifPresent(Postmaster::stop);
      release(postgres);
      postgres = builder(root, password).setPort(port).start();
      log.info("The embedded PostgreSQL answers again on 127.0.0.1:{}", port);
      watch();
    } catch (IOException | RuntimeException e) {
      log.error("The embedded PostgreSQL does not start; trying again", e);
      CompletableFuture.runAsync(this::bringBack, AFTER_A_SECOND);
    }
  }

  /** Lets go of what is left of a server that died, its lock on the data above all. */
  private static void release(EmbeddedPostgres dead) {
    try {
      dead.close();
    } catch (IOException | RuntimeException e) {
      log.debug("Nothing was left to stop", e);
    }
  }

  String jdbcUrl() {
    return "jdbc:postgresql://127.0.0.1:" + port + "/postgres";
  }

  String password() {
    return password.value();
  }

  @Override
  public synchronized void close() throws IOException {
    closed = true;
    postgres.close();
  }
}
