package io.weir.maintenance;

import io.weir.paimon.SnapshotRetention;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * @param retention which snapshots to keep; what is left out is Paimon's own default: 1 h and at
 *     least 10
 */
record ExpireOptions(SnapshotRetention retention) implements ActionOptions {

  private static final String TIME = "retainTime";
  private static final String MIN = "retainMin";
  private static final String MAX = "retainMax";

  static ExpireOptions from(OptionReader reader) {
    reader.allow(TIME, MIN, MAX);
    Duration time = reader.duration(TIME);
    Integer min = reader.count(MIN, 1);
    Integer max = reader.count(MAX, 1);
    int least = min == null ? SnapshotRetention.DEFAULT.min() : min;
    if (max != null && max < least) {
      throw reader.invalid(MAX, "This can't be less than " + MIN + ", which is " + least + ".");
    }
    return new ExpireOptions(
        new SnapshotRetention(time == null ? SnapshotRetention.DEFAULT.time() : time, least, max));
  }

  @Override
  public Map<String, Object> toMap() {
    return retention.toMap();
  }

  @Override
  public String words() {
    @Nullable Integer max = retention.max();
    String most = max == null ? "" : ", at most " + max;
    return "keep " + Words.duration(retention.time()) + " and at least " + retention.min() + most;
  }
}
