package io.weir.health.following;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class HealthPropertiesTests {

  private final HealthProperties everyMinute =
      new HealthProperties(
          Duration.ofSeconds(15),
          Duration.ofMinutes(1),
          15,
          Duration.ofMinutes(1),
          Duration.ofHours(4),
          Duration.ofMinutes(5));
  private final Instant seen = Instant.parse("2026-01-01T00:00:00Z");

  @Test
  void anObservationIsStaleOnceTwoLooksShouldHaveFollowed() {
    assertThat(everyMinute.isStale(seen, seen.plusSeconds(120))).isFalse();
    assertThat(everyMinute.isStale(seen, seen.plusSeconds(121))).isTrue();
  }
}
