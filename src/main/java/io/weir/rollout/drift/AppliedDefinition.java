package io.weir.rollout.drift;

import io.weir.definition.TableDefinition;
import io.weir.shared.TableId;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A definition as a plan applied it.
 *
 * @param lakeOptions all options that the table had right after it, also those that the definition
 *     does not name
 * @param plan the plan's id
 * @param commit of the definition in version control; null when nobody said
 */
public record AppliedDefinition(
    TableId table,
    TableDefinition definition,
    Map<String, String> lakeOptions,
    long plan,
    @Nullable String commit) {

  public AppliedDefinition {
    lakeOptions = Map.copyOf(lakeOptions);
  }
}
