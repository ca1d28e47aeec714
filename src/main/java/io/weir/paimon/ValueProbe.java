package io.weir.paimon;

import java.time.Duration;
import java.util.List;

/**
 * What to find out of a column that is to get another type.
 *
 * @param path to the column, or into a nested one, as in {@link TypeTree}
 * @param to the type that it is to get
 * @param maxRows after so many rows the probe ends
 * @param maxTime after so long the probe ends with what it has
 */
public record ValueProbe(List<String> path, String to, long maxRows, Duration maxTime) {

  public ValueProbe {
    path = List.copyOf(path);
  }
}
