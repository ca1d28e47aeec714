package io.weir.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.weir.catalog.Catalogs;
import io.weir.lake.SlowFiles;
import io.weir.paimon.SchemaAlteration;
import io.weir.shared.TableId;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Plans that meet each other, a lake that moved, or a storage that does not answer. */
@WeirIntegrationTest
class PlanFaultsIntegrationTests {

  private static final String SPEC = "columns: [{name: n, type: INT}, {name: note, type: STRING}]";

  @Autowired Api api;
  @Autowired Catalogs catalogs;
  @Autowired JdbcClient database;
  @Autowired DataSource connections;
  @TempDir Path warehouse;

  @AfterEach
  void heal() {
    SlowFiles.heal();
  }

  @Test
  void letsOneOfTwoPlansForATableThrough() {
    PlanLab lab = new PlanLab(api, catalogs, warehouse);
    lab.make(PlanLab.manifest("t", SPEC));
    List<Map<String, Object>> plans = new ArrayList<>();
    for (String name : List.of("a", "b", "c")) {
      String column = "{name: note, type: STRING}, {name: " + name + ", type: STRING, default: x}";
      String spec = SPEC.replace("{name: note, type: STRING}", column);
      plans.add(lab.plan(PlanLab.manifest("t", spec)));
    }
    List<CompletableFuture<Integer>> begun =
        plans.stream()
            .map(
                plan ->
                    CompletableFuture.supplyAsync(() -> lab.begin(plan).getStatusCode().value()))
            .toList();
    assertThat(begun).extracting(CompletableFuture::join).containsAnyOf(202).isSubsetOf(202, 409);

    List<Map<String, Object>> ended = plans.stream().map(lab::ended).toList();
    assertThat(ended).extracting(plan -> plan.get("status")).containsOnlyOnce("APPLIED");
    long done =
        ended.stream()
            .flatMap(plan -> PlanLab.steps(plan).stream())
            .filter(step -> step.get("status").equals("DONE"))
            .count();
    assertThat(lab.table("t").schemas()).as("versions").hasSize(1 + (int) done);
    ended.stream()
        .filter(plan -> plan.get("status").equals("INTERRUPTED"))
        .forEach(plan -> assertThat((String) plan.get("failure")).contains(".ods.t"));
  }

  @Test
  void refusesAPlanWhoseTableWasDropped() {
    PlanLab lab = new PlanLab(api, catalogs, warehouse);
    lab.make(PlanLab.manifest("t", SPEC));
    String spec = SPEC.replace("STRING}", "STRING, comment: a word}");
    Map<String, Object> plan = lab.plan(PlanLab.manifest("t", spec));
    String table = lab.catalog() + ".ods.t";
    int dropped =
        lab.api().delete("/catalogs/" + lab.catalog() + "/databases/ods/tables/t?confirm=" + table);
    assertThat(dropped).isEqualTo(204);
    var refused = lab.begin(plan);
    assertThat(refused.getStatusCode().value()).isEqualTo(409);
    assertThat((String) refused.getBody().get("detail")).contains(table, "absent");
    assertThat(lab.ended(plan).get("status")).isEqualTo("STALE");
  }

  /** Each looks first without the lease: the table is altered after that, and before it has it. */
  @ParameterizedTest
  @MethodSource("steps")
  void looksUnderTheLeaseWhetherTheTableWasAltered(String kind, String manifest) throws Exception {
    PlanLab lab = new PlanLab(api, catalogs, warehouse);
    lab.make(PlanLab.manifest("t", SPEC));
    TableId table = new TableId(lab.catalog(), "ods", "t");
    Map<String, Object> plan = lab.plan(manifest, table.toString());
    assertThat(PlanLab.kinds(plan)).containsExactly(kind);
    try (UndecidedLease lease = new UndecidedLease(connections.getConnection(), table)) {
      assertThat(lab.begin(plan).getStatusCode().value()).isEqualTo(202);
      await().until(lease::isWanted);
      catalogs
          .lake(lab.catalog())
          .alterTable("ods", "t", new SchemaAlteration().setOption("file.format", "orc"));
    }
    Map<String, Object> ended = lab.ended(plan);
    assertThat(ended.get("status")).isEqualTo("INTERRUPTED");
    assertThat((String) ended.get("failure")).contains(table + " (was schema 0, is schema 1)");
    assertThat(lab.table("t").schemas()).as("versions").hasSize(2);
    assertThat(lab.api().get("/catalogs/" + lab.catalog() + "/databases/ods/tables/t").get("owner"))
        .isEqualTo("WEIR");
  }

  static List<Arguments> steps() {
    String there = PlanLab.manifest("t", SPEC);
    String absent = there.substring(0, there.indexOf("spec:"));
    return List.of(
        arguments("set-column-comment", there.replace("STRING}", "STRING, comment: a word}")),
        arguments("set-owner", PlanLab.manifest("t", SPEC + "\noptions: {write-only: false}")),
        arguments("rename-table", there.replace("name: t}", "name: u, renamedFrom: t}")),
        arguments("drop-table", absent.replace("kind: Table", "kind: Table\nstate: absent")));
  }

  @Test
  void goesOnWhenAStorageAnswersAgainThatStoppedInTheMidst() {
    PlanLab lab = new PlanLab(api, catalogs, warehouse);
    lab.moveToSlowFiles(database);
    lab.make(PlanLab.manifest("t", SPEC));
    String spec = SPEC.replace("STRING}", "STRING, comment: a word, default: x}");
    Map<String, Object> plan = lab.plan(PlanLab.manifest("t", spec));
    Map<String, Object> ended = Map.of();
    int interrupted = 0;
    for (int calls = 8; !"APPLIED".equals(ended.get("status")); calls += 4) {
      SlowFiles.failAfter(calls);
      boolean begun = lab.begin(plan).getStatusCode().value() == 202;
      ended = lab.ended(plan);
      SlowFiles.heal();
      if (begun && ended.get("status").equals("INTERRUPTED")) {
        interrupted++;
        assertThat((String) ended.get("failure")).contains("nobody answers");
      }
    }
    assertThat(interrupted).isPositive();
    assertThat(lab.table("t").schemas()).as("versions").hasSize(1 + 2);
    assertThat(PlanLab.steps(lab.plan(PlanLab.manifest("t", spec)))).isEmpty();
  }

  @Test
  void takesNamesOfAnyScript() {
    PlanLab lab = new PlanLab(api, catalogs, warehouse);
    String manifest = PlanLab.manifest("заказы", SPEC.replace("note", "名前")).replace("ods", "数据");
    lab.make(manifest);
    Map<String, Object> plan = lab.plan(manifest.replace("STRING}", "STRING, comment: শব্দ}"));
    assertThat(PlanLab.kinds(plan)).containsExactly("set-column-comment");
    assertThat(lab.apply(plan).get("status")).isEqualTo("APPLIED");
    String renamed =
        manifest
            .replace("name: заказы", "name: παραγγελίες, renamedFrom: заказы")
            .replace("STRING}", "STRING, comment: শব্দ}");
    assertThat(lab.apply(lab.plan(renamed)).get("status")).isEqualTo("APPLIED");
    assertThat(PlanLab.steps(lab.plan(renamed))).isEmpty();
  }
}
