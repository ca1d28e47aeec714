package io.weir.paimon;

import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which snapshots to keep.
 *
 * @param time those younger than this are kept, unless there are more than {@code max}
 * @param min so many of the newest are always kept; at least 1
 * @param max more than these are not kept, however young; null for no such bound
 */
public record SnapshotRetention(Duration time, int min, @Nullable Integer max) {

  public SnapshotRetention {
    if (min < 1 || time.isNegative() || (max != null && max < min)) {
      throw new IllegalArgumentException(
          "A retention keeps at least 1 snapshot, no negative time, and max >= min");
    }
  }

  /** As an action's options hold it, for records and messages. */
  public Map<String, Object> toMap() {
    return max == null
        ? Map.of("retainTime", time.toString(), "retainMin", min)
        : Map.of("retainTime", time.toString(), "retainMin", min, "retainMax", max);
  }
}
