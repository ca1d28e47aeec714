package io.weir.health.signal;

import io.weir.lease.Decision;
import io.weir.lease.MaintenanceOwner;
import io.weir.paimon.PartitionSize;
import io.weir.paimon.PartitionTimes;
import io.weir.paimon.tally.SchemaFacts.PartitionExpiry;
import io.weir.shared.Severity;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * How long the oldest partition is there beyond its time. Writers expire partitions when they
 * commit, so that nothing is late before their last commit; a policy does it by the clock, and may
 * be late by its interval.
 */
final class StuckPartitions implements Signal {

  static final String ID = "partition-expiry-stuck";
  private static final List<String> USUAL_FORMATTERS =
      List.of("yyyyMMdd", "yyyy-MM-dd", "yyyyMMddHH", "yyyy-MM-dd-HH", "yyyy/MM/dd");

  private static final About ABOUT =
      new About(
          ID,
          "Partition expiry stuck",
          "How long the oldest partition is there after it should have expired; a warning once it is"
              + " longer than the interval at which expiry looks, and where expiry reads no time from"
              + " any partition.",
          Unit.SECONDS,
          Limits.warning(Duration.ofHours(1).toSeconds()),
          15);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Optional<Reading> read(TableFacts facts) {
    PartitionExpiry expiry = facts.schema().partitionExpiry();
    OldPartition oldest = facts.oldestPartition();
    if (expiry == null || oldest == null) {
      return Optional.empty();
    }
    Limits limits = facts.limits(ID, Limits.warning(mayBeLate(facts, expiry).toSeconds() + 1.0));
    Instant time = oldest.time();
    if (time == null) {
      List<Evidence> evidence =
          List.of(new Evidence("partition", oldest.name(), unread(expiry, oldest.name())));
      return Optional.of(new Reading(ABOUT, 0, limits, Severity.WARNING, 1, evidence));
    }
    Duration beyond = Duration.between(time.plus(expiry.after()), lastLook(facts));
    List<Evidence> evidence = List.of(new Evidence("partition", oldest.name(), read(expiry, time)));
    return Optional.of(Reading.of(this, Math.max(0, beyond.toSeconds()), limits, evidence));
  }

  private static Duration mayBeLate(TableFacts facts, PartitionExpiry expiry) {
    if (facts.owner() == MaintenanceOwner.WRITER) {
      return expiry.every();
    }
    Duration interval =
        facts.decision(Actions.EXPIRE_PARTITIONS).map(Decision::interval).orElse(null);
    return interval == null ? expiry.every() : expiry.every().plus(interval);
  }

  /** When somebody last could have expired partitions. */
  private static Instant lastLook(TableFacts facts) {
    return facts.owner() == MaintenanceOwner.WRITER
        ? facts.commits().newest().map(Commit::at).orElse(facts.now())
        : facts.now();
  }

  private static Map<String, Object> read(PartitionExpiry expiry, Instant time) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("time", time.toString());
    values.put("expiresAfter", expiry.after().toString());
    values.put("looksEvery", expiry.every().toString());
    return values;
  }

  /** What Paimon reads no time with. */
  private static Map<String, Object> unread(PartitionExpiry expiry, String partition) {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("expiresAfter", expiry.after().toString());
    values.put("pattern", Objects.requireNonNullElse(expiry.pattern(), "the first column"));
    values.put("formatter", Objects.requireNonNullElse(expiry.formatter(), "yyyy-MM-dd"));
    LinkedHashMap<String, String> columns = PartitionSize.values(partition);
    USUAL_FORMATTERS.stream()
        .filter(one -> PartitionTimes.read(expiry.pattern(), one, columns).isPresent())
        .findFirst()
        .ifPresent(one -> values.put("fittingFormatter", one));
    return values;
  }
}
