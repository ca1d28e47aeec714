package io.weir.health.series;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.testing.WeirIntegrationTest;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.jdbc.core.JdbcTemplate;

@WeirIntegrationTest
class PartitionsIntegrationTests {

  private static final Instant NOW = Instant.parse("2026-02-28T20:00:00Z");

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
  void areMadeBeforeTheyAreNeeded() {
    lab.upkeep.keepUp(NOW);
    assertThat(lab.partitionsOf(Resolution.RAW))
        .containsExactly("point_raw_20260228", "point_raw_20260301");
    assertThat(lab.partitionsOf(Resolution.FIVE_MINUTES))
        .containsExactly("point_five_minutes_20260223", "point_five_minutes_20260302");
    assertThat(lab.partitionsOf(Resolution.HOURS))
        .containsExactly("point_hours_20260201", "point_hours_20260301");
  }

  @Test
  void areDroppedWholeWhenAllInThemIsOld() {
    lab.look("t", NOW, 1);
    lab.upkeep.keepUp(NOW);
    lab.upkeep.keepUp(Instant.parse("2026-03-02T23:59:00Z"));
    assertThat(lab.partitionsOf(Resolution.RAW)).startsWith("point_raw_20260228");
    lab.upkeep.keepUp(Instant.parse("2026-03-03T00:00:00Z"));
    assertThat(lab.partitionsOf(Resolution.RAW)).startsWith("point_raw_20260301");
    lab.upkeep.keepUp(Instant.parse("2026-03-31T23:59:00Z"));
    assertThat(lab.count("point_five_minutes")).isEqualTo(1);
    lab.upkeep.keepUp(Instant.parse("2026-04-01T00:00:00Z"));
    assertThat(lab.count("point_five_minutes")).isZero();
    assertThat(lab.count("point_hours")).isEqualTo(1);
    lab.upkeep.keepUp(Instant.parse("2027-03-01T00:00:00Z"));
    assertThat(lab.count("point_hours")).isZero();
  }

  @Test
  void areKeptUntilTheCoarserPointsAreMade() {
    lab.look("t", NOW, 1);
    lab.partitions.dropUntil(Resolution.RAW, lab.rollUp.rolledUntil(Resolution.FIVE_MINUTES));
    assertThat(lab.count("point_raw")).isEqualTo(1);
  }

  @Test
  void aPointOfAClockThatIsFarOffIsKept() {
    lab.upkeep.keepUp(NOW);
    lab.look("behind", NOW.minus(Duration.ofDays(400)), 1);
    lab.look("ahead", NOW.plus(Duration.ofDays(4000)), 1);
    lab.look("right", NOW, 1);
    lab.look("before midnight", Instant.parse("2026-02-28T23:59:59.999999999Z"), 1);
    assertThat(lab.count("point_raw")).isEqualTo(4);
    lab.upkeep.keepUp(NOW.plus(Duration.ofHours(2)));
    assertThat(lab.rollUp.rolledUntil(Resolution.FIVE_MINUTES))
        .isEqualTo(NOW.plus(Duration.ofMinutes(115)));
  }

  @Test
  void oneThatIsInUseIsDroppedLater() {
    lab.look("t", NOW, 1);
    Instant later = NOW.plus(Duration.ofDays(5));
    lab.whileReading("point_raw", () -> lab.upkeep.keepUp(later));
    assertThat(lab.count("point_raw")).isEqualTo(1);
    lab.upkeep.keepUp(later);
    assertThat(lab.count("point_raw")).isZero();
  }
}
