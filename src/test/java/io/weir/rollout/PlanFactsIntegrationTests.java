package io.weir.rollout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.catalog.Catalogs;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Rules that judge a definition by the table that is there. */
@WeirIntegrationTest
class PlanFactsIntegrationTests {

  private static final String SPEC =
      """
      columns: [{name: p, type: INT}, {name: note, type: STRING}]
      partitionedBy: [p]
      options: {write-only: true}
      """;

  @Autowired Api api;
  @Autowired Catalogs catalogs;
  @Autowired JdbcClient database;
  @TempDir Path warehouse;

  @Test
  void triesAnExpiryOnThePartitionsThatExist() {
    PlanLab lab = new PlanLab(api, catalogs, warehouse);
    lab.make(PlanLab.manifest("t", SPEC));
    String expiring =
        SPEC.replace(
            "write-only: true",
            "write-only: true, partition.expiration-time: 7 d,"
                + " partition.timestamp-formatter: yyyyMMdd");
    assertThat(messages(lab.plan(PlanLab.manifest("t", expiring))))
        .doesNotContain("partitions would never expire");
    lab.write("t", 1, 3);
    Map<String, Object> plan = lab.plan(PlanLab.manifest("t", expiring));
    assertThat(messages(plan)).contains("3 of 3 partitions would never expire");
    assertThat(plan.get("status")).isEqualTo("BLOCKED");
  }

  @Test
  void tellsThatNobodyCompactsATable() {
    PlanLab lab = new PlanLab(api, catalogs, warehouse);
    lab.make(PlanLab.manifest("t", SPEC));
    assertThat(rules(lab.plan(PlanLab.manifest("t", SPEC)))).contains("uncompacted-table");
  }

  @Test
  void refusesDynamicBucketsThatTwoJobsWrite() {
    PlanLab lab = new PlanLab(api, catalogs, warehouse);
    String keyed =
        "columns: [{name: id, type: INT NOT NULL}]\nprimaryKey: [id]\noptions: {bucket: -1}\n";
    lab.make(PlanLab.manifest("orders", keyed));
    String one = lab.catalog() + "-one";
    String another = lab.catalog() + "-another";
    lab.post(
        "/connections",
        Map.of(
            "name",
            one,
            "kind",
            "mysql",
            "host",
            "127.0.0.1",
            "port",
            1,
            "username",
            "u",
            "password",
            "p"));
    lab.post("/clusters", Map.of("name", one, "kind", "session", "url", "http://127.0.0.1:1"));
    sync(lab, one, one);
    assertThat(rules(lab.plan(PlanLab.manifest("orders", keyed)))).doesNotContain("two-writers");
    sync(lab, another, one);
    Map<String, Object> plan = lab.plan(PlanLab.manifest("orders", keyed));
    assertThat(rules(plan)).contains("two-writers");
    assertThat(plan.get("status")).isEqualTo("BLOCKED");
    lab.api().delete("/jobs/" + one + "?stop=true");
    lab.api().delete("/jobs/" + another + "?stop=true");
  }

  /** Of a source that is not there, on a cluster that is not there: it is to run all the same. */
  private static void sync(PlanLab lab, String name, String source) {
    Map<String, Object> spec =
        Map.of(
            "connection",
            source,
            "sourceDatabase",
            "shop",
            "tables",
            Map.of("include", List.of("orders")),
            "catalog",
            lab.catalog(),
            "database",
            "ods");
    lab.post("/jobs", Map.of("name", name, "cluster", source, "kind", "mysql-sync", "spec", spec));
  }

  @Test
  void tellsThatBucketsHoldTooMuch() {
    PlanLab lab = new PlanLab(api, catalogs, warehouse);
    String keyed =
        "columns: [{name: id, type: INT NOT NULL}]\nprimaryKey: [id]\noptions: {bucket: 2}\n";
    lab.make(PlanLab.manifest("orders", keyed));
    observe(lab, 1L << 30);
    assertThat(rules(lab.plan(PlanLab.manifest("orders", keyed)))).doesNotContain("bucket-count");
    observe(lab, 6L << 30);
    Map<String, Object> plan = lab.plan(PlanLab.manifest("orders", keyed));
    assertThat(messages(plan))
        .contains("A bucket holds 3072 MB; of these bytes 11 would be better");
    assertThat(plan.get("status")).as("a warning blocks nothing").isEqualTo("READY");
  }

  /** As if that many bytes had been seen in the table. */
  private void observe(PlanLab lab, long bytes) {
    await()
        .atMost(Duration.ofSeconds(60))
        .until(
            () ->
                database
                        .sql(
                            "UPDATE table_observation SET bytes = ? WHERE catalog = ? AND observed_at IS NOT NULL")
                        .params(bytes, lab.catalog())
                        .update()
                    == 1);
  }

  private static List<Object> rules(Map<String, Object> plan) {
    return PlanLab.list(plan, "findings").stream().map(finding -> finding.get("rule")).toList();
  }

  private static String messages(Map<String, Object> plan) {
    return PlanLab.list(plan, "findings").stream()
        .map(finding -> String.valueOf(finding.get("message")))
        .reduce("", (a, b) -> a + "\n" + b);
  }
}
