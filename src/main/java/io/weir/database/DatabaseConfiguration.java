package io.weir.database;

import io.weir.shared.WeirHome;
import java.io.IOException;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Without {@code spring.datasource.url} Weir brings its own PostgreSQL. */
@Configuration(proxyBeanMethods = false)
@ConditionalOnProperty(name = "spring.datasource.url", matchIfMissing = true, havingValue = "none")
class DatabaseConfiguration {

  @Bean(destroyMethod = "close")
  EmbeddedDatabase embeddedDatabase(WeirHome home) throws IOException {
    return EmbeddedDatabase.start(home);
  }

  @Bean
  JdbcConnectionDetails embeddedConnectionDetails(EmbeddedDatabase database) {
    return new EmbeddedConnectionDetails(database);
  }

  private record EmbeddedConnectionDetails(EmbeddedDatabase database)
      implements JdbcConnectionDetails {

    @Override
    public String getUsername() {
      return "postgres";
    }

    @Override
    public String getPassword() {
      return database.password();
    }

    @Override
    public String getJdbcUrl() {
      return database.jdbcUrl();
    }
  }
}
