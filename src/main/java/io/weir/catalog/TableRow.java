package io.weir.catalog;

import io.weir.lease.MaintenanceOwner;
import io.weir.shared.TableId;
import org.jspecify.annotations.Nullable;

/**
 * A table in a list.
 *
 * @param layer null for none, or when its schema can't be read
 * @param owner null when its schema can't be read and nobody looked at it before
 * @param standing null when it was not observed yet
 * @param drift whether it is not as it was last declared; null when nobody declared it
 */
public record TableRow(
    TableId id,
    @Nullable String layer,
    @Nullable String comment,
    @Nullable MaintenanceOwner owner,
    @Nullable TableStanding standing,
    @Nullable Boolean drift) {

  /** Null when it was not observed yet. */
  public @Nullable Observation observation() {
    return standing == null ? null : standing.observation();
  }
}
