package io.weir.health;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.health.TimeGrid.Point;
import io.weir.shared.Problem;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimeGridTests {

  private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
  private static final Duration STALE = Duration.ofMinutes(10);

  @Test
  void carriesAValueOnUntilItIsStale() {
    TimeGrid grid = TimeGrid.between(START, at(60), 7, STALE);
    assertThat(grid.times()).startsWith(START, at(10)).endsWith(at(60));
    List<Point> points = List.of(new Point(at(5), 1), new Point(at(9), 2), new Point(at(50), 3));
    assertThat(grid.lay(points)).containsExactly(null, 2L, null, null, null, 3L, 3L);
  }

  @Test
  void usesThePointBeforeTheFirstStep() {
    TimeGrid grid = TimeGrid.between(START, at(10), 2, STALE);
    assertThat(grid.earliest()).isEqualTo(START.minus(STALE));
    assertThat(grid.lay(List.of(new Point(START.minusSeconds(60), 9)))).containsExactly(9L, null);
  }

  @Test
  void refusesAbsurdStretches() {
    assertThatThrownBy(() -> TimeGrid.between(START, START, 10, STALE)).isInstanceOf(Problem.class);
    assertThatThrownBy(() -> TimeGrid.between(START, at(1), 501, STALE))
        .isInstanceOf(Problem.class);
    assertThatThrownBy(() -> TimeGrid.between(Instant.EPOCH, START, 10, STALE))
        .isInstanceOf(Problem.class);
  }

  private static Instant at(int minutes) {
    return START.plus(Duration.ofMinutes(minutes));
  }
}
