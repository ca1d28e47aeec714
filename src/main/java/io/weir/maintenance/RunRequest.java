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
 * @param origin the work that it is part of; null for none
 */
record RunRequest(
    TableId table,
    Action action,
    Map<String, Object> options,
    long rewriteLimitBytes,
    String reason,
    @Nullable String policy,
    @Nullable String requestedBy,
    @Nullable String origin,
    Instant dueAt) {

  static RunRequest asked(
      Runs.Order order, ActionOptions options, @Nullable String origin, String by, Instant now) {
    return new RunRequest(
        order.table(),
        order.action(),
        options.toMap(),
        Limits.DEFAULT.rewriteInWeirBytes(),
        origin == null ? "asked by " + by : origin + ", asked by " + by,
        null,
        by,
        origin,
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
        null,
        dueAt);
  }
}
