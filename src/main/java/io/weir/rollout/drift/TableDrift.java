package io.weir.rollout.drift;

import io.weir.shared.TableId;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What differs between a table and the definition that was last applied to it.
 *
 * @param state null when it was not looked at yet
 * @param planId the plan that applied the definition
 * @param commit of the definition in version control; null when nobody said
 * @param message why the table can't be read; null when it can
 */
public record TableDrift(
    TableId table,
    @Nullable DriftState state,
    long planId,
    @Nullable String commit,
    @Nullable String appliedBy,
    Instant appliedAt,
    @Nullable Instant checkedAt,
    List<Difference> differences,
    @Nullable String message) {

  public TableDrift {
    differences = List.copyOf(differences);
  }
}
