package io.weir.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.catalog.Catalogs;
import io.weir.lease.MaintenanceOwner;
import io.weir.lease.TableCares;
import io.weir.paimon.FileFilter;
import io.weir.paimon.RowQuery;
import io.weir.paimon.tally.DataFile;
import io.weir.shared.PageRequest;
import io.weir.shared.TableId;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Options that count for the files that are there only when all were rewritten. */
@WeirIntegrationTest
class PlanCompactionIntegrationTests {

  private static final String SPEC =
      """
      columns: [{name: id, type: INT NOT NULL}, {name: note, type: STRING}]
      primaryKey: [id]
      options: {bucket: 2}
      """;
  private static final String VECTORS =
      SPEC.replace("bucket: 2", "bucket: 2, deletion-vectors.enabled: true");

  @Autowired Api api;
  @Autowired Catalogs catalogs;
  @Autowired TableCares cares;
  @Autowired JdbcClient database;
  @TempDir Path warehouse;

  private PlanLab lab;

  @BeforeEach
  void makeATableWithSeveralRuns() {
    lab = new PlanLab(api, catalogs, warehouse);
    lab.make(PlanLab.manifest("orders", SPEC));
    for (int commit = 0; commit < 3; commit++) {
      lab.write("orders", 1, 10);
    }
    assertThat(files()).hasSize(6).extracting(DataFile::level).containsOnly(0);
  }

  @Test
  void rewritesAllFilesAfterTheOption() {
    Map<String, Object> plan = lab.plan(PlanLab.manifest("orders", VECTORS));
    assertThat(PlanLab.kinds(plan)).containsExactly("set-option", "full-compaction");
    assertThat(PlanLab.steps(plan).get(0).get("needs")).asList().isEmpty();
    assertThat((String) PlanLab.steps(plan).get(1).get("sql")).contains("sys.compact", "full");
    Map<String, Object> applied = lab.apply(plan);
    assertThat(applied.get("status")).as("%s", applied).isEqualTo("APPLIED");
    assertThat(files()).hasSize(2).extracting(DataFile::level).doesNotContain(0);
    RowQuery all = RowQuery.now(List.of(), 100, 1 << 20, Duration.ofSeconds(30));
    assertThat(lab.table("orders").rows(all).rows()).hasSize(10);
    assertThat(runs(plan)).containsExactly("SUCCEEDED");
    assertThat(PlanLab.steps(lab.plan(PlanLab.manifest("orders", VECTORS)))).isEmpty();
  }

  @Test
  void needsNoneWithoutRows() {
    lab.make(PlanLab.manifest("empty", SPEC));
    assertThat(PlanLab.kinds(lab.plan(PlanLab.manifest("empty", VECTORS))))
        .containsExactly("set-option");
  }

  @Test
  void leavesItToWhoeverElseCompactsTheTable() {
    Map<String, Object> before = lab.plan(PlanLab.manifest("orders", VECTORS));
    cares.setOwner(id(), MaintenanceOwner.COMPACT_JOB, "a test");
    assertThat(lab.begin(before).getStatusCode().value()).isEqualTo(409);
    Map<String, Object> plan = lab.plan(PlanLab.manifest("orders", VECTORS));
    assertThat(PlanLab.kinds(plan)).containsExactly("set-option");
    assertThat(PlanLab.steps(plan).get(0).get("needs"))
        .asList()
        .containsExactly("full compaction of " + id());
  }

  @Test
  void stopsWithTheReasonOfARunThatFailsAndGoesOnWithAnother() throws IOException {
    Map<String, Object> plan = lab.plan(PlanLab.manifest("orders", VECTORS));
    Path file = dataFile();
    Path aside = warehouse.resolve("aside");
    Files.move(file, aside);
    Map<String, Object> stopped = lab.apply(plan);
    assertThat(stopped.get("status")).isEqualTo("INTERRUPTED");
    assertThat((String) stopped.get("failure")).contains("full compaction failed:");
    Files.move(aside, file);
    assertThat(lab.apply(plan).get("status")).isEqualTo("APPLIED");
    assertThat(runs(plan)).containsExactly("FAILED", "SUCCEEDED");
    assertThat(files()).hasSize(2);
  }

  @Test
  void findsItsRunAgainWhenTheStepWasNotRecorded() {
    Map<String, Object> plan = lab.plan(PlanLab.manifest("orders", VECTORS));
    lab.apply(plan);
    database
        .sql("UPDATE plan_step SET status = 'PENDING' WHERE plan_id = ? AND number = 2")
        .param(plan.get("id"))
        .update();
    database
        .sql("UPDATE plan SET status = 'INTERRUPTED' WHERE id = ?")
        .param(plan.get("id"))
        .update();
    assertThat(lab.apply(plan).get("status")).isEqualTo("APPLIED");
    assertThat(runs(plan)).containsExactly("SUCCEEDED");
  }

  private TableId id() {
    return new TableId(lab.catalog(), "ods", "orders");
  }

  private List<DataFile> files() {
    return lab.table("orders")
        .files(new FileFilter(null, null), PageRequest.of(null, null, null, null))
        .items();
  }

  private List<String> runs(Map<String, Object> plan) {
    return database
        .sql("SELECT status FROM run WHERE origin = ? ORDER BY id")
        .param("plan " + plan.get("id"))
        .query(String.class)
        .list();
  }

  private Path dataFile() throws IOException {
    try (Stream<Path> files = Files.walk(warehouse)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith("data-"))
          .findFirst()
          .orElseThrow();
    }
  }
}
