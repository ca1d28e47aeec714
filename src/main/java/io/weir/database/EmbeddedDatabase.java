package io.weir.database;

import io.weir.shared.WeirHome;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * PostgreSQL 18 as a child process on a free loopback port, with its data in the home. Durable
 * (fsync and synchronous_commit on) and closed to whoever lacks its password.
 */
class EmbeddedDatabase implements AutoCloseable {

  private static final Logger log = LoggerFactory.getLogger(EmbeddedDatabase.class);
  private static final Duration START_LIMIT = Duration.ofSeconds(60);

  private final EmbeddedPostgres postgres;
  private final DatabasePassword password;

  private EmbeddedDatabase(EmbeddedPostgres postgres, DatabasePassword password) {
    this.postgres = postgres;
    this.password = password;
  }

  /**
   * Starts it; a server that a killed Weir left running on the same data is stopped first. Blocks
   * until it answers: 1 to 2 s, up to 10 s the first time.
   */
  static EmbeddedDatabase start(WeirHome home) throws IOException {
    Path root = home.resolve("postgresql-18");
    Path data = root.resolve("data");
    Files.createDirectories(root);
    Postmaster.of(data).ifPresent(Postmaster::stop);
    DatabasePassword password = DatabasePassword.in(root);
    EmbeddedPostgres postgres = builder(root, data, password).start();
    log.info("The embedded PostgreSQL answers on 127.0.0.1:{}", postgres.getPort());
    return new EmbeddedDatabase(postgres, password);
  }

  private static EmbeddedPostgres.Builder builder(Path root, Path data, DatabasePassword password) {
    Redirect serverLog = Redirect.appendTo(root.resolve("server.log").toFile());
    return EmbeddedPostgres.builder()
        .setDataDirectory(data)
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

  String jdbcUrl() {
    return "jdbc:postgresql://127.0.0.1:" + postgres.getPort() + "/postgres";
  }

  String password() {
    return password.value();
  }

  @Override
  public void close() throws IOException {
    postgres.close();
  }
}
