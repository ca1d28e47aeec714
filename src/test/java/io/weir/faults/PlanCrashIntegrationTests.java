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

  /**
   * Broken off after every nine to sixteen writes until it is applied. Which writes these are
   * depends on who is faster, and not each that fails breaks it off.
   */
  @Test
  void goesOnWhereverItIsBrokenOff() throws SQLException {
    long seed = Long.getLong("seed", SEED);
    Random random = new Random(seed);
    String catalog = catalog();
    EveryStep plan = new EveryStep(weir, catalog, directory.resolve(catalog));
    plan.prepare();
    long id = plan.make();
    int crashes = 0;
    try (CrashPoints points = new CrashPoints(database.getConnection())) {
      points.install();
      do {
        points.arm(9 + random.nextInt(8), CrashPoints.Effect.FAILS);
        crashes += plan.apply(id).equals("APPLIED") ? 0 : 1;
        points.letClaimsLapse(catalog);
      } while (!plan.status(id).equals("APPLIED") && crashes < MOST_WRITES);
    }
    plan.verify(id, "seed " + seed);
    assertThat(crashes).as("crashes").isGreaterThan(1);
  }

  /** Each write of a whole application in its turn. */
  @Test
  @Tag("long")
  void goesOnAfterEachWrite() throws SQLException {
    int write = 1;
    while (goesOnAfter(write)) {
      assertThat(++write).isLessThan(MOST_WRITES);
    }
    assertThat(write).as("writes").isGreaterThan(EveryStep.KINDS.size() * 2);
  }

  /**
   * Lets one write fail, which need not break the application off, and applies again.
   *
   * @return whether the application makes as many writes
   */
  private boolean goesOnAfter(int write) throws SQLException {
    String catalog = catalog();
    EveryStep plan = new EveryStep(weir, catalog, directory.resolve(catalog));
    plan.prepare();
    long id = plan.make();
    boolean reached;
    try (CrashPoints points = new CrashPoints(database.getConnection())) {
      points.install();
      points.arm(write, CrashPoints.Effect.FAILS);
      String status = plan.apply(id);
      reached = points.isReached();
      points.disarm();
      points.letClaimsLapse(catalog);
      if (!status.equals("APPLIED")) {
        plan.apply(id);
      }
    }
    plan.verify(id, "write " + write);
    return reached;
  }

  private String catalog() {
    String name = "c" + Long.toHexString(System.nanoTime());
    weir.post(
        "/catalogs",
        Map.of("name", name, "metastore", "filesystem", "warehouse", directory.resolve(name) + ""));
    return name;
  }
}
