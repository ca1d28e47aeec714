package io.weir.scheduling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.shared.Problem;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CronTriggerTests {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "5 * * * *|0 5 * * * ?",
        "0 3 * * 0|0 0 3 ? * 1",
        "0 3 * * 1-5|0 0 3 ? * 2-6",
        "*/10 * 1 * *|0 */10 * 1 * ?",
        "0 0 5 * * ?|0 0 5 * * ?"
      })
  void turnsTheUnixFormIntoQuartzs(String given, String quartz) {
    assertThat(new CronTrigger(given, "UTC").cron()).isEqualTo(quartz);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "hello", "61 * * * *", "* * 1 * 1", "0 0 25 * * ?"})
  void refusesWhatIsNoCronExpression(String text) {
    assertThatThrownBy(() -> new CronTrigger(text, "UTC")).isInstanceOf(Problem.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "0 0 0 W * ?", "*/99999999999 * * * *"})
  void tellsNothingOfJavaWhereQuartzFails(String text) {
    assertThatThrownBy(() -> new CronTrigger(text, "UTC"))
        .isInstanceOf(Problem.class)
        .hasMessageNotContaining("Exception");
  }

  @Test
  void refusesAZoneThatIsNone() {
    assertThatThrownBy(() -> new CronTrigger("5 * * * *", "Mars/Olympus"))
        .isInstanceOf(Problem.class)
        .hasMessageContaining("Mars/Olympus");
  }

  @Test
  void takesUtcWhereNoZoneIsSaid() {
    assertThat(new CronTrigger("5 * * * *", null).zone()).isEqualTo("UTC");
  }

  @Test
  void readsIntervalsBack() {
    assertThat(new EveryTrigger(Duration.ofMinutes(10)).words()).isEqualTo("every 10 minutes");
    assertThat(new EveryTrigger(Duration.ofHours(1)).words()).isEqualTo("every hour");
    assertThatThrownBy(() -> new EveryTrigger(Duration.ofSeconds(1))).isInstanceOf(Problem.class);
  }
}
