package io.weir.lease;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.weir.shared.Problem;
import io.weir.shared.TableId;
import io.weir.testing.WeirIntegrationTest;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

@WeirIntegrationTest
class TableLeasesIntegrationTests {

  private static final Duration TTL = Duration.ofMinutes(1);

  @Autowired TableLeases leases;
  @Autowired TableCares cares;

  private final TableId table = new TableId("main", "ods", "t" + UUID.randomUUID());

  @Test
  void givesATableToOneHolderAtATime() throws Exception {
    var pool = Executors.newFixedThreadPool(8);
    Callable<Boolean> attempt =
        () -> leases.tryAcquire(table, Act.COMPACT, "racer", TTL).isPresent();
    var wins = pool.invokeAll(IntStream.range(0, 32).mapToObj(i -> attempt).toList());
    pool.shutdown();
    int won = 0;
    for (var win : wins) {
      won += win.get() ? 1 : 0;
    }
    assertThat(won).isEqualTo(1);
  }

  @Test
  void namesTheHolder() {
    leases.acquire(table, Act.COMPACT, "run 17", TTL);
    assertThatThrownBy(() -> leases.acquire(table, Act.DROP, "drop by ada", TTL))
        .isInstanceOf(Problem.class)
        .hasMessageContaining("run 17");
  }

  @Test
  void fencesOffAHolderWhoseLeaseExpired() {
    Lease old = leases.acquire(table, Act.COMPACT, "slow", Duration.ofMillis(50));
    Lease fresh =
        await()
            .until(() -> leases.tryAcquire(table, Act.COMPACT, "next", TTL), o -> o.isPresent())
            .orElseThrow();
    assertThat(fresh.fence()).isGreaterThan(old.fence());
    assertThatThrownBy(() -> leases.check(old)).isInstanceOf(LeaseLost.class);
    assertThatThrownBy(() -> leases.renew(old, TTL)).isInstanceOf(LeaseLost.class);
    leases.release(old);
    leases.check(fresh);
    leases.release(fresh);
    assertThat(leases.find(table)).isEmpty();
  }

  @Test
  void refusesWhatTheOwnerDoesNotGiveToWeir() {
    assertThat(cares.firstSight(table, false).owner()).isEqualTo(MaintenanceOwner.WRITER);
    assertThatThrownBy(() -> cares.require(table, Act.EXPIRE_SNAPSHOTS))
        .isInstanceOf(Problem.class)
        .hasMessageContaining("owner WRITER");
    cares.setOwner(table, MaintenanceOwner.COMPACT_JOB, "ada");
    cares.require(table, Act.EXPIRE_SNAPSHOTS);
    assertThatThrownBy(() -> cares.require(table, Act.COMPACT)).hasMessageContaining("COMPACT_JOB");
  }
}
