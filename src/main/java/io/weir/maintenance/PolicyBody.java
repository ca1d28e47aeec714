package io.weir.maintenance;

import io.weir.scheduling.Trigger;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A policy as clients and manifests declare it.
 *
 * @param options the action's; left out, they take their defaults
 * @param limits left out, they take their defaults
 * @param enabled true when it is left out
 */
public record PolicyBody(
    @NotBlank String name,
    @NotNull @Valid ScopeBody scope,
    @NotBlank String action,
    @NotNull Trigger trigger,
    @Nullable Map<String, Object> options,
    @Nullable Limits limits,
    @Nullable Boolean enabled) {

  /**
   * @throws io.weir.shared.Problem INVALID for what can't be
   */
  public PolicySpec spec() {
    return new PolicySpec(
        name,
        scope.scope(),
        Action.of("/action", action),
        trigger,
        options == null ? Map.of() : options,
        limits == null ? Limits.DEFAULT : limits,
        enabled == null || enabled);
  }

  /** The scope of a policy. */
  public record ScopeBody(
      @NotBlank String catalog,
      @Nullable String database,
      @Nullable String table,
      @Nullable String pattern,
      @Nullable String layer) {

    Scope scope() {
      return new Scope(catalog, database, table, pattern, layer);
    }
  }
}
