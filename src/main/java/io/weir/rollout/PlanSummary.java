package io.weir.rollout;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A plan in a list.
 *
 * @param commit of the manifests in version control; null when nobody said
 * @param reason why; null when nobody said
 * @param failure why it stopped midway; null when it did not
 * @param stepCount how many steps it has
 * @param doneCount how many of them are done
 * @param destructiveCount how many of them destroy what no step brings back
 * @param blockerCount how many things stand against it
 */
public record PlanSummary(
    long id,
    PlanStatus status,
    Instant createdAt,
    String createdBy,
    @Nullable String commit,
    @Nullable String reason,
    @Nullable Instant appliedAt,
    @Nullable String appliedBy,
    @Nullable String failure,
    int stepCount,
    int doneCount,
    int destructiveCount,
    int blockerCount) {}
