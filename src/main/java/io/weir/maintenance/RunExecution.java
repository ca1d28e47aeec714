package io.weir.maintenance;

import io.weir.catalog.Catalogs;
import io.weir.lease.JobOnTable;
import io.weir.lease.Lease;
import io.weir.lease.TableCares;
import io.weir.lease.TableLeases;
import io.weir.maintenance.TableWork.Idle;
import io.weir.maintenance.TableWork.Outcome;
import io.weir.maintenance.TableWork.Prepared;
import io.weir.maintenance.TableWork.Ready;
import io.weir.paimon.LakeTable;
import io.weir.paimon.WorkCancelled;
import io.weir.shared.Problem;
import java.time.Clock;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * Carries one claimed run as far as it gets: refused or held up, planned and recorded, done, and
 * its outcome recorded. No transaction is open while the table is worked on.
 */
@Component
class RunExecution {

  /** How long a lease lasts unless renewed; the worker renews it several times as often. */
  static final Duration LEASE_TTL = Duration.ofSeconds(60);

  private static final Logger log = LoggerFactory.getLogger(RunExecution.class);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(5);
  private static final int MAX_ATTEMPTS = 3;

  private final RunStore store;
  private final TableLeases leases;
  private final TableCares cares;
  private final Catalogs catalogs;
  private final FlinkCompaction flink;
  private final LeaseKeeper keeper;
  private final Clock clock;
  private final Map<Action, TableWork> works = new EnumMap<>(Action.class);

  RunExecution(
      RunStore store,
      TableLeases leases,
      TableCares cares,
      Catalogs catalogs,
      FlinkCompaction flink,
      LeaseKeeper keeper,
      List<TableWork> works,
      Clock clock) {
    this.store = store;
    this.leases = leases;
    this.cares = cares;
    this.catalogs = catalogs;
    this.flink = flink;
    this.keeper = keeper;
    this.clock = clock;
    works.forEach(work -> this.works.put(work.action(), work));
  }

  /** Never throws: whatever goes wrong is the run's outcome. */
  void execute(Run run) {
    try {
      advance(run);
    } catch (WorkCancelled cancelled) {
      store.cancelled(run.id());
      store.log(run.id(), cancelled.detail());
    } catch (Problem problem) {
      fail(run, problem.type().slug(), problem.detail());
    } catch (RuntimeException | LinkageError | OutOfMemoryError e) {
      log.error("Run {} failed", run.id(), e);
      fail(run, "internal", "Weir failed at this run; its log says why: " + e.getMessage());
    }
  }

  private void fail(Run run, String type, String message) {
    store.failed(run.id(), type, message);
    store.log(run.id(), message);
  }

  private void advance(Run run) {
    if (run.engine() == Engine.FLINK && run.status() == RunStatus.RUNNING) {
      flink.watch(run);
      return;
    }
    if (store.cancelRequested(run.id())) {
      store.cancelled(run.id());
      return;
    }
    Optional<String> refusal = cares.refusal(run.table(), run.action().act());
    if (refusal.isPresent()) {
      store.skipped(run.id(), new Because(Because.Code.OWNER, refusal.get()));
      return;
    }
    Optional<Lease> lease =
        leases.tryAcquire(run.table(), run.action().act(), run.holder(), LEASE_TTL);
    if (lease.isEmpty()) {
      store.waiting(run.id(), heldUpBy(run), clock.instant().plus(RETRY_AFTER));
      return;
    }
    under(lease.get(), run);
  }

  private Because heldUpBy(Run run) {
    String jobs =
        leases.excludedBy(run.table(), run.action().act()).stream()
            .map(JobOnTable::name)
            .collect(Collectors.joining(", "));
    if (!jobs.isEmpty()) {
      return new Because(Because.Code.JOB, jobs, "job " + jobs + " to stop");
    }
    String holder = leases.find(run.table()).map(Lease::holder).orElse(null);
    return new Because(
        Because.Code.LEASE,
        holder,
        holder == null ? "the table's lease" : "the lease of " + holder);
  }

  private void under(Lease lease, Run run) {
    boolean handedOver = false;
    try {
      keeper.keep(run.id(), lease);
      handedOver = work(lease, run);
    } finally {
      keeper.drop(run.id());
      if (!handedOver) {
        leases.release(lease);
      }
    }
  }

  /** Whether a Flink job has the lease now. */
  private boolean work(Lease lease, Run run) {
    LakeTable table = catalogs.table(run.table());
    TableWork work = Objects.requireNonNull(works.get(run.action()));
    if (run.attempts() > 0 && resumed(work, table, run)) {
      return false;
    }
    Prepared prepared = work.prepare(table, run);
    if (prepared instanceof Ready ready) {
      return carryOut(lease, run, ready);
    }
    store.skipped(run.id(), ((Idle) prepared).because());
    return false;
  }

  private boolean carryOut(Lease lease, Run run, Ready ready) {
    if (isForFlink(run, ready.planned())) {
      return flink.start(lease, run, ready.planned());
    }
    store.running(run.id(), ready.planned(), Engine.WEIR, null);
    Outcome outcome = ready.doing().with(new RunHandle(run, lease, leases, store, clock));
    finish(run, outcome);
    return false;
  }

  private static boolean isForFlink(Run run, Planned planned) {
    return planned.onFlinkOnly() || planned.rewriteBytes() > run.rewriteLimitBytes();
  }

  private boolean resumed(TableWork work, LakeTable table, Run run) {
    Optional<Outcome> done = work.alreadyDone(table, run);
    if (done.isPresent()) {
      store.succeeded(run.id(), done.get().before(), done.get().after());
      store.log(run.id(), done.get().note());
      return true;
    }
    if (run.attempts() >= MAX_ATTEMPTS) {
      store.failed(
          run.id(),
          "internal",
          "Weir stopped in the midst of it " + MAX_ATTEMPTS + " times; it is not tried again.");
      return true;
    }
    store.log(run.id(), "Weir stopped in the midst of it; it starts anew.");
    return false;
  }

  private void finish(Run run, Outcome outcome) {
    if (!outcome.complete() && store.cancelRequested(run.id())) {
      store.cancelledMidway(run.id(), outcome.before(), outcome.after());
    } else {
      store.succeeded(run.id(), outcome.before(), outcome.after());
    }
    store.log(run.id(), outcome.note());
  }
}
