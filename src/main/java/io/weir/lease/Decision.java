package io.weir.lease;

import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one policy decided for a table.
 *
 * @param action the policy's action, such as {@code expire-snapshots}
 * @param policy the policy's name
 * @param interval the longest time between two runs; null when a cron expression does not tell
 * @param options the action's options as the policy sets them, such as {@code retainTime}
 */
public record Decision(
    String action, String policy, @Nullable Duration interval, Map<String, Object> options) {

  public Decision {
    options = Map.copyOf(options);
  }
}
