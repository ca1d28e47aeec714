package io.weir.health.series;

import static io.weir.health.series.TableMetric.FILES;
import static org.assertj.core.api.Assertions.assertThat;

import io.weir.testing.WeirIntegrationTest;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.jdbc.core.JdbcTemplate;

@WeirIntegrationTest
class MovedPointsIntegrationTests {

  private static final Instant NOW = Instant.parse("2026-06-10T12:00:00Z");

  @Autowired JdbcTemplate server;
  @Autowired JdbcConnectionDetails details;

  @Test
  void pointsFromBeforeThereWereResolutionsAreKept() {
    try (SeriesLab lab = SeriesLab.empty(server, details)) {
      lab.migrate("18");
      lab.jdbc.execute(
          """
          INSERT INTO table_observation (catalog, database, table_name) VALUES ('c', 'd', 't');
          INSERT INTO table_point (catalog, database, table_name, at, records, bytes, files,
            snapshots, small_files, sorted_runs)
          SELECT 'c', 'd', 't', '2026-06-10 12:00:00+00'::timestamptz - n * interval '1 hour',
            n, n, n, n, n, n FROM generate_series(0, 13 * 24) n;
          INSERT INTO catalog_point (catalog, at, tables, records, bytes, files, snapshots)
          SELECT catalog, at, 1, records, bytes, files, snapshots FROM table_point;
          """);
      lab.migrate("latest");
      assertThat(lab.count("point_raw")).isEqualTo(2 * (13 * 24 + 1));
      lab.upkeep.keepUp(NOW.plus(RollUp.GRACE));

      SeriesReader reader = lab.reader(NOW);
      TimeGrid days =
          TimeGrid.between(NOW.minus(Duration.ofDays(13)), NOW, 14, Duration.ofMinutes(10));
      for (List<Long> series : List.of(reader.ofTable(SeriesLab.id("t")), reader.ofCatalogs("c"))) {
        assertThat(reader.read(series, List.of(FILES), days).of(FILES))
            .startsWith(13 * 24L, 12 * 24L)
            .endsWith(24L, 0L)
            .hasSize(14)
            .doesNotContainNull();
      }
    }
  }
}
