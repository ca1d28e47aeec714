package io.weir.server;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** MySQL 8.0 as a child process, from the server that the runner's build lays down. */
final class ChildMySqlServer implements MySqlServer {

  static final List<String> BINLOG =
      List.of(
          "--server-id=1",
          "--log-bin=binlog",
          "--binlog-format=ROW",
          "--binlog-row-image=FULL",
          "--gtid-mode=ON",
          "--enforce-gtid-consistency=ON",
          "--default-authentication-plugin=mysql_native_password");

  private static final Path BASE = Path.of("runner/target/mysql").toAbsolutePath();

  private final Path folder;
  private final String password;
  private final int port;
  private @Nullable Process process;

  private ChildMySqlServer(Path folder, String password, int port) {
    this.folder = folder;
    this.password = password;
    this.port = port;
  }

  static ChildMySqlServer start(Path folder, String password) throws IOException {
    Files.createDirectories(folder);
    ChildMySqlServer server = new ChildMySqlServer(folder, password, freePort());
    server.initialise();
    server.resume();
    await().atMost(Duration.ofSeconds(30)).ignoreExceptions().until(server::welcome);
    return server;
  }

  private void initialise() throws IOException {
    Process initialisation = launch("--initialize-insecure");
    try {
      if (!initialisation.waitFor(60, TimeUnit.SECONDS) || initialisation.exitValue() != 0) {
        throw new IOException("mysqld --initialize failed: see " + folder.resolve("mysqld.log"));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  @Override
  public void resume() throws IOException {
    List<String> arguments = new ArrayList<>(BINLOG);
    arguments.add("--port=" + port);
    arguments.add("--bind-address=127.0.0.1");
    arguments.add("--socket=" + folder.resolve("mysql.sock"));
    arguments.add("--mysqlx=0");
    process = launch(arguments.toArray(String[]::new));
  }

  private Process launch(String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(BASE.resolve("bin/mysqld").toString());
    command.add("--no-defaults");
    command.add("--user=root");
    command.add("--basedir=" + BASE);
    command.add("--datadir=" + folder.resolve("data"));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command)
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.appendTo(folder.resolve("mysqld.log").toFile()))
        .start();
  }

  private boolean welcome() throws Exception {
    String url = "jdbc:mysql://127.0.0.1:" + port + "/?useSSL=false&allowPublicKeyRetrieval=true";
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
    return port;
  }

  @Override
  public String password() {
    return password;
  }

  @Override
  public void halt() {
    Process running = process;
    if (running != null) {
      running.destroy();
      running.onExit().join();
      process = null;
    }
  }

  @Override
  public void close() {
    halt();
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      return socket.getLocalPort();
    }
  }
}
