package io.weir.rollout;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One thing that was done to a table.
 *
 * @param action such as {@code table.alter}
 * @param reason why; null when nobody said
 * @param planId the plan that it was a step of; null when it was none
 * @param step the step's number in the plan, from 1
 * @param commit of the plan's manifests in version control; null when nobody said
 * @param sql the step as a statement; null where it was none
 */
public record TableChangeEntry(
    Instant at,
    String who,
    String action,
    String summary,
    @Nullable String reason,
    @Nullable Long planId,
    @Nullable Integer step,
    @Nullable String commit,
    @Nullable String sql) {}
