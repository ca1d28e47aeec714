package io.weir.paimon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CallsTests {

  private static final Duration SHORT = Duration.ofMillis(100);

  @Test
  void givesUpOnAStorageThatHangs() {
    CountDownLatch never = new CountDownLatch(1);
    try (Calls calls = new Calls("dead", 1, SHORT)) {
      assertThatThrownBy(() -> calls.call("look", awaiting(never)))
          .isInstanceOfSatisfying(
              Problem.class, p -> assertThat(p.type()).isEqualTo(ProblemType.TIMEOUT))
          .hasMessageContaining("did not answer in time");
    }
  }

  @Test
  void aStorageThatIgnoresInterruptsUsesUpItsOwnThreadsOnly() {
    CountDownLatch release = new CountDownLatch(1);
    try (Calls dead = new Calls("dead", 1, SHORT);
        Calls alive = new Calls("alive", 1, Duration.ofSeconds(10))) {
      assertThatThrownBy(() -> dead.call("look", stubborn(release))).isInstanceOf(Problem.class);
      assertThatThrownBy(() -> dead.call("look", () -> 1)).isInstanceOf(Problem.class);
      assertThat(alive.call("look", () -> 1)).isEqualTo(1);
      release.countDown();
    }
  }

  @Test
  void neverRunsMoreAtOnceThanAllowed() {
    AtomicInteger running = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    Callable<Integer> work =
        () -> {
          most.accumulateAndGet(running.incrementAndGet(), Math::max);
          Thread.yield();
          return running.decrementAndGet();
        };
    try (Calls calls = new Calls("busy", 3, Duration.ofSeconds(10))) {
      List<Integer> results =
          calls.all("work", IntStream.range(0, 200).mapToObj(i -> work).toList());
      assertThat(results).hasSize(200);
    }
    assertThat(most.get()).isBetween(1, 3);
  }

  private static Callable<Integer> awaiting(CountDownLatch latch) {
    return () -> {
      latch.await();
      return 0;
    };
  }

  private static Callable<Integer> stubborn(CountDownLatch latch) {
    return () -> {
      while (latch.getCount() > 0) {
        Thread.onSpinWait();
      }
      return 0;
    };
  }
}
