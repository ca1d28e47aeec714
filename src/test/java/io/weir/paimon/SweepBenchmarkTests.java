package io.weir.paimon;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.lake.SlowFiles;
import io.weir.paimon.tally.Look;
import io.weir.paimon.tally.Position;
import io.weir.paimon.tally.TableSight;
import io.weir.paimon.tally.TableWatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Looking at many tables of a storage that takes 20 ms a call, of which one in a hundred changed;
 * and listing them. Calls are asserted, times are printed: {@code grep 'benchmark |'}.
 */
class SweepBenchmarkTests {

  private static final int CONCURRENT = 64;
  private static final int BATCH = 2000;
  private static final int CHANGED_ONE_IN = 100;

  @TempDir Path directory;

  @AfterEach
  void heal() {
    SlowFiles.heal();
  }

  @Test
  void ofTwoHundredTables() throws Exception {
    sweep(200);
  }

  @Test
  @Tag("long")
  void ofFiveThousandTables() throws Exception {
    sweep(5000);
  }

  private void sweep(int tables) throws Exception {
    try (TestLake written = new TestLake(directory)) {
      written.createKeyed("t0", Map.of());
      written.write("t0", 1, 3, "a");
      for (int i = 1; i < tables; i++) {
        copy(path("t0"), path("t" + i));
      }
      LakeProperties properties =
          new LakeProperties(Duration.ofSeconds(30), CONCURRENT, CONCURRENT);
      LakeAddress slow =
          new LakeAddress(
              "slow",
              "filesystem",
              SlowFiles.PREFIX + directory.resolve("warehouse"),
              Map.of(),
              Map.of());
      try (Lake lake = new Lakes(properties, Clock.systemUTC()).create(slow)) {
        List<TableWatch> watches = firstLook(lake, tables);
        for (int i = 0; i < tables; i += CHANGED_ONE_IN) {
          written.write("t" + i, 4, 6, "b");
        }
        list(lake, tables);
        look(lake, watches);
      }
    }
  }

  private static List<TableWatch> firstLook(Lake lake, int tables) {
    List<TableWatch> unknown = new ArrayList<>();
    for (int i = 0; i < tables; i++) {
      unknown.add(
          new TableWatch(TestLake.DATABASE, "t" + i, TableBranch.MAIN, Position.UNKNOWN, false));
    }
    return sights(lake, unknown).stream()
        .map(
            sight ->
                new TableWatch(
                    sight.watch().database(),
                    sight.watch().table(),
                    sight.watch().branch(),
                    ((Look.Recounted) sight.look()).position(),
                    false))
        .toList();
  }

  private static void list(Lake lake, int tables) {
    SlowFiles.heal();
    SlowFiles.delayMillis(20);
    long start = System.nanoTime();
    Set<String> names = Set.copyOf(lake.tables(TestLake.DATABASE));
    double first = seconds(start);
    start = System.nanoTime();
    assertThat(lake.listing(TestLake.DATABASE, names).names()).hasSize(tables);
    report(
        "list %d tables at 20 ms a call: first %.3f s, later %.3f s",
        tables, first, seconds(start));
  }

  private static void look(Lake lake, List<TableWatch> watches) {
    SlowFiles.heal();
    SlowFiles.delayMillis(20);
    long start = System.nanoTime();
    List<TableSight> sights = sights(lake, watches);
    double seconds = seconds(start);
    double calls = (double) SlowFiles.calls() / watches.size();
    assertThat(sights.stream().filter(sight -> sight.look() instanceof Look.Advanced))
        .hasSize(watches.size() / CHANGED_ONE_IN);
    assertThat(calls).as("calls a table").isLessThanOrEqualTo(1.1);
    report(
        "look at %d tables at 20 ms a call, 64 at once, 1 %% changed: %.3f s, %.0f tables/s, %.3f calls a table",
        watches.size(), seconds, watches.size() / seconds, calls);
  }

  private static List<TableSight> sights(Lake lake, List<TableWatch> watches) {
    List<TableSight> sights = new ArrayList<>();
    for (int start = 0; start < watches.size(); start += BATCH) {
      sights.addAll(
          lake.following().look(watches.subList(start, Math.min(start + BATCH, watches.size()))));
    }
    return sights;
  }

  private Path path(String table) {
    return directory.resolve("warehouse/" + TestLake.DATABASE + ".db/" + table);
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(from.relativize(file)));
      }
    }
  }

  private static double seconds(long start) {
    return (System.nanoTime() - start) / 1e9;
  }

  private static void report(String what, Object... figures) {
    System.out.printf(Locale.ROOT, "benchmark | " + what + " |%n", figures);
  }
}
