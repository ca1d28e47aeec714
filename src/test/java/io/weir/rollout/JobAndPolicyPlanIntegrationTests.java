package io.weir.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.catalog.Catalogs;
import io.weir.cluster.Cluster;
import io.weir.cluster.ClusterState;
import io.weir.cluster.Clusters;
import io.weir.paimon.TestRows;
import io.weir.shared.TableId;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import tools.jackson.databind.JsonNode;

/** Jobs and policies are made, changed and removed by the same plans as tables, on a real Flink. */
@WeirIntegrationTest
class JobAndPolicyPlanIntegrationTests {

  private static final String TABLE =
      """
      apiVersion: weir/v1
      kind: Database
      metadata: {catalog: main, name: planned}
      ---
      apiVersion: weir/v1
      kind: Table
      metadata: {catalog: main, database: planned, name: orders}
      spec:
        columns: [{name: id, type: BIGINT NOT NULL}, {name: note, type: STRING}]
        primaryKey: [id]
        options: {bucket: 1}
      """;

  private static final String POLICY =
      """
      ---
      apiVersion: weir/v1
      kind: Policy
      metadata: {name: planned-expiry}
      spec:
        scope: {catalog: main, database: planned}
        action: expire-snapshots
        trigger: {kind: every, every: PT1H}
      """;

  private static final String JOB =
      """
      ---
      apiVersion: weir/v1
      kind: Job
      metadata: {name: planned-compaction}
      spec:
        cluster: embedded
        kind: compaction
        spec: {catalog: main, database: planned, table: orders, checkpointInterval: PT5S}
      """;

  private static final String GONE =
      """
      apiVersion: weir/v1
      kind: Table
      metadata: {catalog: main, database: planned, name: orders}
      state: absent
      ---
      apiVersion: weir/v1
      kind: Database
      metadata: {catalog: main, name: planned}
      state: absent
      """;

  private static final String GONE_TOO =
      """
      ---
      apiVersion: weir/v1
      kind: Job
      metadata: {name: planned-compaction}
      state: absent
      ---
      apiVersion: weir/v1
      kind: Policy
      metadata: {name: planned-expiry}
      state: absent
      """;

  @Autowired Api api;
  @Autowired Clusters clusters;
  @Autowired Catalogs catalogs;

  private PlanCalls plans;

  @BeforeEach
  void awaitCluster() {
    plans = new PlanCalls(api);
    await()
        .atMost(Duration.ofMinutes(2))
        .until(() -> clusters.get(Cluster.EMBEDDED).sight().state() == ClusterState.UP);
  }

  @Test
  void makesChangesAndRemovesThemTogetherWithTheirTable() {
    JsonNode first = plans.plan(TABLE + POLICY + JOB);
    assertThat(PlanCalls.kinds(first))
        .containsExactly("create-database", "create-table", "create-policy", "create-job");
    assertApplied(first);
    assertThat(PlanCalls.kinds(plans.plan(TABLE + POLICY + JOB))).isEmpty();
    awaitState("planned-compaction", "RUNNING");

    String changed = TABLE + (POLICY + JOB).replace("PT1H", "PT2H").replace("PT5S", "PT3S");
    JsonNode second = plans.plan(changed);
    assertThat(PlanCalls.kinds(second)).containsExactly("update-policy", "update-job");
    assertThat(second.path("steps").findValuesAsString("detail"))
        .containsExactly(
            "trigger.every: \"PT1H\" -> \"PT2H\"", "checkpointInterval: \"PT5S\" -> \"PT3S\"");
    assertThat(second.path("jobsAffected").toString()).contains("planned-compaction");
    assertApplied(second);
    assertThat(PlanCalls.kinds(plans.plan(changed))).isEmpty();

    assertThat(plans.plan(GONE, "main.planned.orders", "main.planned").path("blockers").toString())
        .contains("planned-compaction");
    JsonNode last =
        plans.plan(
            GONE + GONE_TOO, "main.planned.orders", "main.planned", "job planned-compaction");
    assertThat(PlanCalls.kinds(last))
        .containsExactly("delete-job", "drop-table", "drop-database", "delete-policy");
    assertApplied(last);
    assertThat(plans.get("/jobs/planned-compaction").path("status").asInt()).isEqualTo(404);
    assertThat(plans.get("/policies/planned-expiry").path("status").asInt()).isEqualTo(404);
  }

