package io.weir.health.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.shared.Problem;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class TimeGridTests {

  private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
  private static final Duration STALE = Duration.ofMinutes(10);

  @Test
  void reachesFromTheFirstTimeToTheLast() {
    TimeGrid grid = TimeGrid.between(START, at(60), 7, STALE);
    assertThat(grid.times()).startsWith(START, at(10)).endsWith(at(60)).hasSize(7);
  }

  @Test
  void hasAsMuchPatienceAsAStepIsLong() {
    assertThat(TimeGrid.between(START, at(60), 61, STALE).staleAfter()).isEqualTo(STALE);
    assertThat(TimeGrid.between(START, at(60), 3, STALE).staleAfter())
        .isEqualTo(Duration.ofMinutes(30));
  }

  @Test
  void refusesAbsurdStretches() {
    assertThatThrownBy(() -> TimeGrid.between(START, START, 10, STALE)).isInstanceOf(Problem.class);
    assertThatThrownBy(() -> TimeGrid.between(START, at(1), 501, STALE))
        .isInstanceOf(Problem.class);
    assertThatThrownBy(() -> TimeGrid.between(Instant.EPOCH, START, 10, STALE))
        .isInstanceOf(Problem.class);
  }

  @Test
  void refusesTimesThatNoDatabaseKnows() {
    assertThatThrownBy(() -> TimeGrid.between(null, Instant.MIN, 10, STALE))
        .isInstanceOf(Problem.class);
    assertThatThrownBy(() -> TimeGrid.between(null, Instant.MAX, 10, STALE))
        .isInstanceOf(Problem.class);
  }

  @Test
  void beginsADayBeforeItsEndWhereNothingElseIsSaid() {
    assertThat(TimeGrid.between(null, at(0), 2, STALE).from()).isEqualTo(at(-24 * 60));
  }

  private static Instant at(int minutes) {
    return START.plus(Duration.ofMinutes(minutes));
  }
}
