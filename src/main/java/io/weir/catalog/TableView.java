package io.weir.catalog;

import io.weir.lease.MaintenanceOwner;
import io.weir.paimon.SchemaVersion;
import io.weir.shared.TableId;
import java.time.Instant;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table as a whole.
 *
 * @param schema the newest
 * @param createdAt when its first schema was made
 * @param observation null when it was not observed yet
 * @param branches besides main
 * @param drift whether it is not as it was last declared; null when nobody declared it
 */
public record TableView(
    TableId id,
    SchemaVersion schema,
    MaintenanceOwner owner,
    Instant createdAt,
    @Nullable Observation observation,
    int branches,
    @Nullable Boolean drift) {

  /** The options that it sets. */
  public Map<String, String> options() {
    return schema.shape().options();
  }
}
