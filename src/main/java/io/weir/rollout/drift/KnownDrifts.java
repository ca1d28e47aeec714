package io.weir.rollout.drift;

import io.weir.catalog.DriftMarks;
import io.weir.shared.TableId;
import java.util.Map;
import java.util.Optional;
import org.springframework.stereotype.Component;

/** Tells whoever lists tables which have drifted. */
@Component
class KnownDrifts implements DriftMarks {

  private final DriftStore store;

  KnownDrifts(DriftStore store) {
    this.store = store;
  }

  @Override
  public Map<String, Boolean> of(String catalog, String database) {
    return store.drifted(catalog, database);
  }

  @Override
  public Optional<Boolean> find(TableId table) {
    return store
        .find(table)
        .map(TableDrift::state)
        .filter(state -> state == DriftState.NONE || state == DriftState.DRIFTED)
        .map(state -> state == DriftState.DRIFTED);
  }
}
