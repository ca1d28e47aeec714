package io.weir.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.shared.Problem;
import java.util.List;
import org.junit.jupiter.api.Test;

class ServerIdsTests {

  private final ServerIds ids = ServerIds.parse("5400-5405");

  @Test
  void givesEachDeploymentIdsOfItsOwn() {
    assertThat(ids.next(2, List.of(), 0)).isEqualTo("5400-5401");
    assertThat(ids.next(2, List.of("5400-5401"), 0)).isEqualTo("5402-5403");
  }

  @Test
  void doesNotUseThoseOfTheLastDeploymentAtOnce() {
    assertThat(ids.next(2, List.of(), 1)).isEqualTo("5402-5403");
    assertThat(ids.next(2, List.of(), 2)).isEqualTo("5404-5405");
    assertThat(ids.next(2, List.of(), 3)).isEqualTo("5400-5401");
  }

  @Test
  void mindsIdsOfAnotherWidth() {
    assertThat(ids.next(2, List.of("5401-5403"), 0)).isEqualTo("5404-5405");
  }

  @Test
  void refusesWhenNoneAreLeft() {
    assertThatThrownBy(() -> ids.next(4, List.of("5402-5402"), 0))
        .isInstanceOf(Problem.class)
        .hasMessageContaining("serverIdRange");
  }
}
