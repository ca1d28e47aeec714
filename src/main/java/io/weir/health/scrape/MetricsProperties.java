package io.weir.health.scrape;

import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Which tables have metrics of their own.
 *
 * @param tables full names, with {@code *} for any letters, such as {@code main.dws.*}
 * @param mostTables of those that match, so many of the largest have them
 */
@ConfigurationProperties("weir.metrics")
public record MetricsProperties(
    @DefaultValue("*") List<String> tables, @DefaultValue("1000") int mostTables) {

  public MetricsProperties {
    tables = List.copyOf(tables);
    if (mostTables < 0) {
      throw new IllegalArgumentException("weir.metrics.most-tables can't be negative");
    }
  }

  /** As SQL's LIKE takes them. */
  String[] patterns() {
    return tables.stream()
        .map(
            pattern ->
                pattern
                    .replace("\\", "\\\\")
                    .replace("%", "\\%")
                    .replace("_", "\\_")
                    .replace('*', '%'))
        .toArray(String[]::new);
  }
}
