package io.weir.rollout;

import io.weir.definition.manifest.ManifestFinding;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The exact changes that would bring the lake to what manifests declare.
 *
 * @param hash of the manifests, of what they touch, and of the steps: two plans with one hash are
 *     the same
 * @param commit of the manifests in version control; null when nobody said
 * @param reason why; null when nobody said
 * @param allow the names of destructive steps that may be done
 * @param manifests what it was made of, in YAML
 * @param jobsAffected names of the jobs that work on what it changes
 * @param failure why it stopped midway; null when it did not
 */
public record Plan(
    long id,
    String hash,
    PlanStatus status,
    Instant createdAt,
    String createdBy,
    @Nullable String commit,
    @Nullable String reason,
    @Nullable Instant appliedAt,
    @Nullable String appliedBy,
    List<String> allow,
    String manifests,
    List<PlannedStep> steps,
    List<ManifestFinding> findings,
    List<Blocker> blockers,
    List<String> jobsAffected,
    @Nullable String failure) {

  public Plan {
    allow = List.copyOf(allow);
    steps = List.copyOf(steps);
    findings = List.copyOf(findings);
    blockers = List.copyOf(blockers);
    jobsAffected = List.copyOf(jobsAffected);
  }
}
