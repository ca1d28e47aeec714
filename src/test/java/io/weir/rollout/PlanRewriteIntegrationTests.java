package io.weir.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.catalog.Catalogs;
import io.weir.lease.MaintenanceOwner;
import io.weir.lease.TableCares;
import io.weir.shared.TableId;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;

/** What can't be altered, and the way that plans offer; and who maintains a table. */
@WeirIntegrationTest
class PlanRewriteIntegrationTests {

  private static final String SPEC =
      """
      columns: [{name: id, type: INT NOT NULL}, {name: note, type: STRING}]
      primaryKey: [id]
      options: {bucket: 2}
      """;

  @Autowired Api api;
  @Autowired Catalogs catalogs;
  @Autowired TableCares cares;
  @TempDir Path warehouse;

  private PlanLab lab;

  @BeforeEach
  void makeATable() {
    lab = new PlanLab(api, catalogs, warehouse);
    lab.make(PlanLab.manifest("orders", SPEC));
  }

  @Test
  void showsTheStepsOfARescaleAndDoesNoneOfThem() {
    lab.write("orders", 1, 10);
    Map<String, Object> plan =
        lab.plan(PlanLab.manifest("orders", SPEC.replace("bucket: 2", "bucket: 4")));
    assertThat(plan.get("status")).isEqualTo("BLOCKED");
    assertThat(PlanLab.kinds(plan)).containsExactly("set-option", "rescale");
    assertThat(PlanLab.steps(plan).get(1).get("detail")).isEqualTo("all rows into 4 buckets");
    assertThat(PlanLab.list(plan, "blockers").get(0).get("code")).isEqualTo("rescale");
  }

  @Test
  void altersTheBucketsOfATableWithoutRows() {
    Map<String, Object> plan =
        lab.plan(PlanLab.manifest("orders", SPEC.replace("bucket: 2", "bucket: 4")));
    assertThat(PlanLab.kinds(plan)).containsExactly("set-option");
    assertThat(lab.apply(plan).get("status")).isEqualTo("APPLIED");
  }

  @Test
  void offersACopyForWhatIsFixed() {
    lab.write("orders", 1, 10);
    String engine = SPEC.replace("bucket: 2", "bucket: 2, merge-engine: first-row");
    Map<String, Object> plan = lab.plan(PlanLab.manifest("orders", engine));
    assertThat(plan.get("status")).isEqualTo("BLOCKED");
    assertThat(PlanLab.kinds(plan)).containsExactly("copy-table");
    assertThat((String) PlanLab.steps(plan).get(0).get("sql"))
        .contains("'merge-engine' = 'first-row'", "INSERT INTO");

    String dynamic = SPEC.replace("bucket: 2", "bucket: -1");
    assertThat(PlanLab.kinds(lab.plan(PlanLab.manifest("orders", dynamic))))
        .containsExactly("copy-table");
  }

  @Test
  void handsATableToTheOwnerThatItsOptionSays() {
    TableId id = new TableId(lab.catalog(), "ods", "orders");
    String spec = SPEC.replace("bucket: 2", "bucket: 2, write-only: false");
    Map<String, Object> plan = lab.plan(PlanLab.manifest("orders", spec));
    assertThat(PlanLab.kinds(plan)).containsExactly("set-owner");
    assertThat(lab.apply(plan).get("status")).isEqualTo("APPLIED");
    assertThat(cares.find(id).orElseThrow().owner()).isEqualTo(MaintenanceOwner.WRITER);
    assertThat(lab.table("orders").schema().shape().options()).containsEntry("write-only", "false");
    assertThat(PlanLab.steps(lab.plan(PlanLab.manifest("orders", spec)))).isEmpty();
    assertThat(PlanLab.steps(lab.plan(PlanLab.manifest("orders", SPEC))))
        .as("what Weir sets is not removed by absence")
        .isEmpty();
  }
}
