package io.weir.health.signal;

import io.weir.lease.MaintenanceOwner;
import io.weir.shared.Severity;
import java.time.Duration;
import java.util.Optional;

/**
 * Sorted runs of the worst bucket. The limits are the table's own: from its compaction trigger on a
 * bucket waits for compaction, and from its stop trigger on its writers wait too. Where somebody
 * else compacts now and then, what comes in between two compactions is allowed for, since no writer
 * waits for it; but no more than what a reader merges well.
 */
final class SortedRuns implements Signal {

  static final String ID = "sorted-runs";

  /** Of a bucket that is not compacted by those who write it, whatever the pace. */
  private static final int MOST_BETWEEN = 40;

  private static final int APART = 3;

  /**
   * Where compaction is put off, or writers never wait for it, a run is a file that each read opens
   * and merges.
   */
  private static final Limits OF_NEVER_WAITING = Limits.of(20, 50);

  private static final Duration UNDER_WAY = Duration.ofMinutes(15);

  private static final About ABOUT =
      new About(
          ID,
          "Sorted runs",
          "Sorted runs of the bucket that has most: a read merges them all, and writers wait for"
              + " compaction when there are too many.",
          Unit.COUNT,
          Limits.of(5, 8),
          40);

  private static final WorstBuckets WORST =
      new WorstBuckets(ABOUT, bucket -> bucket.tally().sortedRuns());

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    if (!facts.schema().keyed()) {
      return Optional.empty();
    }
    Reading reading = WORST.read(facts, facts.mergedBuckets(), facts.limits(ID, limits(facts)));
    return Optional.of(
        reading.severity() == Severity.WARNING && isUnderWay(facts)
            ? reading.atMost(Severity.INFO)
            : reading);
  }

  private static Limits limits(TableFacts facts) {
    int trigger = facts.schema().compaction().trigger();
    int stop = facts.schema().compaction().stopTrigger();
    if (facts.schema().writeOnly()) {
      int allowed = trigger + between(facts);
      return Limits.of(allowed, allowed + Math.max(APART, allowed / 2));
    }
    boolean isNeverHeldBack = trigger > MOST_BETWEEN || stop > trigger + MOST_BETWEEN;
    return isNeverHeldBack ? OF_NEVER_WAITING : Limits.of(trigger, stop);
  }

  /**
   * Commits that come in twice the time between two compactions; or those that have come since the
   * last one, as long as the next is not overdue.
   */
  private static int between(TableFacts facts) {
    if (facts.compactionPace().isEmpty() || facts.commits().usualInterval().isEmpty()) {
      return 0;
    }
    long pace = facts.compactionPace().get().toMillis();
    long commit = Math.max(1, facts.commits().usualInterval().get().toMillis());
    long come = isOverdue(facts, pace) ? 0 : facts.commits().appendsSinceCompaction();
    return (int) Math.min(MOST_BETWEEN, Math.max(2 * pace / commit, come));
  }

  private static boolean isOverdue(TableFacts facts, long paceMillis) {
    return facts
        .commits()
        .uncompactedSince()
        .map(since -> facts.age(since).toMillis() > Uncompacted.PACES * paceMillis)
        .orElse(false);
  }

  /** A writer that compacted just now is at it: its next commit shows more. */
  private static boolean isUnderWay(TableFacts facts) {
    return facts.owner() == MaintenanceOwner.WRITER
        && facts.commits().newest(Commit::isCompaction).stream()
            .anyMatch(commit -> facts.age(commit.at()).compareTo(UNDER_WAY) < 0);
  }
}
