package io.weir.health.series;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class ResolutionTests {

  @Test
  void aStepHoldsItsEndAndNotItsStart() {
    assertThat(Resolution.FIVE_MINUTES.endOf(time("10:05:00"))).isEqualTo(time("10:05:00"));
    assertThat(Resolution.FIVE_MINUTES.endOf(time("10:05:00.000001"))).isEqualTo(time("10:10:00"));
    assertThat(Resolution.HOURS.endOf(time("10:59:59.999999"))).isEqualTo(time("11:00:00"));
  }

  @Test
  void theLastEndIsNotAfterTheTime() {
    assertThat(Resolution.FIVE_MINUTES.lastEnd(time("10:05:00"))).isEqualTo(time("10:05:00"));
    assertThat(Resolution.FIVE_MINUTES.lastEnd(time("10:04:59.9"))).isEqualTo(time("10:00:00"));
  }

  @Test
  void aPartitionHoldsADayAWeekOrAMonth() {
    Instant sunday = Instant.parse("2026-03-01T23:59:59Z");
    assertThat(Span.DAY.start(sunday)).isEqualTo(LocalDate.of(2026, 3, 1));
    assertThat(Span.WEEK.start(sunday)).isEqualTo(LocalDate.of(2026, 2, 23));
    assertThat(Span.MONTH.start(sunday)).isEqualTo(LocalDate.of(2026, 3, 1));
    assertThat(Span.WEEK.startOfNext(sunday)).isEqualTo("2026-03-02T00:00:00Z");
    assertThat(Span.MONTH.startOfNext(sunday)).isEqualTo("2026-04-01T00:00:00Z");
  }

  private static Instant time(String time) {
    return Instant.parse("2026-01-01T" + time + "Z");
  }
}
