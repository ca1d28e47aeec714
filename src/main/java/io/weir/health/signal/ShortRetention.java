package io.weir.health.signal;

import io.weir.paimon.tally.ConsumerFacts;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How far behind the slowest reader is that moves, against how long snapshots are kept. Readers
 * without a consumer tell nobody where they are, so that only consumers are seen.
 */
final class ShortRetention implements Signal {

  static final String ID = "retention-too-short";
  private static final Duration MOVING = Duration.ofHours(1);
  private static final int PERCENT = 100;

  private static final About ABOUT =
      new About(
          ID,
          "Retention too short",
          "How much of the time for which snapshots are kept the slowest reader that moves is behind."
              + " A reader that is behind by more than the retention fails, unless its consumer holds"
              + " the snapshots.",
          Unit.PERCENT,
          Limits.warning(50),
          10);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    Duration kept = SnapshotDebt.retention(facts, SnapshotDebt.decision(facts)).time();
    Optional<ConsumerFacts> slowest =
        facts.surroundings().consumers().stream()
            .filter(consumer -> facts.age(consumer.movedAt()).compareTo(MOVING) < 0)
            .filter(consumer -> behind(facts, consumer).isPresent())
            .max(Comparator.comparing(consumer -> behind(facts, consumer).orElse(Duration.ZERO)));
    if (slowest.isEmpty()) {
      return Optional.empty();
    }
    Duration behind = behind(facts, slowest.get()).orElse(Duration.ZERO);
    double share = (double) behind.toMillis() * PERCENT / Math.max(1, kept.toMillis());
    return Optional.of(
        Reading.of(
            this,
            share,
            facts.limits(ID, ABOUT.limits()),
            List.of(evidence(slowest.get(), behind, kept))));
  }

  /** How old the snapshot is that it reads next; empty when it read them all or it is not known. */
  private static Optional<Duration> behind(TableFacts facts, ConsumerFacts consumer) {
    return facts
        .commits()
        .newest(commit -> commit.id() == consumer.nextSnapshot())
        .map(Commit::at)
        .map((Instant at) -> facts.age(at));
  }

  private static Evidence evidence(ConsumerFacts consumer, Duration behind, Duration kept) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("nextSnapshot", consumer.nextSnapshot());
    values.put("behind", behind.truncatedTo(ChronoUnit.SECONDS).toString());
    values.put("retainTime", kept.toString());
    return new Evidence("consumer", consumer.id(), values);
  }
}
