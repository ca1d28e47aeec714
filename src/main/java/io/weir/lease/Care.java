package io.weir.lease;

import java.time.Instant;
import java.util.List;

/**
 * How a table is cared for: who owns its maintenance, and what policies decided for it.
 *
 * @param owner who compacts it
 * @param declaredBy who said so: a user's name, {@code job orders-compaction}, or {@code first
 *     sight}
 * @param since when they did
 * @param decisions what policies decided, at most one for each action
 * @param version rises with each change
 */
public record Care(
    MaintenanceOwner owner,
    String declaredBy,
    Instant since,
    List<Decision> decisions,
    long version) {

  public Care {
    decisions = List.copyOf(decisions);
  }
}
