package io.weir.rollout.drift;

import io.weir.definition.change.Risk;
import org.jspecify.annotations.Nullable;

/**
 * What would bring a table back to the definition that was last applied to it.
 *
 * @param kind as of a plan's step, or {@code extra-column}, {@code extra-option}, {@code
 *     unalterable}
 * @param detail as it would be read in a diff
 * @param sql the same as a statement; null where there is none
 */
public record Difference(String kind, Risk risk, String detail, @Nullable String sql) {}
