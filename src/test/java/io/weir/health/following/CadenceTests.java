package io.weir.health.following;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class CadenceTests {

  private static final Instant NOW = Instant.parse("2026-01-01T12:00:00Z");

  private final Cadence cadence =
      new Cadence(
          new HealthProperties(
              Duration.ofSeconds(15),
              Duration.ofMinutes(1),
              15,
              Duration.ofMinutes(1),
              Duration.ofHours(4),
              Duration.ofMinutes(5)));

  @Test
  void looksOftenAtABusyTableAndSeldomAtAnIdleOne() {
    assertThat(wait(Duration.ofSeconds(20))).hasSeconds(15);
    assertThat(wait(Duration.ofMinutes(10))).hasSeconds(30);
    assertThat(wait(Duration.ofDays(10))).hasSeconds(60);
  }

  @Test
  void looksOftenAtATableThatWaitsForItsFirstRows() {
    assertThat(cadence.next(null, NOW)).isEqualTo(NOW.plusSeconds(15));
  }

  @Test
  void aClockThatIsAheadMakesATableBusy() {
    assertThat(wait(Duration.ofMinutes(-5))).hasSeconds(15);
  }

  @Test
  void readsWhatIsBesideATableThatChangedMoreOften() {
    Instant read = NOW.minus(Duration.ofMinutes(2));
    Instant longAgo = NOW.minus(Duration.ofDays(30));
    assertThat(cadence.surroundingsAreDue(read, true, longAgo, NOW)).isTrue();
    assertThat(cadence.surroundingsAreDue(read, false, longAgo, NOW)).isFalse();
    assertThat(cadence.surroundingsAreDue(read, false, null, NOW)).isFalse();
    assertThat(cadence.surroundingsAreDue(null, false, longAgo, NOW)).isTrue();
    assertThat(cadence.surroundingsAreDue(NOW.minus(Duration.ofHours(4)), false, longAgo, NOW))
        .isTrue();
  }

  @Test
  void readsWhatIsBesideATableThatCameToRestLessAndLessOften() {
    Instant read = NOW.minus(Duration.ofMinutes(2));
    assertThat(cadence.surroundingsAreDue(read, false, read.plusSeconds(20), NOW))
        .as("it was written since")
        .isTrue();
    assertThat(cadence.surroundingsAreDue(read, false, read.minus(Duration.ofMinutes(1)), NOW))
        .as("what came after its rows")
        .isTrue();
    assertThat(cadence.surroundingsAreDue(read, false, read.minus(Duration.ofMinutes(3)), NOW))
        .isFalse();
    assertThat(cadence.surroundingsAreDue(NOW.minusSeconds(30), false, NOW.minusSeconds(5), NOW))
        .as("a minute at least")
        .isFalse();
  }

  private Duration wait(Duration sinceLastCommit) {
    return Duration.between(NOW, cadence.next(NOW.minus(sinceLastCommit), NOW));
  }
}
