package io.weir.faults;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.access.Role;
import io.weir.testing.Api;
import io.weir.testing.RemoteWeir;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.Random;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;

/**
 * Plans whose application is broken off at any of the writes that it makes to the database, over
 * and over, and gone on with: before a step, between a step and its record, and after it.
 */
@WeirIntegrationTest
class PlanCrashIntegrationTests {

  private static final int MOST_WRITES = 400;

  /** One that has found a fault; {@code -Dseed=...} takes another. */
  private static final long SEED = 33350946907662L;

  @Autowired Api api;
  @Autowired DataSource database;
  @TempDir Path directory;

  private RemoteWeir weir;

  @BeforeEach
  void logIn() {
    weir = RemoteWeir.withToken(api.baseUrl(), api.token(Role.ADMIN));
  }

  @Test
  void goesOnWhereverItIsBrokenOff() throws SQLException {
    long seed = Long.getLong("seed", SEED);
    Random random = new Random(seed);
    assertThat(breakOff(random, 9, 8, "seed " + seed)).as("crashes").isGreaterThan(3);
  }

  /** Each write of a whole application in its turn. */
  @Test
  @Tag("long")
  void goesOnAfterEachWrite() throws SQLException {
    for (int write = 1; write < MOST_WRITES; write++) {
      if (breakOffAt(write) == 0) {
        assertThat(write).as("writes").isGreaterThan(EveryStep.KINDS.size() * 2);
        return;
      }
    }
    throw new AssertionError("There is no end of writes");
  }

  private int breakOffAt(int write) throws SQLException {
    Random none = new Random(0);
    return breakOff(none, write, 0, "write " + write);
  }

  /**
   * Applies a plan that is broken off, and again after some more writes where these vary.
   *
   * @return how often it was broken off
   */
  private int breakOff(Random random, int atLeast, int variance, String where) throws SQLException {
    String catalog = catalog();
    EveryStep plan = new EveryStep(weir, catalog);
    plan.prepare();
    long id = plan.make();
    int crashes = 0;
    try (CrashPoints points = new CrashPoints(database.getConnection())) {
      points.install();
      boolean once = variance == 0;
      do {
        points.arm(once ? atLeast : atLeast + random.nextInt(variance), CrashPoints.Effect.FAILS);
        String status = plan.apply(id);
        crashes += status.equals("APPLIED") ? 0 : 1;
        points.letClaimsLapse(catalog);
        if (once) {
          points.disarm();
          plan.apply(id);
          break;
        }
      } while (!plan.status(id).equals("APPLIED") && crashes < MOST_WRITES);
    }
    plan.verify(id, where);
    return crashes;
  }

  private String catalog() {
    String name = "c" + Long.toHexString(System.nanoTime());
    weir.post(
        "/catalogs",
        Map.of("name", name, "metastore", "filesystem", "warehouse", directory.resolve(name) + ""));
    return name;
  }
}
