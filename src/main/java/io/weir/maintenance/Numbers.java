package io.weir.maintenance;

import io.weir.paimon.TableState;

/**
 * A table's numbers, as a run forecasts or finds them.
 *
 * @param files live data files
 * @param bytes of the live data files
 * @param snapshots that exist
 */
public record Numbers(long files, long bytes, long snapshots) {

  static Numbers of(TableState state) {
    return new Numbers(state.files(), state.bytes(), state.snapshots());
  }
}
