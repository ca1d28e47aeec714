package io.weir.maintenance;

import io.weir.lease.Lease;
import io.weir.lease.TableLeases;
import io.weir.paimon.RunControl;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/**
 * A running run's hand on its work: the fencing check before each change, the word to stop, and
 * progress for those who watch, none of them asked of the database more than once a second.
 */
class RunHandle implements RunControl {

  private static final Duration BEAT = Duration.ofSeconds(1);

  private final Run run;
  private final Lease lease;
  private final TableLeases leases;
  private final RunStore store;
  private final Clock clock;
  private Instant nextProgress = Instant.EPOCH;
  private Instant nextLook = Instant.EPOCH;
  private boolean cancelled;

  RunHandle(Run run, Lease lease, TableLeases leases, RunStore store, Clock clock) {
    this.run = run;
    this.lease = lease;
    this.leases = leases;
    this.store = store;
    this.clock = clock;
  }

  @Override
  public void beforeChange() {
    leases.renew(lease, RunExecution.LEASE_TTL);
  }

  @Override
  public synchronized boolean isCancelled() {
    Instant now = clock.instant();
    if (!cancelled && !now.isBefore(nextLook)) {
      nextLook = now.plus(BEAT);
      cancelled = store.cancelRequested(run.id());
    }
    return cancelled;
  }

  @Override
  public synchronized void progressed(long done, long total) {
    Instant now = clock.instant();
    if (!now.isBefore(nextProgress) || done == total) {
      nextProgress = now.plus(BEAT);
      store.progressed(run.id(), done, total);
    }
  }
}
