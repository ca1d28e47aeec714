package io.weir.health;

import io.weir.catalog.Exports;
import io.weir.health.advice.Remedy;
import io.weir.shared.ActionDescriptor;
import io.weir.shared.ActionDescriptor.Kind;
import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.util.Map;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Makes the calls that remedies stand for. */
@Component
public class RemedyCalls {

  private final Exports exports;

  RemedyCalls(Exports exports) {
    this.exports = exports;
  }

  /**
   * The call of a remedy. One that changes options reads the table's schema, with one call of the
   * storage; empty when it can't be read, or has these options already.
   */
  public Optional<ActionDescriptor> of(TableId table, Remedy remedy) {
    return remedy instanceof Remedy.Call call
        ? Optional.of(call.action())
        : plan(table, ((Remedy.Options) remedy).options());
  }

  private Optional<ActionDescriptor> plan(TableId table, Map<String, String> options) {
    try {
      return exports
          .amended(table, options)
          .map(
              manifests ->
                  new ActionDescriptor(
                      Kind.PLAN, table.toString(), Map.of("manifests", manifests)));
    } catch (Problem unreadable) {
      return Optional.empty();
    }
  }
}
