package io.weir.health.signal;

import io.weir.paimon.PartitionSize;
import io.weir.paimon.PartitionTimes;
import io.weir.paimon.tally.SchemaFacts.PartitionExpiry;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Comparator;
import java.util.LinkedHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A partition and its time.
 *
 * @param time null when Paimon reads none from it, so that it never expires
 */
public record OldPartition(String name, @Nullable Instant time) {

  /** The oldest first, and last those without a time. */
  public static final Comparator<OldPartition> OLDEST_FIRST =
      Comparator.comparing(OldPartition::time, Comparator.nullsLast(Comparator.naturalOrder()));

  /**
   * As expiry sees it; Paimon reads the values of partitions as local time.
   *
   * @param changedAt when a file last came to it or went
   */
  public static OldPartition of(String name, Instant changedAt, PartitionExpiry expiry) {
    return new OldPartition(name, expiry.byUpdate() ? changedAt : time(name, expiry));
  }

  private static @Nullable Instant time(String name, PartitionExpiry expiry) {
    LinkedHashMap<String, String> values = PartitionSize.values(name);
    if (values.containsValue(expiry.nullName())) {
      return null;
    }
    return PartitionTimes.read(expiry.pattern(), expiry.formatter(), values)
        .map(time -> time.atZone(ZoneId.systemDefault()).toInstant())
        .orElse(null);
  }
}
