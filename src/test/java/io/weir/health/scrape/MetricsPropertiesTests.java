package io.weir.health.scrape;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MetricsPropertiesTests {

  @Test
  void aStarStandsForAnyLetters() {
    assertThat(new MetricsProperties(List.of("main.dws.*"), 10).patterns())
        .containsExactly("main.dws.%");
  }

  @Test
  void otherSignsStandForThemselves() {
    assertThat(new MetricsProperties(List.of("main.d_s.100%"), 10).patterns())
        .containsExactly("main.d\\_s.100\\%");
  }
}
