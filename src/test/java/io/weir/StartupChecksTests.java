package io.weir;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class StartupChecksTests {

  @Test
  void refusesAJdkThatHadoopCannotWorkOn() {
    assertThatThrownBy(() -> StartupChecks.checkJdk(25))
        .isInstanceOf(StartupRefused.class)
        .hasMessageContaining("JDK 17 or 21");
    assertThatCode(() -> StartupChecks.checkJdk(17)).doesNotThrowAnyException();
    assertThatCode(() -> StartupChecks.checkJdk(21)).doesNotThrowAnyException();
  }
}
