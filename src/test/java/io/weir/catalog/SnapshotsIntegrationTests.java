package io.weir.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.lease.Decision;
import io.weir.lease.MaintenanceOwner;
import io.weir.lease.TableCares;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.paimon.consumer.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;

@WeirIntegrationTest
class SnapshotsIntegrationTests {

  @Autowired Api api;
  @Autowired TableCares cares;
  @TempDir Path directory;

  private ServedTable table;

  @BeforeEach
  void writeFourTimes() {
    table = new ServedTable(api, directory);
    for (int i = 0; i < 4; i++) {
      table.write(i, i);
    }
  }

  @AfterEach
  void close() {
    table.close();
  }

  @Test
  void areAllKeptWhereNobodyExpiresThem() {
    cares.setOwner(table.id(), MaintenanceOwner.WEIR, "ada");
    assertThat(keptBy(4)).containsExactly("newest", "no-expiry");
    assertThat(keptBy(1)).containsExactly("no-expiry");
  }

  @Test
  void areKeptByWhatTheTableSaysWhereItsWriterExpires() {
    cares.setOwner(table.id(), MaintenanceOwner.WRITER, "ada");
    assertThat(keptBy(1)).containsExactly("retain-min", "retain-time");
    assertThat(names(1)).containsExactly(null, null);
  }

  @Test
  void areKeptByThePolicyAndByWhoeverReadsThem() {
    cares.setOwner(table.id(), MaintenanceOwner.WEIR, "ada");
    decide(Map.of("retainTime", "PT0.001S", "retainMin", 1));
    table.stored().consumerManager().resetConsumer("export", new Consumer(3));
    table.post("/tags", Map.of("name", "v2", "snapshotId", 2));
    await().untilAsserted(() -> assertThat(keptBy(4)).doesNotContain("retain-time"));
    assertThat(keptBy(4)).containsExactly("newest", "retain-min", "consumer");
    assertThat(names(4)).containsExactly(null, "hourly", "export");
    assertThat(keptBy(3)).containsExactly("consumer");
    assertThat(keptBy(2)).containsExactly("tag");
    assertThat(names(2)).containsExactly("v2");
    assertThat(keptBy(1)).as("would go").isEmpty();
  }

  @Test
  void areNotKeptForTheirAgeWhereThereAreTooMany() {
    cares.setOwner(table.id(), MaintenanceOwner.WEIR, "ada");
    decide(Map.of("retainTime", "PT1H", "retainMin", 1, "retainMax", 2));
    assertThat(keptBy(3)).containsExactly("retain-time");
    assertThat(keptBy(2)).isEmpty();
  }

  @Test
  void areKeptForABranchThatLostItsTag() {
    cares.setOwner(table.id(), MaintenanceOwner.WEIR, "ada");
    decide(Map.of("retainTime", "PT0S", "retainMin", 1));
    table.post("/tags", Map.of("name", "v2", "snapshotId", 2));
    table.post("/branches", Map.of("name", "dev", "fromTag", "v2"));
    assertThat(keptBy(3)).as("the tag does").isEmpty();
    table.stored().deleteTag("v2");
    assertThat(keptBy(2)).containsExactly("branch");
    assertThat(keptBy(1)).isEmpty();
  }

  private void decide(Map<String, Object> options) {
    Decision decision =
        new Decision("expire-snapshots", "hourly", Duration.ofHours(1), options, Map.of());
    cares.decide(table.id(), List.of(decision));
  }

  private List<String> keptBy(long snapshot) {
    return of(snapshot, "kind");
  }

  private List<String> names(long snapshot) {
    return of(snapshot, "name");
  }

  private List<String> of(long snapshot, String member) {
    return table.get("/snapshots").at("$.items[?(@.id==" + snapshot + ")].keptBy[*]." + member);
  }
}
