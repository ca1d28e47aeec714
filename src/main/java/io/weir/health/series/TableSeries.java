package io.weir.health.series;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How metrics went over time.
 *
 * @param times of the steps, ascending
 * @param values by metric, one for each step; null where nobody looked
 */
public record TableSeries(List<Instant> times, Map<TableMetric, List<@Nullable Long>> values) {

  /** The values of a metric that was asked for. */
  public List<@Nullable Long> of(TableMetric metric) {
    return Objects.requireNonNull(values.get(metric));
  }
}
