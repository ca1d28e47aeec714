package io.weir.rollout;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.catalog.Catalogs;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;

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
    assertThat(PlanLab.list(lab.plan(PlanLab.manifest("t", SPEC)), "findings"))
        .extracting(finding -> finding.get("rule"))
        .contains("uncompacted-table");
  }

  private static String messages(Map<String, Object> plan) {
    return PlanLab.list(plan, "findings").stream()
        .map(finding -> String.valueOf(finding.get("message")))
        .reduce("", (a, b) -> a + "\n" + b);
  }
}
