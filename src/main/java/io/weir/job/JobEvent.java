package io.weir.job;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Something that happened to a job.
 *
 * @param kind a stable word, such as {@code submitted}
 * @param by who did it; null for Weir itself
 */
public record JobEvent(long id, Instant at, String kind, String message, @Nullable String by) {}
