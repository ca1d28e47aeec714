package io.weir.lease;

import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one policy decided for a table.
 *
 * @param action the policy's action, such as {@code expire-snapshots}
 * @param policy the policy's name
 * @param interval the longest time between two runs; null when there is no second one
 * @param options the action's options as the policy sets them, such as {@code retainTime}
 * @param limits of health signals, by their names, where the policy sets others
 */
public record Decision(
    String action,
    String policy,
    @Nullable Duration interval,
    Map<String, Object> options,
    Map<String, SignalLimits> limits) {

  /**
   * From which values on a signal is a warning, and an error.
   *
   * @param warning null for the signal's own
   * @param error null for the signal's own
   */
  public record SignalLimits(@Nullable Double warning, @Nullable Double error) {}

  @SuppressWarnings("ConstantValue")
  public Decision {
    options = Map.copyOf(options);
    // what was kept by an older version has none
    limits = limits == null ? Map.of() : Map.copyOf(limits);
  }
}
