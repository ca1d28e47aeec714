package io.weir.paimon.tally;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import org.apache.paimon.Snapshot;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever happens to a table and its branches, what was followed of each is what Paimon itself
 * finds there, and together it is what lies on the disk. {@code -Dseed=...} sets the first seed;
 * the short form runs fewer of them.
 */
class TallyExactnessTests {

  private static final long SEED = Long.getLong("seed", 1);
  private static final int OPERATIONS = 120;

  @TempDir Path directory;

  @Test
  void followsAFewRandomHistories() throws Exception {
    assertThat(wrongSeeds(3, 30, TallyExactnessTests::isSame)).isEmpty();
  }

  @Test
  @Tag("long")
  void followsTwentyRandomHistories() throws Exception {
    assertThat(wrongSeeds(20, OPERATIONS, TallyExactnessTests::isSame)).isEmpty();
  }

  /** The control: what the comparison of snapshots is for. */
  @Test
  @Tag("long")
  void goesWrongWithoutComparingTheKnownSnapshot() throws Exception {
    assertThat(wrongSeeds(20, OPERATIONS, (known, snapshot) -> true)).isNotEmpty();
  }

  /** The control on the one history of the short form in which it shows. */
  @Test
  void goesWrongOnAFewWithoutComparingTheKnownSnapshot() throws Exception {
    assertThat(wrongSeeds(3, 30, (known, snapshot) -> true)).isNotEmpty();
  }

  private static boolean isSame(Position known, Snapshot snapshot) {
    return SnapshotReader.identity(snapshot).equals(known.identity());
  }

  private List<String> wrongSeeds(int seeds, int operations, BiPredicate<Position, Snapshot> isSame)
      throws Exception {
    List<String> wrong = new ArrayList<>();
    for (long seed = SEED; seed < SEED + seeds; seed++) {
      try (RandomHistory history = new RandomHistory(directory.resolve("s" + seed), seed)) {
        String difference = follow(history, operations, isSame);
        if (difference != null) {
          wrong.add("seed " + seed + ": " + difference);
        }
      }
    }
    return wrong;
  }

  private static String follow(
      RandomHistory history, int operations, BiPredicate<Position, Snapshot> isSame)
      throws Exception {
    FollowedBranches followed = new FollowedBranches(history, isSame);
    for (int i = 0; i < operations; i++) {
      boolean silent = history.step();
      followed.look(silent);
      if (history.leftOrphans()) {
        followed.takeAsOrphans();
      }
      String difference = followed.difference();
      if (difference != null) {
        return "after operation " + i + " " + difference;
      }
    }
    return null;
  }
}
