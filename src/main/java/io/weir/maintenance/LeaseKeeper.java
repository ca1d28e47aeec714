package io.weir.maintenance;

import io.weir.lease.Lease;
import io.weir.lease.LeaseLost;
import io.weir.lease.TableLeases;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.stereotype.Component;

/** Renews the claims and leases of the runs that this Weir works on. O(running runs) a beat. */
@Component
class LeaseKeeper {

  private static final Logger log = LoggerFactory.getLogger(LeaseKeeper.class);

  private final TableLeases leases;
  private final RunClaims claims;
  private final Map<Long, Lease> kept = new ConcurrentHashMap<>();

  LeaseKeeper(TableLeases leases, RunClaims claims) {
    this.leases = leases;
    this.claims = claims;
  }

  void keep(long runId, Lease lease) {
    kept.put(runId, lease);
  }

  void drop(long runId) {
    kept.remove(runId);
  }

  @Scheduled(fixedDelayString = "PT8S")
  void renew() {
    claims.renew(List.copyOf(kept.keySet()));
    kept.forEach(this::renew);
  }

  private void renew(long runId, Lease lease) {
    try {
      leases.renew(lease, RunExecution.LEASE_TTL);
    } catch (LeaseLost e) {
      log.warn("Run {}: {}", runId, e.detail());
      kept.remove(runId, lease);
    }
  }
}
