package io.weir.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.catalog.Catalogs;
import io.weir.lake.LakeReaders;
import io.weir.lake.LakeTables;
import io.weir.paimon.ColumnShape;
import io.weir.paimon.Lake;
import io.weir.paimon.TableShape;
import io.weir.paimon.TestRows;
import io.weir.server.MySqlServer;
import io.weir.shared.TableId;
import io.weir.shared.WeirHome;
import io.weir.testing.Api;
import io.weir.testing.Prerequisites;
import io.weir.testing.WeirIntegrationTest;
import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/**
 * Runs the browser tests of frontend/e2e with the machine's Chromium, against this Weir and a real
 * MySQL.
 */
@WeirIntegrationTest
class BrowserIntegrationTests {

  private static final Path FRONT_END = Path.of("frontend").toAbsolutePath();
  private static final Path OUTPUT = Path.of("target/browser-tests.log").toAbsolutePath();
  private static final String WRITTEN_DATABASE = "e2e_written";
  private static final String WRITTEN_TABLE = "orders";
  private static final long LIMIT_MINUTES = 15;
  private static final String SICK_DATABASE = "e2e_health";
  private static final String SICK_TABLE = "left_alone";
  private static final int COMMITS = 10;

  @Autowired Api api;
  @Autowired WeirHome home;
  @Autowired Catalogs catalogs;

  @Test
  void browserTestsPass() throws Exception {
    Prerequisites.demand(missing());
    writeDays();
    leaveTableAlone();
    try (MySqlServer mysql = MySqlServer.start(home.resolve("browser-mysql"), "browser-Secret-1")) {
      mysql.run(
          "CREATE DATABASE e2e_shop",
          "CREATE TABLE e2e_shop.customers (id BIGINT PRIMARY KEY, name VARCHAR(100), tier ENUM('basic','gold'))",
          "CREATE TABLE e2e_shop.visits (page VARCHAR(100), at TIMESTAMP)",
          "INSERT INTO e2e_shop.customers VALUES (1, 'Ada', 'gold'), (2, 'Bo', 'basic')");
      writeTable();
      int exitCode = playwright(mysql);
      assertThat(exitCode).as("npx playwright test said:%n%s", Files.readString(OUTPUT)).isZero();
    }
  }

  /** A table of thirty partitions with a file each, and one with two. */
  private void writeDays() {
    TableId id = new TableId("main", "e2e_files", "days");
    List<ColumnShape> columns =
        List.of(
            new ColumnShape(-1, "id", "INT", null, null),
            new ColumnShape(-1, "note", "STRING", null, null));
    Lake lake = catalogs.lake(id.catalog());
    lake.createDatabase(id.database());
    lake.createTable(
        id.database(),
        id.table(),
        new TableShape(
            columns, List.of(), List.of("id"), Map.of("target-file-size", "128mb"), null));
    TestRows.write(catalogs.table(id), 1, 30);
    TestRows.write(catalogs.table(id), 7, 7);
  }

  /** Three commits of five rows each. */
  private void writeTable() {
    LakeTables.Written written =
        LakeTables.create(home.resolve("warehouse"), WRITTEN_DATABASE, WRITTEN_TABLE);
    for (int commit = 0; commit < 3; commit++) {
      written.write(5 * commit + 1, 5 * commit + 5);
    }
    LakeReaders.begin(home.resolve("warehouse"), WRITTEN_DATABASE, WRITTEN_TABLE, "export");
  }

  /** Makes a write-only table that nobody compacts, with more commits than a bucket can bear. */
  private void leaveTableAlone() {
    Path warehouse = home.resolve("warehouse");
    LakeTables.create(warehouse, SICK_DATABASE, SICK_TABLE);
    for (int commit = 0; commit < COMMITS; commit++) {
      TestRows.write(warehouse, SICK_DATABASE, SICK_TABLE, commit, commit + COMMITS);
    }
  }

  private static Optional<String> missing() {
    if (!Files.exists(FRONT_END.resolve("dist/index.html"))) {
      return Optional.of("The front end was not built: leave out -Dfrontend.skip.");
    }
    return chromium().isPresent()
        ? Optional.empty()
        : Optional.of(
            "The browser tests need a Chromium on the PATH: install the package chromium.");
  }

  private static Optional<Path> chromium() {
    return Prerequisites.program("chromium", "chromium-browser", "google-chrome");
  }

  /** All of them, or those that {@code -Dbrowser.tests=sync} names. */
  private static List<String> command() {
    List<String> command = new ArrayList<>(List.of("npx", "--no-install", "playwright", "test"));
    Optional.ofNullable(System.getProperty("browser.tests")).ifPresent(command::add);
    return command;
  }

  private int playwright(MySqlServer mysql) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(command())
            .directory(FRONT_END.toFile())
            .redirectErrorStream(true)
            .redirectInput(Redirect.from(new File("/dev/null")))
            .redirectOutput(OUTPUT.toFile());
    builder
        .environment()
        .putAll(
            Map.of(
                "WEIR_URL",
                api.baseUrl(),
                "WEIR_ADMIN_PASSWORD",
                Api.ADMIN_PASSWORD,
                "WEIR_CHROMIUM",
                chromium().orElseThrow().toString(),
                "WEIR_E2E_WRITTEN",
                WRITTEN_DATABASE + "." + WRITTEN_TABLE,
                "WEIR_E2E_MYSQL_HOST",
                mysql.host(),
                "WEIR_E2E_MYSQL_PORT",
                Integer.toString(mysql.port()),
                "WEIR_E2E_MYSQL_USER",
                MySqlServer.USER,
                "WEIR_E2E_MYSQL_PASSWORD",
                mysql.password(),
                "WEIR_E2E_MYSQL_DATABASE",
                "e2e_shop",
                "WEIR_E2E_SICK_TABLE",
                "main." + SICK_DATABASE + "." + SICK_TABLE));
    Process process = builder.start();
    if (!process.waitFor(LIMIT_MINUTES, TimeUnit.MINUTES)) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
      throw new AssertionError("The browser tests took more than " + LIMIT_MINUTES + " minutes");
    }
    return process.exitValue();
  }
}
