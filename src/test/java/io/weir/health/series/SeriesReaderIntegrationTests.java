package io.weir.health.series;

import static io.weir.health.series.TableMetric.BYTES;
import static io.weir.health.series.TableMetric.SORTED_RUNS;
import static org.assertj.core.api.Assertions.assertThat;

import io.weir.testing.WeirIntegrationTest;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.jdbc.core.JdbcTemplate;

@WeirIntegrationTest
class SeriesReaderIntegrationTests {

  private static final Instant NOW = Instant.parse("2026-06-10T12:00:00Z");
  private static final Duration STALE = Duration.ofMinutes(10);

  @Autowired JdbcTemplate server;
  @Autowired JdbcConnectionDetails details;
  private SeriesLab lab;

  @BeforeEach
  void open() {
    lab = SeriesLab.open(server, details);
  }

  @AfterEach
  void close() {
    lab.close();
  }

  @Test
  void carriesAValueOnUntilItIsStale() {
    lab.look("t", ago(55), 1);
    lab.look("t", ago(51), 2);
    lab.look("t", ago(10), 3);
    assertThat(read("t", TimeGrid.between(ago(60), NOW, 7, STALE)).of(BYTES))
        .containsExactly(null, 2L, null, null, null, 3L, 3L);
  }

  @Test
  void usesThePointBeforeTheFirstStep() {
    lab.look("t", ago(11), 9);
    assertThat(read("t", TimeGrid.between(ago(10), NOW, 2, STALE)).of(BYTES))
        .containsExactly(9L, null);
  }

  @Test
  void readsAYearFromHoursWithTheLatestPointAtItsEnd() {
    Instant start = NOW.minus(Duration.ofDays(364));
    for (int week = 0; week < 52; week++) {
      lab.look("t", start.plus(Duration.ofDays(7L * week)), week);
    }
    lab.upkeep.keepUp(NOW);
    lab.look("t", NOW, 1000);
    assertThat(lab.count("point_raw")).isLessThan(10);
    TableSeries year = read("t", TimeGrid.between(start, NOW, 53, STALE));
    assertThat(year.of(BYTES)).startsWith(0L, 1L, 2L).endsWith(50L, 51L, 1000L).isSorted();
  }

  @Test
  void readsWhatIsOlderThanRawPointsFromFiveMinutes() {
    Instant then = NOW.minus(Duration.ofDays(20));
    lab.look("t", then.minusSeconds(100), 50);
    lab.look("t", then.minusSeconds(10), 5);
    lab.upkeep.keepUp(NOW);
    TimeGrid grid = TimeGrid.between(then.minusSeconds(600), then.plusSeconds(600), 3, STALE);
    assertThat(read("t", grid).of(BYTES)).containsExactly(null, 5L, 5L);
    assertThat(read("t", grid).of(SORTED_RUNS)).containsExactly(null, 50L, 50L);
  }

  @Test
  void nobodyLookedAtATableThatIsNotKnown() {
    assertThat(read("none", TimeGrid.between(ago(60), NOW, 3, STALE)).of(BYTES))
        .containsExactly(null, null, null);
  }

  @Test
  void addsUpTablesAndTakesTheWorst() {
    lab.look("a", ago(30), 10);
    lab.look("b", ago(10), 4);
    SeriesReader reader = lab.reader(NOW);
    List<Long> both =
        Stream.of("a", "b").flatMap(t -> reader.ofTable(SeriesLab.id(t)).stream()).toList();
    TimeGrid grid = TimeGrid.between(ago(60), NOW, 3, Duration.ofHours(1));
    TableSeries series = reader.read(both, List.of(BYTES, SORTED_RUNS), grid);
    assertThat(series.of(BYTES)).containsExactly(null, 10L, 14L);
    assertThat(series.of(SORTED_RUNS)).containsExactly(null, 10L, 10L);
  }

  @Test
  void aCatalogIsTheSumOfItsTablesThatAreThere() {
    lab.look("a", NOW, 10);
    lab.look("b", NOW, 4);
    lab.look("gone", NOW, 100);
    lab.jdbc.update("UPDATE table_observation SET missing_since = now() WHERE table_name = 'gone'");
    lab.points.addSum("c", ago(1));
    SeriesReader reader = lab.reader(NOW);
    List<Long> sums = reader.ofCatalogs("c");
    assertThat(reader.firstRawPoint(sums)).contains(ago(1));
    TimeGrid grid = TimeGrid.between(ago(2), NOW, 3, STALE);
    TableSeries series = reader.read(sums, List.of(BYTES, SORTED_RUNS), grid);
    assertThat(series.of(BYTES)).containsExactly(null, 14L, 14L);
    assertThat(series.of(SORTED_RUNS)).containsExactly(null, 10L, 10L);
    lab.points.retainSums(List.of());
    assertThat(reader.ofCatalogs(null)).isEmpty();
    assertThat(lab.count("point_raw")).isEqualTo(3);
  }

  private TableSeries read(String table, TimeGrid grid) {
    SeriesReader reader = lab.reader(NOW);
    return reader.read(reader.ofTable(SeriesLab.id(table)), List.of(BYTES, SORTED_RUNS), grid);
  }

  private static Instant ago(int minutes) {
    return NOW.minus(Duration.ofMinutes(minutes));
  }
}
