package io.weir.health.signal;

import io.weir.paimon.tally.ConsumerFacts;
import io.weir.shared.Severity;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How many snapshots the reader has left that is furthest behind, and whether it still reads: all
 * of them stay for its sake.
 */
final class BlockingConsumer implements Signal {

  static final String ID = "consumer-blocks-expiry";
  private static final Duration QUIET = Duration.ofHours(1);
  private static final Duration GONE = Duration.ofDays(1);

  private static final About ABOUT =
      new About(
          ID,
          "Consumer blocks expiry",
          "Snapshots that the furthest consumer has still to read: none of them expires. A warning too"
              + " when it has something to read and did not move for an hour; an error after a day.",
          Unit.COUNT,
          Limits.warning(501),
          25);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    long latest = facts.commits().newest().map(Commit::id).orElse(0L);
    List<ConsumerFacts> behind =
        facts.surroundings().consumers().stream()
            .filter(consumer -> consumer.nextSnapshot() <= latest)
            .sorted(Comparator.comparing(ConsumerFacts::nextSnapshot))
            .toList();
    Limits limits = facts.limits(ID, ABOUT.limits());
    if (behind.isEmpty()) {
      return facts.surroundings().consumers().isEmpty()
          ? Optional.empty()
          : Optional.of(new Reading(ABOUT, 0, limits, Severity.INFO, 0, List.of()));
    }
    long most = latest - behind.get(0).nextSnapshot() + 1;
    Severity severity =
        behind.stream()
            .map(consumer -> severity(facts, consumer, latest, limits))
            .max(Comparator.naturalOrder())
            .orElse(Severity.INFO);
    return Optional.of(
        new Reading(
            ABOUT,
            most,
            limits,
            severity,
            facts.share(facts.goneAfter(behind.get(0).nextSnapshot())),
            behind.stream().map(consumer -> evidence(facts, consumer, latest)).toList()));
  }

  /** Snapshots that stay for the sake of consumers that read on: that is no one's debt. */
  static long heldByReaders(TableFacts facts) {
    long latest = facts.commits().newest().map(Commit::id).orElse(0L);
    Limits limits = facts.limits(ID, ABOUT.limits());
    return facts.surroundings().consumers().stream()
        .filter(consumer -> consumer.nextSnapshot() <= latest)
        .filter(consumer -> severity(facts, consumer, latest, limits) == Severity.INFO)
        .mapToLong(consumer -> latest - consumer.nextSnapshot() + 1)
        .max()
        .orElse(0);
  }

  private static Severity severity(
      TableFacts facts, ConsumerFacts consumer, long latest, Limits limits) {
    Duration still = facts.age(stillSince(facts, consumer));
    if (still.compareTo(GONE) >= 0) {
      return Severity.ERROR;
    }
    return still.compareTo(QUIET) >= 0
        ? Severity.WARNING
        : limits.of(latest - consumer.nextSnapshot() + 1);
  }

  /** It has had something to read since then, and did not. */
  private static Instant stillSince(TableFacts facts, ConsumerFacts consumer) {
    return facts
        .commits()
        .newest(commit -> commit.id() == consumer.nextSnapshot())
        .map(Commit::at)
        .filter(at -> at.isAfter(consumer.movedAt()))
        .orElse(consumer.movedAt());
  }

  private static Evidence evidence(TableFacts facts, ConsumerFacts consumer, long latest) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("nextSnapshot", consumer.nextSnapshot());
    values.put("behind", latest - consumer.nextSnapshot() + 1);
    values.put("movedAt", consumer.movedAt().toString());
    values.put("heldBytes", facts.goneAfter(consumer.nextSnapshot()));
    return new Evidence("consumer", consumer.id(), values);
  }
}
