package io.weir.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.catalog.Catalogs;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;

/** What plans show of the data that their steps may break, and make of it. */
@WeirIntegrationTest
class PlanProbeIntegrationTests {

  private static final String WIDE = "columns: [{name: n, type: INT}, {name: note, type: STRING}]";
  private static final String NARROW = WIDE.replace("INT", "SMALLINT");

  @Autowired Api api;
  @Autowired Catalogs catalogs;
  @TempDir Path warehouse;

  private PlanLab lab;

  @BeforeEach
  void makeATable() {
    lab = new PlanLab(api, catalogs, warehouse);
    lab.make(PlanLab.manifest("numbers", WIDE));
  }

  @Test
  void showsTheRowsThatBreakAndDemandsLeave() {
    lab.write("numbers", 32_760, 32_770);
    Map<String, Object> plan = lab.plan(PlanLab.manifest("numbers", NARROW));
    assertThat(plan.get("status")).isEqualTo("BLOCKED");
    Map<?, ?> probe = (Map<?, ?>) PlanLab.steps(plan).get(0).get("probe");
    assertThat(probe.get("state")).isEqualTo("READ_ALL");
    assertThat(probe.get("rowsRead")).isEqualTo(11);
    assertThat(probe.get("rowsBroken")).isEqualTo(3);
    assertThat(probe.get("examples")).asList().hasSize(3).contains("32768 would be -32768");
    assertThat(PlanLab.list(plan, "blockers").get(0).get("code")).isEqualTo("not-allowed");

    String name = lab.catalog() + ".ods.numbers.n";
    Map<String, Object> allowed = lab.plan(PlanLab.manifest("numbers", NARROW), name);
    assertThat(lab.apply(allowed).get("status")).isEqualTo("APPLIED");
  }

  @Test
  void needsNoLeaveWhereEveryRowWasReadAndNoneBreaks() {
    lab.write("numbers", 1, 10);
    Map<String, Object> plan = lab.plan(PlanLab.manifest("numbers", NARROW));
    assertThat(plan.get("status")).as("%s", plan).isEqualTo("READY");
    assertThat(PlanLab.steps(plan).get(0).get("destructive")).isEqualTo(false);
    assertThat(lab.apply(plan).get("status")).isEqualTo("APPLIED");
  }

  @Test
  void stopsBeforeAStepThatWouldBreakRowsWhichThePlanDoesNotShow() {
    lab.write("numbers", 1, 10);
    Map<String, Object> plan = lab.plan(PlanLab.manifest("numbers", NARROW));
    lab.write("numbers", 700_000, 700_000);
    Map<String, Object> stopped = lab.apply(plan);
    assertThat(stopped.get("status")).isEqualTo("INTERRUPTED");
    assertThat((String) stopped.get("failure")).contains("700000 would be -20896");
    assertThat(PlanLab.steps(stopped).get(0).get("status")).isEqualTo("PENDING");
    assertThat(lab.table("numbers").schemas()).hasSize(1);
  }

  @Test
  void readsColumnsByTheNamesThatTheyHaveBeforeThePlan() {
    lab.write("numbers", 700_000, 700_001);
    String renamed = NARROW.replace("{name: n,", "{name: m, renamedFrom: n,");
    String manifest = PlanLab.manifest("numbers", renamed);
    Map<String, Object> plan =
        lab.plan(manifest.replace("name: numbers", "name: counts, renamedFrom: numbers"));
    assertThat(PlanLab.kinds(plan))
        .containsExactly("rename-table", "rename-column", "retype-column");
    Map<?, ?> probe = (Map<?, ?>) PlanLab.steps(plan).get(2).get("probe");
    assertThat(probe.get("rowsBroken")).isEqualTo(2);
  }

  @Test
  void tellsWhatGoesWithATable() {
    lab.write("numbers", 1, 10);
    lab.write("numbers", 11, 12);
    String manifest = PlanLab.manifest("numbers", "");
    Map<String, Object> plan =
        lab.plan(
            manifest
                .substring(0, manifest.indexOf("spec:"))
                .replace("kind: Table", "kind: Table\nstate: absent"));
    assertThat(PlanLab.kinds(plan)).containsExactly("drop-table");
    assertThat(PlanLab.steps(plan).get(0).get("losses"))
        .asList()
        .contains("12 rows", "2 snapshots")
        .anyMatch(loss -> loss.toString().endsWith("bytes"));
  }
}
