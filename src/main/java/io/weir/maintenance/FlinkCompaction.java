package io.weir.maintenance;

import io.weir.catalog.Catalogs;
import io.weir.cluster.Clusters;
import io.weir.flink.CompactionProgram;
import io.weir.flink.FlinkCluster;
import io.weir.flink.FlinkJob;
import io.weir.flink.JobExceptions;
import io.weir.flink.JobSubmission;
import io.weir.flink.Submission;
import io.weir.lease.Lease;
import io.weir.lease.TableLeases;
import io.weir.maintenance.TableWork.Outcome;
import io.weir.paimon.LakeTable;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Component;

/**
 * A compaction as a batch job on a Flink cluster. Its job id is chosen and recorded before it is
 * submitted, so that a lost answer is resolved by submitting the same id again. The run keeps the
 * table's lease until the job is seen terminal, also while the cluster does not answer, and while
 * no Weir runs.
 */
@Component
class FlinkCompaction {

  private static final Duration UNTIL_TERMINAL = Duration.ofDays(7);
  private static final Duration LOOK_AGAIN = Duration.ofSeconds(3);

  private final RunStore store;
  private final TableLeases leases;
  private final Catalogs catalogs;
  private final Clusters clusters;
  private final CompactionWork compaction;
  private final MaintenanceSettings settings;
  private final Clock clock;

  FlinkCompaction(
      RunStore store,
      TableLeases leases,
      Catalogs catalogs,
      Clusters clusters,
      CompactionWork compaction,
      MaintenanceSettings settings,
      Clock clock) {
    this.store = store;
    this.leases = leases;
    this.catalogs = catalogs;
    this.clusters = clusters;
    this.compaction = compaction;
    this.settings = settings;
    this.clock = clock;
  }

  /**
   * Records the job and submits it.
   *
   * @return whether the run goes on, with the lease in its hands
   */
  boolean start(Lease lease, Run run, Planned planned) {
    String jobId = UUID.randomUUID().toString().replace("-", "");
    store.running(run.id(), planned, Engine.FLINK, new FlinkTarget(settings.cluster(), jobId));
    leases.renew(lease, UNTIL_TERMINAL);
    store.log(run.id(), "Submitting job " + jobId + " to cluster " + settings.cluster() + ".");
    return submitted(run, settings.cluster(), jobId);
  }

  private boolean submitted(Run run, String cluster, String jobId) {
    Submission submission = clusters.submit(cluster, job(run, jobId));
    if (submission instanceof Submission.Rejected rejected) {
      store.failed(run.id(), ProblemType.UPSTREAM.slug(), rejected.cause().sentence());
      return false;
    }
    if (submission instanceof Submission.Unknown unknown) {
      store.log(run.id(), unknown.sentence());
    }
    lookAgain(run);
    return true;
  }

  private JobSubmission job(Run run, String jobId) {
    CompactOptions options = (CompactOptions) run.actionOptions();
    return CompactionProgram.batch(
        jobId,
        "weir-run-" + run.id() + " " + run.table(),
        catalogs.opening(run.table().catalog()),
        run.table(),
        run.commitUser(),
        options.strategy().name().toLowerCase(Locale.ROOT),
        1);
  }

  /** Looks at the job of a run that was started, and records what became of it. */
  void watch(Run run) {
    String cluster = String.valueOf(run.cluster());
    String jobId = String.valueOf(run.flinkJobId());
    Lease lease = regain(run);
    Optional<FlinkJob> job;
    try {
      FlinkCluster flink = clusters.connect(cluster);
      job = flink.job(jobId);
      if (store.cancelRequested(run.id())) {
        flink.cancel(jobId);
      }
    } catch (Problem silent) {
      lookAgain(run);
      return;
    }
    if (job.isPresent() ? goesOn(run, job.get()) : resolved(run, cluster, jobId)) {
      lookAgain(run);
    } else {
      leases.release(lease);
    }
  }

  private Lease regain(Run run) {
    Optional<Lease> own =
        leases.find(run.table()).filter(lease -> lease.holder().equals(run.holder()));
    return own.isPresent()
        ? leases.renew(own.get(), UNTIL_TERMINAL)
        : leases.acquire(run.table(), run.action().act(), run.holder(), UNTIL_TERMINAL);
  }

  /** Whether the job is not terminal; when it is, the run ends here. */
  private boolean goesOn(Run run, FlinkJob job) {
    switch (job.state()) {
      case FINISHED -> succeed(run);
      case FAILED -> fail(run, job.id());
      case CANCELLED -> store.cancelled(run.id());
      default -> {
        store.progressed(run.id(), 0, files(run));
        return true;
      }
    }
    return false;
  }

  /** The cluster does not know the job: whether it may still come. */
  private boolean resolved(Run run, String cluster, String jobId) {
    LakeTable table = catalogs.table(run.table());
    Optional<Outcome> done = compaction.alreadyDone(table, run);
    if (done.isPresent()) {
      store.succeeded(run.id(), done.get().before(), done.get().after());
      store.log(run.id(), done.get().note());
      return false;
    }
    Instant started = run.startedAt() == null ? clock.instant() : run.startedAt();
    if (clock.instant().isBefore(started.plus(settings.submitLimit()))) {
      return submitted(run, cluster, jobId);
    }
    store.failed(
        run.id(),
        ProblemType.UPSTREAM.slug(),
        "Cluster " + cluster + " lost the job; it had committed nothing. Run it again.");
    return false;
  }

  private void succeed(Run run) {
    Numbers before = run.before();
    Numbers after = Numbers.of(catalogs.table(run.table()).state());
    store.succeeded(run.id(), before == null ? after : before, after);
    store.log(run.id(), "The Flink job finished.");
  }

  private void fail(Run run, String jobId) {
    JobExceptions exceptions = clusters.connect(String.valueOf(run.cluster())).exceptions(jobId);
    String sentence =
        exceptions
            .newest()
            .map(f -> f.cause().sentence())
            .orElse("The Flink job failed without a reason.");
    store.failed(run.id(), ProblemType.UPSTREAM.slug(), sentence);
  }

  private void lookAgain(Run run) {
    store.postpone(run.id(), clock.instant().plus(LOOK_AGAIN));
  }

  private static long files(Run run) {
    Object files = run.runPlan() == null ? null : run.runPlan().get("files");
    return files instanceof Number number ? number.longValue() : 0;
  }
}
