package io.weir.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.util.FileSystemUtils;

/** Gives each application context of the tests a home of its own. */
@Order(Ordered.HIGHEST_PRECEDENCE)
class TestHome implements ApplicationContextInitializer<ConfigurableApplicationContext> {

  @Override
  public void initialize(ConfigurableApplicationContext context) {
    Path home = create();
    TestPropertyValues.of(
            Map.of(
                "weir.home",
                home.toString(),
                "WEIR_ADMIN_PASSWORD",
                Api.ADMIN_PASSWORD,
                "weir.drift.interval",
                "PT5S"))
        .applyTo(context);
  }

  private static Path create() {
    try {
      Path home = Files.createTempDirectory("weir-test-");
      Runtime.getRuntime()
          .addShutdownHook(new Thread(() -> FileSystemUtils.deleteRecursively(home.toFile())));
      return home;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
