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

  /** Paimon's own. */
  public static final SnapshotRetention DEFAULT =
      new SnapshotRetention(Duration.ofHours(1), 10, null);

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

  /** The inverse of {@link #toMap}; what is left out is as in {@link #DEFAULT}. */
  public static SnapshotRetention fromMap(Map<String, ?> options) {
    Object time = options.get("retainTime");
    Object min = options.get("retainMin");
    Object max = options.get("retainMax");
    return new SnapshotRetention(
        time == null ? DEFAULT.time : Duration.parse(time.toString()),
        min == null ? DEFAULT.min : ((Number) min).intValue(),
        max == null ? null : ((Number) max).intValue());
  }
}
