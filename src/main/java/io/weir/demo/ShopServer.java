package io.weir.demo;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HexFormat;
import org.springframework.core.io.ClassPathResource;

/** The shop's MySQL: its users, its tables. */
final class ShopServer implements AutoCloseable {

  static final String SYNC_USER = "weir";
  private static final String ROOT = "root";
  private static final String PASSWORD_FILE = "password";

  private final MySqlProcess process;
  private final String password;

  private ShopServer(MySqlProcess process, String password) {
    this.process = process;
    this.password = password;
  }

  /** Starts it; it answers a little later. */
  static ShopServer start(Path distribution, Path folder) throws IOException {
    MySqlProcess process = MySqlProcess.start(distribution, folder);
    return new ShopServer(process, password(folder.resolve(PASSWORD_FILE)));
  }

  private static String password(Path file) throws IOException {
    if (!Files.exists(file)) {
      byte[] bytes = new byte[12];
      new SecureRandom().nextBytes(bytes);
      Files.createFile(
          file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      Files.writeString(file, HexFormat.of().formatHex(bytes));
    }
    return Files.readString(file);
  }

  int port() {
    return process.port();
  }

  String password() {
    return password;
  }

  /**
   * Gives the users their passwords and makes the tables that are missing.
   *
   * @throws SQLException while it doesn't answer yet
   */
  void prepare() throws SQLException, IOException {
    setRootPassword();
    try (Connection connection = connect(password);
        Statement statement = connection.createStatement()) {
      for (String sql : schema().split(";\\s*\\n")) {
        statement.execute(sql);
      }
      statement.execute(
          "CREATE USER IF NOT EXISTS '" + SYNC_USER + "'@'%' IDENTIFIED BY '" + password + "'");
      statement.execute(
          "GRANT SELECT, RELOAD, SHOW DATABASES, REPLICATION SLAVE, REPLICATION CLIENT ON *.* TO '"
              + SYNC_USER
              + "'@'%'");
      statement.execute("GRANT ALL PRIVILEGES ON shop.* TO '" + SYNC_USER + "'@'%'");
    }
  }

  private void setRootPassword() throws SQLException {
    try (Connection connection = connect("");
        Statement statement = connection.createStatement()) {
      statement.execute("ALTER USER 'root'@'localhost' IDENTIFIED BY '" + password + "'");
    } catch (SQLException e) {
      boolean alreadySet = e.getSQLState() != null && e.getSQLState().startsWith("28");
      if (!alreadySet) {
        throw e;
      }
    }
  }

  private Connection connect(String rootPassword) throws SQLException {
    return DriverManager.getConnection(
        "jdbc:mysql://127.0.0.1:" + port() + "/?sslMode=DISABLED&allowPublicKeyRetrieval=true",
        ROOT,
        rootPassword);
  }

  private static String schema() throws IOException {
    return new ClassPathResource("demo/shop.sql").getContentAsString(StandardCharsets.UTF_8);
  }

  @Override
  public void close() {
    process.close();
  }
}
