package io.weir.server;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.testcontainers.DockerClientFactory;

/** A MySQL 8 with a binlog as change data capture needs it, and one privileged user. */
public interface MySqlServer extends AutoCloseable {

  String USER = "root";

  /** A container where a Docker engine runs, else a child process. */
  static MySqlServer start(Path folder, String password) throws IOException {
    return DockerClientFactory.instance().isDockerAvailable()
        ? ContainerMySqlServer.start(password)
        : ChildMySqlServer.start(folder, password);
  }

  String host();

  int port();

  String password();

  /** Ends the server, keeping its data and its port. */
  void halt();

  /** Starts it again after {@link #halt()}. */
  void resume() throws IOException;

  @Override
  void close();

  /** Runs statements in one session. */
  default void run(String... statements) {
    try (Connection connection = connect();
        Statement statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  default Connection connect() throws SQLException {
    return DriverManager.getConnection(
        "jdbc:mysql://" + host() + ":" + port() + "/?useSSL=false&allowPublicKeyRetrieval=true",
        USER,
        password());
  }
}
