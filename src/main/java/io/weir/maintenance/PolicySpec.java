package io.weir.maintenance;

import io.weir.scheduling.Trigger;
import io.weir.shared.Names;
import io.weir.shared.Problem;
import java.util.Map;

/**
 * What is declared of a policy.
 *
 * @param options the action's options as JSON holds them; see {@code docs/maintenance.md}
 */
public record PolicySpec(
    String name,
    Scope scope,
    Action action,
    Trigger trigger,
    Map<String, Object> options,
    Limits limits,
    boolean enabled) {

  /**
   * @throws Problem INVALID for a name or option that can't be
   */
  public PolicySpec {
    Names.plain("/name", name);
    options = ActionOptions.of(action, "/options", options).toMap();
  }

  ActionOptions actionOptions() {
    return ActionOptions.of(action, "/options", options);
  }

  /** The policy read back as a sentence. */
  public String sentence() {
    String verb =
        switch (action) {
          case COMPACT -> "Compact " + scope.words() + " (" + actionOptions().words() + ")";
          case EXPIRE_SNAPSHOTS ->
              "Expire snapshots of " + scope.words() + ", " + actionOptions().words();
          case EXPIRE_PARTITIONS ->
              "Expire partitions of " + scope.words() + ", " + actionOptions().words();
          case COMPACT_MANIFESTS ->
              "Compact the manifests of " + scope.words() + ", " + actionOptions().words();
        };
    return verb + ", " + trigger.words() + ".";
  }
}
