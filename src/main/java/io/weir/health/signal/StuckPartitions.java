package io.weir.health.signal;

import io.weir.paimon.tally.SchemaFacts.PartitionExpiry;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How long the oldest partition is there beyond its time. Writers expire partitions when they
 * commit, so that nothing is late before their last commit.
 */
final class StuckPartitions implements Signal {

  static final String ID = "partition-expiry-stuck";

  private static final About ABOUT =
      new About(
          ID,
          "Partition expiry stuck",
          "How long the oldest partition is there after it should have expired; a warning once it is"
              + " longer than the interval at which expiry looks.",
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
    Optional<Instant> lastCommit = facts.commits().newest().map(Commit::at);
    if (expiry == null || facts.oldestPartition() == null || lastCommit.isEmpty()) {
      return Optional.empty();
    }
    Instant due = facts.oldestPartition().time().plus(expiry.after());
    Duration beyond = Duration.between(due, lastCommit.get());
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("time", facts.oldestPartition().time().toString());
    values.put("expiresAfter", expiry.after().toString());
    values.put("looksEvery", expiry.every().toString());
    return Optional.of(
        Reading.of(
            this,
            Math.max(0, beyond.toSeconds()),
            facts.limits(ID, Limits.warning(expiry.every().toSeconds() + 1.0)),
            List.of(new Evidence("partition", facts.oldestPartition().name(), values))));
  }
}
