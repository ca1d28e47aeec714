package io.weir.paimon.tally;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiPredicate;
import org.apache.paimon.Snapshot;
import org.jspecify.annotations.Nullable;

/**
 * Follows a table and each of its branches, with a tally of its own for each.
 *
 * <p>Together they know what lies on the disk: all that the table has, and what branches have
 * beyond what they began with. For what a branch was made of is the table's too, by the tag, as
 * long as both keep that. Once the tag is gone from one of them, or what it holds expires on the
 * branch, only the names of files could tell which are there twice: sums can't.
 */
final class FollowedBranches {

  private final RandomHistory history;
  private final BiPredicate<Position, Snapshot> isSame;
  private final FollowedTable main;
  private final Map<String, FollowedTable> branches = new HashMap<>();
  private Held orphans = Held.NOTHING;

  FollowedBranches(RandomHistory history, BiPredicate<Position, Snapshot> isSame) throws Exception {
    this.history = history;
    this.isSame = isSame;
    this.main = new FollowedTable(history.table(), isSame);
  }

  void look(boolean verify) throws Exception {
    main.look(verify);
    branches.keySet().retainAll(history.branches());
    for (String branch : history.branches()) {
      if (!branches.containsKey(branch)) {
        branches.put(branch, new FollowedTable(history.table(branch), isSame));
      }
      branches.get(branch).look(verify);
    }
  }

  /**
   * What a rollback takes away stays on the disk, and what was written to a branch that is dropped:
   * no snapshot knows it.
   */
  void takeAsOrphans() throws Exception {
    orphans = onDisk().minus(held());
  }

  /** Null where there is none. */
  @Nullable String difference() throws Exception {
    String difference = main.difference(history.table());
    for (String branch : history.branches()) {
      if (difference == null) {
        difference = branches.get(branch).difference(history.table(branch));
      }
    }
    return difference == null ? differenceOnDisk() : difference;
  }

  private @Nullable String differenceOnDisk() throws Exception {
    Held known = held().plus(orphans);
    Held there = onDisk();
    return there.equals(known) ? null : "files are " + known + ", on disk " + there;
  }

  private Held held() throws Exception {
    Held held = main.held(history.table());
    for (String branch : history.branches()) {
      held = held.plus(branches.get(branch).heldAlone(history.table(branch)));
    }
    return held;
  }

  private Held onDisk() throws Exception {
    return Held.onDisk(Path.of(history.table().location().toUri()));
  }
}
