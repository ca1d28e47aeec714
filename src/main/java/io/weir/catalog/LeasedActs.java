package io.weir.catalog;

import io.weir.audit.Actor;
import io.weir.lease.Act;
import io.weir.lease.Lease;
import io.weir.lease.LeaseLost;
import io.weir.lease.TableLeases;
import io.weir.shared.TableId;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/**
 * Does what people ask to be done to a table, under its lease. The lease is short and renewed while
 * the act takes, so that a Weir that dies meanwhile does not keep others from the table for long.
 */
@Component
class LeasedActs {

  private static final Logger log = LoggerFactory.getLogger(LeasedActs.class);
  private static final Duration LEASE = Duration.ofSeconds(40);

  private final TableLeases leases;
  private final Map<Long, Lease> held = new ConcurrentHashMap<>();

  LeasedActs(TableLeases leases) {
    this.leases = leases;
  }

  /**
   * Blocks until the work is done.
   *
   * @throws io.weir.shared.Problem CONFLICT while another holds the table, or a job works on it
   *     that the act excludes
   */
  void under(TableId id, Act act, Runnable work) {
    under(id, act, check -> work.run());
  }

  /**
   * As the other, for what is not one call of the storage.
   *
   * @param work is given the fencing check, to be made right before what can't be undone
   */
  void under(TableId id, Act act, Consumer<Runnable> work) {
    String what = act.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    Lease lease = leases.acquire(id, act, what + " by " + Actor.current().name(), LEASE);
    held.put(lease.fence(), lease);
    try {
      work.accept(() -> leases.check(lease));
    } finally {
      held.remove(lease.fence());
      leases.release(lease);
    }
  }

  @Scheduled(fixedDelayString = "PT10S")
  void renew() {
    held.values().forEach(this::renew);
  }

  private void renew(Lease lease) {
    try {
      leases.renew(lease, LEASE);
    } catch (LeaseLost e) {
      if (held.remove(lease.fence(), lease)) {
        log.warn("{}", e.detail());
      }
    }
  }
}
