package io.weir.catalog;

import io.weir.shared.HealthState;
import org.jspecify.annotations.Nullable;

/**
 * What was last seen of a table, and how well it is now.
 *
 * @param score 0 to 100; null when the state is UNKNOWN
 */
public record TableStanding(Observation observation, HealthState state, @Nullable Integer score) {}