  @Test
  void showsHowToRescaleATableThatAJobWorksOnAndTouchesNothing() {
    String table =
        TABLE
            .replace("planned", "rescaled")
            .replace("{name: id, type: BIGINT NOT NULL}", "{name: p, type: INT}")
            .replace("primaryKey: [id]", "partitionedBy: [p]")
            .replace("bucket: 1", "bucket: 1, bucket-key: note");
    String job = JOB.replace("planned-", "rescaled-").replace("planned", "rescaled");
    assertApplied(plans.plan(table));
    TestRows.write(catalogs.table(new TableId("main", "rescaled", "orders")), 1, 3);
    assertApplied(plans.plan(table + job));
    awaitState("rescaled-compaction", "RUNNING");
    JsonNode before = plans.get("/jobs/rescaled-compaction");

    JsonNode plan = plans.plan(table.replace("bucket: 1", "bucket: 4"));
    assertThat(PlanCalls.kinds(plan))
        .containsExactly("stop-job", "set-option", "rescale", "rescale", "rescale", "start-job");
    assertThat(plan.path("steps").findValuesAsString("detail"))
        .contains("p=1 into 4 buckets", "p=2 into 4 buckets", "p=3 into 4 buckets");
    assertThat(plan.path("jobsAffected").toString()).contains("rescaled-compaction");
    assertThat(plan.path("status").asString()).isEqualTo("BLOCKED");
    assertThat(plan.path("blockers").get(0).path("code").asString()).isEqualTo("rescale");
    assertThat(plan.path("blockers").get(0).path("message").asString())
        .contains("Weir does not rescale");

    assertThat(plans.apply(plan.path("id").asLong()).getStatus().value()).isEqualTo(409);
    JsonNode after = plans.get("/jobs/rescaled-compaction");
    assertThat(after.path("deployment").path("flinkJobId"))
        .isEqualTo(before.path("deployment").path("flinkJobId"));
    assertThat(after.path("desiredState").asString()).isEqualTo("RUNNING");
    JsonNode untouched = plans.get("/catalogs/main/databases/rescaled/tables/orders");
    assertThat(untouched.path("options").path("bucket").asString()).isEqualTo("1");
    assertApplied(
        plans.plan(
            (GONE + GONE_TOO).replace("planned-", "rescaled-").replace("planned", "rescaled"),
            "main.rescaled.orders",
            "main.rescaled",
            "job rescaled-compaction"));
  }

  @Test
  void stopsAndStartsWhatIsDeclaredSo() {
    String job = JOB.replace("planned-compaction", "planned-pause").replace("orders", "none");
    String stopped =
        job.replace("  kind: compaction", "  desiredState: STOPPED\n  kind: compaction");
    assertApplied(plans.plan(stopped));
    assertThat(PlanCalls.kinds(plans.plan(job))).as("what is not said stays").isEmpty();

    JsonNode start = plans.plan(stopped.replace("STOPPED", "RUNNING"));
    assertThat(PlanCalls.kinds(start)).containsExactly("start-job");
    assertApplied(start);
    JsonNode stop = plans.plan(stopped);
    assertThat(PlanCalls.kinds(stop)).containsExactly("stop-job");
    assertApplied(stop);
    assertThat(plans.get("/jobs/planned-pause").path("desiredState").asString())
        .isEqualTo("STOPPED");
    assertApplied(
        plans.plan(GONE_TOO.replace("planned-compaction", "planned-pause"), "job planned-pause"));
  }

  @Test
  void refusesToApplyWhenAnAffectedJobHasMoved() {
    String job = JOB.replace("planned-compaction", "planned-moved").replace("orders", "none");
    String stopped =
        job.replace("  kind: compaction", "  desiredState: STOPPED\n  kind: compaction");
    assertApplied(plans.plan(stopped));
    JsonNode one = plans.plan(stopped.replace("PT5S", "PT6S"));
    assertApplied(plans.plan(stopped.replace("PT5S", "PT7S")));

    var refused = plans.apply(one.path("id").asLong());
    assertThat(refused.getStatus().value()).isEqualTo(409);
    assertThat(new String(refused.getResponseBodyContent()))
        .contains("job planned-moved (was revision 1, is revision 2)");
    assertApplied(
        plans.plan(GONE_TOO.replace("planned-compaction", "planned-moved"), "job planned-moved"));
  }

  @Test
  void saysWhereTheirManifestsAreWrong() {
    JsonNode plan =
        plans.plan(
            (JOB + POLICY)
                .substring(4)
                .replace("cluster: embedded", "cluster: nowhere")
                .replace("every: PT1H", "every: soon"));
    assertThat(plan.path("status").asString()).isEqualTo("BLOCKED");
    assertThat(plan.path("findings").findValuesAsString("pointer"))
        .containsExactlyInAnyOrder("/spec/cluster", "/spec/trigger/every");
    assertThat(plan.path("findings").findValuesAsString("target"))
        .containsExactlyInAnyOrder("job planned-compaction", "policy planned-expiry");

    JsonNode unknown =
        plans.plan(JOB.substring(4).replace("table: orders", "table: orders, parallel: 2"));
    assertThat(unknown.path("findings").get(0).path("pointer").asString())
        .isEqualTo("/spec/spec/parallel");
    assertThat(unknown.path("findings").get(0).path("line").asInt()).isEqualTo(7);
  }

  @Test
  void findsPoliciesThatContradictEachOtherWithinOnePlan() {
    JsonNode plan = plans.plan(POLICY.substring(4) + POLICY.replace("planned-expiry", "another"));
    assertThat(plan.path("status").asString()).isEqualTo("BLOCKED");
    assertThat(plan.path("blockers").toString()).contains("the same action and scope");
  }

  private void assertApplied(JsonNode plan) {
    JsonNode applied = plans.applied(plan);
    assertThat(applied.path("status").asString()).as(applied.toPrettyString()).isEqualTo("APPLIED");
  }

  private void awaitState(String name, String state) {
    await()
        .atMost(Duration.ofSeconds(90))
        .until(() -> plans.get("/jobs/" + name), job -> job.path("state").asString().equals(state));
  }
}
