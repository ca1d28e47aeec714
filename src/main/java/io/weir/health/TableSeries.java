package io.weir.health;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How metrics went over time.
 *
 * @param times of the steps, ascending
 * @param values by metric, one for each step; null where nobody looked
 */
public record TableSeries(List<Instant> times, Map<TableMetric, List<@Nullable Long>> values) {}
