package io.weir.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.catalog.Catalogs;
import io.weir.lake.SlowFiles;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Plans that meet each other, a lake that moved, or a storage that does not answer. */
@WeirIntegrationTest
class PlanFaultsIntegrationTests {

  private static final String SPEC = "columns: [{name: n, type: INT}, {name: note, type: STRING}]";

  @Autowired Api api;
  @Autowired Catalogs catalogs;
  @Autowired JdbcClient database;
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
