package io.weir.catalog;

import io.weir.audit.Actor;
import io.weir.lease.Act;
import io.weir.lease.Lease;
import io.weir.lease.TableLeases;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.time.Duration;
import java.util.Locale;
import org.springframework.stereotype.Component;

/** Does what people ask to be done to a table, under its lease. */
@Component
class LeasedActs {

  /** Longer than any of these acts may take. */
  private static final Duration LEASE = TableChanges.DROP_LIMIT.plusMinutes(1);

  private final TableLeases leases;

  LeasedActs(TableLeases leases) {
    this.leases = leases;
  }

  /**
   * Blocks until the work is done.
   *
   * @throws Problem CONFLICT while another holds the table, or a job works on it that the act
   *     excludes
   */
  void under(TableId id, Act act, Runnable work) {
    String what = act.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    Lease lease = leases.acquire(id, act, what + " by " + Actor.current().name(), LEASE);
    try {
      work.run();
    } finally {
      leases.release(lease);
    }
  }
}
