package io.weir.health.signal;

import io.weir.lease.Decision;
import io.weir.lease.MaintenanceOwner;
import io.weir.paimon.tally.SchemaFacts.Retention;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How many snapshots there are, against how many the retention in force would leave: those of the
 * retention's time, as many as were committed in it, and at least its least; and those that a
 * consumer which reads on has still to read. Writers expire when they commit, so that the time is
 * counted back from their last commit; a policy does it by the clock, and may be late by its
 * interval.
 */
final class SnapshotDebt implements Signal {

  static final String ID = "snapshot-debt";
  private static final int TIMES = 2;

  private static final About ABOUT =
      new About(
          ID,
          "Snapshot debt",
          "How many snapshots there are; a warning at more than twice as many as the retention in"
              + " force would leave. Each keeps files that are in use no more.",
          Unit.COUNT,
          Limits.warning(21),
          20);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    double limit = TIMES * (double) expected(facts) + 1;
    return Optional.of(
        Reading.of(
            this,
            facts.snapshotCount(),
            facts.limits(ID, Limits.warning(limit)),
            List.of(evidence(facts))));
  }

  /** How many there would be if what is due were done. */
  private static long expected(TableFacts facts) {
    Optional<Decision> decision = decision(facts);
    Retention retention = retention(facts, decision);
    Instant until =
        decision.isPresent()
            ? facts.now()
            : facts.commits().newest().map(Commit::at).orElse(facts.now());
    Duration late = decision.map(SnapshotDebt::lateness).orElse(Duration.ZERO);
    long within = committedSince(facts, until.minus(retention.time()).minus(late));
    long retained = Math.min(retention.most(), Math.max(retention.least(), within));
    return Math.max(retained, BlockingConsumer.heldByReaders(facts));
  }

  /** Where more were committed than are looked at, the rest is taken to be as dense. */
  private static long committedSince(TableFacts facts, Instant since) {
    List<Commit> looked = facts.commits().newestFirst();
    long within = facts.commits().since(since).size();
    if (within < looked.size() || looked.size() < 2) {
      return within;
    }
    Commit oldest = looked.get(looked.size() - 1);
    Duration span = Duration.between(oldest.at(), looked.get(0).at());
    Duration rest = Duration.between(since, oldest.at());
    return within + looked.size() * rest.toMillis() / Math.max(1, span.toMillis());
  }

  static Optional<Decision> decision(TableFacts facts) {
    return facts.owner() == MaintenanceOwner.WRITER
        ? Optional.empty()
        : facts.decision(Actions.EXPIRE_SNAPSHOTS);
  }

  /** The retention in force: the policy's, or the table's own. */
  static Retention retention(TableFacts facts, Optional<Decision> decision) {
    Retention own = facts.schema().retention();
    return decision
        .map(Decision::options)
        .map(
            options ->
                new Retention(
                    options.get("retainTime") instanceof String time
                        ? Duration.parse(time)
                        : own.time(),
                    options.get("retainMin") instanceof Number least
                        ? least.intValue()
                        : own.least(),
                    options.get("retainMax") instanceof Number most
                        ? most.intValue()
                        : Integer.MAX_VALUE))
        .orElse(own);
  }

  /** A policy that is due once is never late. */
  private static Duration lateness(Decision decision) {
    Duration interval = decision.interval();
    return interval == null ? Duration.ZERO : interval;
  }

  private static Evidence evidence(TableFacts facts) {
    Map<String, Object> values = new LinkedHashMap<>();
    Optional<Decision> decision = decision(facts);
    Retention retention = retention(facts, decision);
    values.put("expected", expected(facts));
    values.put("retainTime", retention.time().toString());
    values.put("retainMin", retention.least());
    decision.ifPresent(one -> values.put("policy", one.policy()));
    facts.commits().earliestAt().ifPresent(time -> values.put("oldestAt", time.toString()));
    if (facts.dead() != null) {
      values.put("deadBytes", facts.dead().bytes());
    }
    return new Evidence("snapshots", facts.id().table(), values);
  }
}
