package io.weir.health.signal;

import io.weir.lease.Care;
import io.weir.lease.Decision;
import io.weir.lease.MaintenanceOwner;
import io.weir.paimon.tally.ConsumerFacts;
import io.weir.paimon.tally.FileCount;
import io.weir.paimon.tally.FileSums;
import io.weir.paimon.tally.SchemaFacts;
import io.weir.paimon.tally.Surroundings;
import io.weir.shared.TableId;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a table when its signals are read.
 *
 * @param now when they are
 * @param sums over all its live files
 * @param snapshotCount how many are there
 * @param dead data files that only older snapshots and tags have; null when that is not known
 * @param partitions those that may be worst in something, and the largest; not all of a large table
 * @param oldestPartition any where none has a time; null when partitions do not expire, and where
 *     there is none
 * @param care null when nobody looked at the table yet
 * @param jobs that act on it
 */
public record TableFacts(
    TableId id,
    Instant now,
    Storage storage,
    SchemaFacts schema,
    FileSums sums,
    long snapshotCount,
    @Nullable FileCount dead,
    Surroundings surroundings,
    Commits commits,
    List<PartitionFacts> partitions,
    @Nullable OldPartition oldestPartition,
    @Nullable Care care,
    List<JobFacts> jobs) {

  /** The newest snapshot; empty when nothing was ever committed. */
  public Optional<Commit> newestSnapshot() {
    return commits.newest();
  }

  /** Bytes that are there for the sake of tags alone. */
  public long tagBytes() {
    return surroundings.tags().stream().mapToLong(tag -> tag.held().bytes()).sum();
  }

  /** Bytes of files that went after the snapshot which the furthest consumer reads next. */
  public long consumerBytes() {
    OptionalLong furthest =
        surroundings.consumers().stream().mapToLong(ConsumerFacts::nextSnapshot).min();
    return furthest.isEmpty() ? 0 : goneAfter(furthest.getAsLong());
  }

  long goneAfter(long snapshot) {
    return commits.newestFirst().stream()
        .filter(commit -> commit.id() > snapshot)
        .mapToLong(Commit::deadBytes)
        .sum();
  }

  /** Who made the snapshots that are looked at, Weir's own runs left out. */
  public List<Committers.Committer> committers() {
    return Committers.of(commits.newestFirst()).byName();
  }

  /** Of those partitions that are known here, the largest is one. */
  public long largestPartitionBytes() {
    return partitions.stream().mapToLong(PartitionFacts::bytes).max().orElse(0);
  }

  /** Those of the partitions that are known here. */
  Stream<BucketFacts> buckets() {
    return partitions.stream().flatMap(partition -> partition.buckets().stream());
  }

  /** Those that readers look into. */
  Stream<BucketFacts> mergedBuckets() {
    return buckets().filter(bucket -> !bucket.isPostponed());
  }

  /** Which part of the table's bytes these are. */
  double share(long bytes) {
    return sums.bytes() <= 0 ? 0 : (double) bytes / sums.bytes();
  }

  /** Who compacts it: the writers, as long as nobody said otherwise. */
  public MaintenanceOwner owner() {
    return care == null ? MaintenanceOwner.WRITER : care.owner();
  }

  /** What a policy decided about an action, such as {@code compact}. */
  public Optional<Decision> decision(String action) {
    return care == null
        ? Optional.empty()
        : care.decisions().stream().filter(one -> one.action().equals(action)).findFirst();
  }

  /** The limits of a signal: its own, but for what policies say. */
  Limits limits(String signal, Limits own) {
    Limits limits = own;
    for (Decision decision : care == null ? List.<Decision>of() : care.decisions()) {
      Decision.SignalLimits said = decision.limits().get(signal);
      limits = limits.or(said == null ? null : new Limits(said.warning(), said.error()));
    }
    return limits;
  }

  /** Whether somebody other than the table's writers is to compact it. */
  public boolean isCompactedApart() {
    return decision(Actions.COMPACT).isPresent() && owner() == MaintenanceOwner.WEIR
        || jobs.stream().anyMatch(job -> job.compacts() && job.wanted());
  }

  /**
   * How often somebody other than the writers is to compact it, or does; empty when nobody does.
   */
  public Optional<Duration> compactionPace() {
    if (!isCompactedApart()) {
      return schema.writeOnly() ? commits.compactionInterval() : Optional.empty();
    }
    Optional<Duration> declared =
        decision(Actions.COMPACT)
            .flatMap(decision -> Optional.ofNullable(decision.interval()))
            .or(this::checkpointOfCompactor);
    return declared.or(commits::compactionInterval).or(() -> Optional.of(Actions.USUAL_PACE));
  }

  private Optional<Duration> checkpointOfCompactor() {
    return jobs.stream().filter(JobFacts::compacts).map(JobFacts::checkpointInterval).findFirst();
  }

  /** Zero for a time that is still to come by this clock. */
  Duration age(Instant time) {
    return time.isAfter(now) ? Duration.ZERO : Duration.between(time, now);
  }
}
