package io.weir.health.series;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.testing.WeirIntegrationTest;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.jdbc.core.JdbcTemplate;

@WeirIntegrationTest
class RollUpIntegrationTests {

  /** A Saturday evening: a day, a week and a month end within two days. */
  private static final Instant START = Instant.parse("2026-02-28T20:00:00Z");

  private static final int TABLES = 3;

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

  private record Seen(String table, Instant at, long count) {}

  /** Of a step: the last count and the greatest. */
  private record Rolled(String table, Instant end, long last, long greatest) {}

  @Test
  void equalsADirectComputation() {
    List<Seen> seen = watch(Duration.ofHours(40));
    Instant now = START.plus(Duration.ofHours(41));
    lab.rollUp.upTo(now);
    assertThat(rolled(Resolution.FIVE_MINUTES))
        .containsExactlyInAnyOrderElementsOf(directly(seen, Resolution.FIVE_MINUTES));
    assertThat(rolled(Resolution.HOURS))
        .containsExactlyInAnyOrderElementsOf(directly(seen, Resolution.HOURS));
  }

  @Test
  void isTheSameAfterManyTicksAndAfterOneThatComesLate() {
    watch(Duration.ofHours(6));
    Instant end = START.plus(Duration.ofHours(7));
    for (Instant now = START; now.isBefore(end); now = now.plus(Duration.ofMinutes(7))) {
      lab.rollUp.upTo(now);
    }
    lab.rollUp.upTo(end);
    List<Rolled> often = everything();
    lab.jdbc.execute("TRUNCATE point_five_minutes, point_hours, point_roll_up");
    lab.rollUp.upTo(end);
    assertThat(everything()).isNotEmpty().containsExactlyInAnyOrderElementsOf(often);
  }

  @Test
  void givesTheSameRowsWhenAStepIsRolledUpAgain() {
    watch(Duration.ofHours(3));
    Instant now = START.plus(Duration.ofHours(4));
    lab.rollUp.upTo(now);
    List<Rolled> once = everything();
    lab.jdbc.execute(
        "UPDATE point_roll_up SET rolled_until = rolled_until - interval '90 minutes'");
    lab.rollUp.upTo(now);
    assertThat(everything()).isNotEmpty().containsExactlyInAnyOrderElementsOf(once);
  }

  @Test
  void leavesAnOpenStepAlone() {
    lab.look("t", START.plusSeconds(60), 1);
    Instant end = START.plus(Duration.ofMinutes(5));
    lab.rollUp.upTo(end.plus(RollUp.GRACE).minusMillis(1));
    assertThat(lab.count("point_five_minutes")).isZero();
    lab.rollUp.upTo(end.plus(RollUp.GRACE));
    assertThat(rolled(Resolution.FIVE_MINUTES)).containsExactly(new Rolled("t", end, 1, 1));
    assertThat(lab.count("point_hours")).isZero();
  }

  @Test
  void catchesUpAfterDaysBeforeOldPointsGo() {
    List<Seen> seen = watch(Duration.ofHours(5));
    lab.upkeep.keepUp(START.plus(Duration.ofHours(2)));
    lab.upkeep.keepUp(START.plus(Duration.ofDays(9)));
    assertThat(lab.count("point_raw")).isZero();
    assertThat(rolled(Resolution.FIVE_MINUTES))
        .containsExactlyInAnyOrderElementsOf(directly(seen, Resolution.FIVE_MINUTES));
    lab.look("t0", START.plus(Duration.ofDays(9)), 1);
    lab.upkeep.keepUp(START.plus(Duration.ofDays(10)));
    assertThat(lab.rollUp.rolledUntil(Resolution.HOURS))
        .isEqualTo(START.plus(Duration.ofDays(10)).minus(Duration.ofHours(1)));
  }

  @Test
  void severalWeirsAtOnceRollUpOnce() {
    List<Seen> seen = watch(Duration.ofHours(20));
    Instant now = START.plus(Duration.ofHours(21));
    CompletableFuture.allOf(
            Stream.generate(() -> CompletableFuture.runAsync(() -> lab.upkeep.keepUp(now)))
                .limit(3)
                .toArray(CompletableFuture[]::new))
        .join();
    assertThat(rolled(Resolution.HOURS))
        .containsExactlyInAnyOrderElementsOf(directly(seen, Resolution.HOURS));
  }

  /** Some tables at random times, on the ends of steps too, and with gaps. */
  private List<Seen> watch(Duration length) {
    long seed = System.nanoTime();
    System.out.println("RollUpIntegrationTests: seed " + seed);
    Random random = new Random(seed);
    List<Seen> seen = new ArrayList<>();
    for (int table = 0; table < TABLES; table++) {
      Instant at = START.plus(random.nextInt(60_000_000), ChronoUnit.MICROS);
      while (at.isBefore(START.plus(length))) {
        seen.add(new Seen("t" + table, at, random.nextInt(1000)));
        at = next(at, random);
      }
    }
    seen.forEach(one -> lab.look(one.table(), one.at(), one.count()));
    return seen;
  }

  private static Instant next(Instant at, Random random) {
    return switch (random.nextInt(10)) {
      case 0 -> Resolution.FIVE_MINUTES.lastEnd(at).plus(Duration.ofMinutes(5));
      case 1 -> Resolution.HOURS.lastEnd(at).plus(Duration.ofHours(1)).plus(1, ChronoUnit.MICROS);
      case 2 -> at.plus(Duration.ofMinutes(random.nextInt(100) + 1));
      default -> at.plus(random.nextInt(300_000_000) + 1L, ChronoUnit.MICROS);
    };
  }

  private static List<Rolled> directly(List<Seen> seen, Resolution resolution) {
    Map<List<Object>, Rolled> steps = new HashMap<>();
    for (Seen one : seen) {
      Instant end = START;
      while (end.isBefore(one.at())) {
        end = end.plus(resolution.step());
      }
      steps.merge(
          List.of(one.table(), end),
          new Rolled(one.table(), end, one.count(), one.count()),
          (before, now) ->
              new Rolled(
                  now.table(), now.end(), now.last(), Math.max(before.greatest(), now.last())));
    }
    return List.copyOf(steps.values());
  }

  private List<Rolled> everything() {
    return Stream.of(Resolution.FIVE_MINUTES, Resolution.HOURS)
        .flatMap(resolution -> rolled(resolution).stream())
        .toList();
  }

  private List<Rolled> rolled(Resolution resolution) {
    return lab.jdbc.query(
        """
        SELECT table_name, point.* FROM %s point JOIN table_observation ON id = series_id
        """
            .formatted(resolution.table()),
        (row, number) -> {
          assertThat(row.getLong("files")).isEqualTo(row.getLong("bytes"));
          assertThat(row.getLong("small_files")).isEqualTo(row.getLong("sorted_runs"));
          return new Rolled(
              row.getString("table_name"),
              row.getTimestamp("at").toInstant(),
              row.getLong("bytes"),
              row.getLong("sorted_runs"));
        });
  }
}
