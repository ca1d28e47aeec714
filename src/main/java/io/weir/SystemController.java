package io.weir;

import io.weir.access.Permission;
import io.weir.access.Requires;
import io.weir.shared.WeirHome;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.info.BuildProperties;
import org.springframework.context.ApplicationContext;
import org.springframework.core.env.Environment;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** What this Weir is and stands on. */
@RestController
@RequestMapping("/api/v1/system")
class SystemController {

  private final WeirHome home;
  private final DataSource dataSource;
  private final Environment environment;
  private final ApplicationContext context;
  private final @Nullable BuildProperties build;

  SystemController(
      WeirHome home,
      DataSource dataSource,
      Environment environment,
      ApplicationContext context,
      ObjectProvider<BuildProperties> build) {
    this.home = home;
    this.dataSource = dataSource;
    this.environment = environment;
    this.context = context;
    this.build = build.getIfAvailable();
  }

  /**
   * @param embedded whether Weir brings it along
   */
  record Database(boolean embedded, String product, String version) {}

  /**
   * @param version null in a build that does not know its own
   */
  record SystemView(
      @Nullable String version, String home, Database database, String java, Instant startedAt) {}

  @Requires(Permission.USER_ADMIN)
  @GetMapping
  SystemView get() throws SQLException {
    return new SystemView(
        build == null ? null : build.getVersion(),
        home.home().toString(),
        database(),
        Runtime.version().toString(),
        Instant.ofEpochMilli(context.getStartupDate()));
  }

  private Database database() throws SQLException {
    try (Connection connection = dataSource.getConnection()) {
      var metadata = connection.getMetaData();
      return new Database(
          !environment.containsProperty("spring.datasource.url"),
          metadata.getDatabaseProductName(),
          metadata.getDatabaseProductVersion());
    }
  }
}
