package io.weir.maintenance;

import io.weir.shared.TableId;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A run to be queued.
 *
 * @param policy the policy that it is due by; null when someone asked
 * @param requestedBy who asked; null when a policy is due
 */
record RunRequest(
    TableId table,
    Action action,
    Map<String, Object> options,
    long rewriteLimitBytes,
    String reason,
    @Nullable String policy,
    @Nullable String requestedBy,
    Instant dueAt) {

  static RunRequest asked(
      TableId table, Action action, ActionOptions options, String by, Instant now) {
    return new RunRequest(
        table,
        action,
        options.toMap(),
        Limits.DEFAULT.rewriteInWeirBytes(),
        "asked by " + by,
        null,
        by,
        now);
  }

  static RunRequest due(PolicySpec policy, TableId table, Instant dueAt) {
    return new RunRequest(
        table,
        policy.action(),
        policy.options(),
        policy.limits().rewriteInWeirBytes(),
        "policy " + policy.name() + ", due " + dueAt,
        policy.name(),
        null,
        dueAt);
  }
}
