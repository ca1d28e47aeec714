package io.weir.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.testing.RemoteWeir;
import io.weir.testing.WeirProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Weir killed with SIGKILL while it applies a plan, started again, and told to go on. */
class PlanKilledIntegrationTests {

  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final String CATALOG = "main";
  private static final int MOST_KILLS = 80;
  private static final Map<String, String> WITHOUT_FLINK = Map.of("weir.flink.embedded", "false");

  @TempDir Path directory;

  /** Killed some two or three times in the course of all steps. */
  @Test
  void goesOnAfterAFewKills() throws Exception {
    assertThat(applyAndKill(60, 30)).as("kills").isPositive();
  }

  /**
   * A step makes some six writes: killed before, in and after nearly every one. The end makes a
   * dozen, all of them anew after each kill, so that some kills come later than that.
   */
  @Test
  @Tag("long")
  void goesOnAfterAKillAtEachStep() throws Exception {
    assertThat(applyAndKill(5, 12)).as("kills").isGreaterThan(EveryStep.KINDS.size() / 2);
  }

  private int applyAndKill(int atLeast, int variance) throws Exception {
    long seed = Long.getLong("seed", System.nanoTime());
    Random random = new Random(seed);
    Path home = directory.resolve("home");
    long id;
    try (WeirProcess weir = WeirProcess.start(home, WITHOUT_FLINK)) {
      EveryStep plan = everyStep(weir, home);
      plan.prepare();
      id = plan.make();
      beginAndKill(weir, home, plan, id, atLeast + random.nextInt(variance));
    }
    for (int kills = 1; kills < MOST_KILLS; kills++) {
      try (WeirProcess weir = WeirProcess.start(home, WITHOUT_FLINK)) {
        EveryStep plan = everyStep(weir, home);
        // the write that it was killed at may have come after the plan was applied
        if (!plan.status(id).equals("APPLIED")) {
          release(home, plan, id);
          beginAndKill(weir, home, plan, id, atLeast + random.nextInt(variance));
        }
        if (!weir.hasEnded()) {
          plan.verify(id, "seed " + seed + ", " + kills + " kills");
          return kills;
        }
      }
    }
    throw new AssertionError("Not applied after " + MOST_KILLS + " kills, seed " + seed);
  }

  private static EveryStep everyStep(WeirProcess weir, Path home) {
    return new EveryStep(RemoteWeir.logIn(weir.baseUrl()), CATALOG, home.resolve("warehouse"));
  }

  /**
   * Returns when Weir is dead, or the plan was applied before the write came. The write may come
   * within the request that begins: that what was done unseen is noted there.
   */
  private static void beginAndKill(WeirProcess weir, Path home, EveryStep plan, long id, int write)
      throws Exception {
    try (CrashPoints points = new CrashPoints(connect(home))) {
      points.install();
      points.arm(write, CrashPoints.Effect.WAITS);
      CompletableFuture<Integer> begun = CompletableFuture.supplyAsync(() -> plan.begin(id));
      await()
          .atMost(PATIENCE)
          .until(() -> points.isReached() || begun.isDone() && !plan.status(id).equals("APPLYING"));
      if (points.isReached()) {
        weir.kill();
      } else {
        assertThat(begun.join()).isEqualTo(202);
      }
    }
  }

  /**
   * What the dead Weir had is let go of as it is after a minute, and the plan can be gone on with.
   */
  private static void release(Path home, EveryStep plan, long id) throws Exception {
    assertThat(plan.status(id)).isIn("APPLYING", "INTERRUPTED");
    try (CrashPoints points = new CrashPoints(connect(home))) {
      points.letClaimsLapse(CATALOG);
    }
    await().atMost(PATIENCE).until(() -> plan.status(id).equals("INTERRUPTED"));
  }

  private static Connection connect(Path home) throws IOException, SQLException {
    Path root = home.resolve("postgresql-18");
    List<String> postmaster = Files.readAllLines(root.resolve("data/postmaster.pid"));
    String url = "jdbc:postgresql://127.0.0.1:" + postmaster.get(3).strip() + "/postgres";
    return DriverManager.getConnection(
        url, "postgres", Files.readString(root.resolve("password")).strip());
  }
}
