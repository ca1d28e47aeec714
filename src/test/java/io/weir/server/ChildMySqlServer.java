package io.weir.server;

import static org.awaitility.Awaitility.await;

import io.weir.demo.MySqlProcess;
import io.weir.testing.Prerequisites;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;

/** MySQL 8.0 as a child process, from the server that the runner's build lays down. */
final class ChildMySqlServer implements MySqlServer {

  private static final Path DISTRIBUTION = Path.of("runner/target/mysql");

  private final MySqlProcess process;
  private final String password;

  private ChildMySqlServer(MySqlProcess process, String password) {
    this.process = process;
    this.password = password;
  }

  static ChildMySqlServer start(Path folder, String password) throws IOException {
    Prerequisites.demand(MySqlProcess.missing(DISTRIBUTION, Optional.empty()));
    ChildMySqlServer server =
        new ChildMySqlServer(MySqlProcess.start(DISTRIBUTION, folder), password);
    await().atMost(Duration.ofSeconds(60)).ignoreExceptions().until(server::welcome);
    return server;
  }

  private boolean welcome() throws Exception {
    String url =
        "jdbc:mysql://127.0.0.1:" + port() + "/?sslMode=DISABLED&allowPublicKeyRetrieval=true";
    try (Connection connection = DriverManager.getConnection(url, USER, "");
        Statement statement = connection.createStatement()) {
      statement.execute("ALTER USER 'root'@'localhost' IDENTIFIED BY '" + password + "'");
      return true;
    }
  }

  @Override
  public String host() {
    return "127.0.0.1";
  }

  @Override
  public int port() {
    return process.port();
  }

  @Override
  public String password() {
    return password;
  }

  @Override
  public void halt() {
    process.halt();
  }

  @Override
  public void resume() throws IOException {
    process.resume();
  }

  @Override
  public void close() {
    process.close();
  }
}
