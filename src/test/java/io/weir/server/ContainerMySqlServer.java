package io.weir.server;

import java.util.List;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.containers.wait.strategy.Wait;

/** MySQL in a container. */
final class ContainerMySqlServer implements MySqlServer {

  private static final int PORT = 3306;
  private static final List<String> SETTINGS =
      List.of(
          "--server-id=1",
          "--log-bin=binlog",
          "--binlog-format=ROW",
          "--binlog-row-image=FULL",
          "--gtid-mode=ON",
          "--enforce-gtid-consistency=ON",
          "--default-time-zone=+00:00",
          "--default-authentication-plugin=mysql_native_password");

  private final GenericContainer<?> container;
  private final String password;

  private ContainerMySqlServer(GenericContainer<?> container, String password) {
    this.container = container;
    this.password = password;
  }

  static ContainerMySqlServer start(String password) {
    GenericContainer<?> container =
        new GenericContainer<>("mysql:8.0")
            .withEnv("MYSQL_ROOT_PASSWORD", password)
            .withEnv("MYSQL_ROOT_HOST", "%")
            .withCommand(SETTINGS.toArray(String[]::new))
            .withExposedPorts(PORT)
            .waitingFor(Wait.forLogMessage(".*ready for connections.*port: 3306.*", 1));
    container.start();
    return new ContainerMySqlServer(container, password);
  }

  @Override
  public String host() {
    return container.getHost();
  }

  @Override
  public int port() {
    return container.getMappedPort(PORT);
  }

  @Override
  public String password() {
    return password;
  }

  @Override
  public void halt() {
    container.getDockerClient().pauseContainerCmd(container.getContainerId()).exec();
  }

  @Override
  public void resume() {
    container.getDockerClient().unpauseContainerCmd(container.getContainerId()).exec();
  }

  @Override
  public void close() {
    container.stop();
  }
}
