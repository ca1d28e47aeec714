package io.weir.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.catalog.Catalogs;
import io.weir.lake.SlowFiles;
import io.weir.testing.Api;
import io.weir.testing.RemoteWeir;
import io.weir.testing.WeirIntegrationTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.apache.paimon.fs.local.LocalFileIO;
import org.apache.paimon.schema.Schema;
import org.apache.paimon.schema.SchemaManager;
import org.apache.paimon.types.DataTypes;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/**
 * Times plans: of definitions that are as the lake is, and of such that alter each table. Asserts
 * what is planned, and nothing of the time.
 */
@WeirIntegrationTest
class PlanBenchmarkIntegrationTests {

  private static final int DATABASES = 5;
  private static final int PLANS = 3;

  @Autowired Api api;
  @Autowired Catalogs catalogs;
  @Autowired JdbcClient database;
  @TempDir Path directory;

  @AfterEach
  void hurry() {
    SlowFiles.heal();
  }

  @Test
  void shortForm() throws IOException {
    run(100, 20);
  }

  @Test
  @Tag("long")
  void plansAThousandDefinitionsOverFiveThousandTables() throws IOException {
    run(5000, 1000);
  }

  private void run(int tables, int definitions) throws IOException {
    Path warehouse = fill(tables);
    PlanLab lab = new PlanLab(api, catalogs, warehouse);
    lab.moveToSlowFiles(database);
    RemoteWeir weir = lab.api();
    String catalog = lab.catalog();
    for (int delay : List.of(0, 20)) {
      SlowFiles.delayMillis(delay);
      String storage = delay == 0 ? "local disk" : delay + " ms a storage call";
      String of = definitions + " definitions over " + tables + " tables, " + storage;
      report("plan without changes of " + of, time(weir, manifests(catalog, definitions, "")), 0);
      String comment = ", comment: of the buyer";
      report(
          "plan that alters each of " + of,
          time(weir, manifests(catalog, definitions, comment)),
          definitions);
    }
  }

  private record Timed(double seconds, int steps) {}

  private static Timed time(RemoteWeir weir, String manifests) {
    List<Double> times = new ArrayList<>();
    int steps = 0;
    for (int i = 0; i < PLANS; i++) {
      long from = System.nanoTime();
      Map<String, Object> plan = weir.post("/plans", Map.of("manifests", manifests)).getBody();
      times.add((System.nanoTime() - from) / 1e9);
      assertThat(plan.get("status")).as("%s", plan).isEqualTo("READY");
      steps = ((List<?>) plan.get("steps")).size();
    }
    Collections.sort(times);
    return new Timed(times.get(PLANS / 2), steps);
  }

  private static void report(String what, Timed timed, int steps) {
    assertThat(timed.steps()).as(what).isEqualTo(steps);
    System.out.printf("benchmark | %s: median of %d | %.3f s%n", what, PLANS, timed.seconds());
  }

  /** Made with Paimon's schema files alone, which is what a plan reads. */
  private Path fill(int tables) throws IOException {
    Path warehouse = directory.resolve("warehouse");
    Schema schema =
        Schema.newBuilder()
            .column("id", DataTypes.BIGINT())
            .column("amount", DataTypes.DECIMAL(10, 2))
            .column("city", DataTypes.STRING())
            .column("at", DataTypes.TIMESTAMP(3))
            .primaryKey("id")
            .option("bucket", "2")
            .option("write-only", "true")
            .build();
    for (int i = 0; i < tables; i++) {
      Path table = warehouse.resolve("d" + i % DATABASES + ".db").resolve("t" + i);
      Files.createDirectories(table);
      try {
        new SchemaManager(
                LocalFileIO.create(), new org.apache.paimon.fs.Path(table.toUri().toString()))
            .createTable(schema);
      } catch (Exception e) {
        throw new IOException(e);
      }
    }
    return warehouse;
  }

  private static String manifests(String catalog, int definitions, String ofACity) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < definitions; i++) {
      text.append("---\napiVersion: weir/v1\nkind: Table\nmetadata: {catalog: ")
          .append(catalog)
          .append(", database: d")
          .append(i % DATABASES)
          .append(", name: t")
          .append(i)
          .append("}\nspec:\n  columns:\n    - {name: id, type: BIGINT NOT NULL}\n")
          .append("    - {name: amount, type: \"DECIMAL(10, 2)\"}\n    - {name: city, type: STRING")
          .append(ofACity)
          .append("}\n    - {name: at, type: TIMESTAMP(3)}\n")
          .append("  primaryKey: [id]\n  options: {bucket: 2}\n");
    }
    return text.toString();
  }
}
