package io.weir.health.series;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class SeriesRetentionTests {

  @Test
  void refusesAStretchThatIsShorterThanWhatComesBefore() {
    assertThatThrownBy(() -> keep(2, 1, 365)).hasMessageContaining("must not exceed");
    assertThatThrownBy(() -> keep(2, 30, 29)).hasMessageContaining("must not exceed");
    assertThatThrownBy(() -> keep(0, 30, 365)).hasMessageContaining("a day or longer");
  }

  private static SeriesRetention keep(int raw, int fiveMinutes, int hours) {
    return new SeriesRetention(
        Duration.ofDays(raw), Duration.ofDays(fiveMinutes), Duration.ofDays(hours));
  }
}
