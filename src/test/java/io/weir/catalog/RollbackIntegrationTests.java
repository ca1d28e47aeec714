package io.weir.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.access.Role;
import io.weir.lease.Act;
import io.weir.lease.Lease;
import io.weir.lease.TableLeases;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.apache.paimon.consumer.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

@WeirIntegrationTest
class RollbackIntegrationTests {

  @Autowired Api api;
  @Autowired TableLeases leases;
  @Autowired JdbcClient jdbc;
  @TempDir Path directory;

  private ServedTable table;

  @BeforeEach
  void writeFourTimes() {
    table = new ServedTable(api, directory);
    table.write(1, 5);
    table.write(6, 8);
    table.write(9, 9);
    table.overwrite(20, 21);
  }

  @AfterEach
  void close() {
    table.close();
  }

  @Test
  void aDryRunTellsWhatWouldBeLostAndChangesNothing() {
    tag("late", 3);
    tag("early", 1);
    table.stored().consumerManager().resetConsumer("export", new Consumer(4));
    table.stored().consumerManager().resetConsumer("fresh", new Consumer(3));
    Answer loss = roll(Map.of("snapshotId", 2, "dryRun", true), "");
    assertThat(loss.status()).as(loss.body()).isEqualTo(200);
    assertThat(loss.<Boolean>at("$.done")).isFalse();
    assertThat(loss.<Integer>at("$.latest")).isEqualTo(4);
    assertThat(loss.<Integer>at("$.snapshots")).isEqualTo(2);
    assertThat(loss.<List<Integer>>at("$.newest[*].id")).containsExactly(4, 3);
    assertThat(loss.<List<String>>at("$.newest[*].kind")).containsExactly("OVERWRITE", "APPEND");
    assertThat(loss.<Integer>at("$.recordsBefore")).isEqualTo(2);
    assertThat(loss.<Integer>at("$.recordsAfter")).isEqualTo(8);
    assertThat(loss.<List<String>>at("$.tags[*].name")).containsExactly("late");
    assertThat(loss.<List<String>>at("$.consumers[*].id")).containsExactly("export");
    assertThat(loss.<List<?>>at("$.mustStopFirst")).isEmpty();
    assertThat(table.ids()).containsExactly(20, 21);
    assertThat(table.actions()).doesNotContain("table.rollback");
  }

  @Test
  void takesTheTableBackOnceItsNameIsTypedAndRecordsWhatWent() {
    tag("late", 3);
    assertThat(roll(Map.of("snapshotId", 2), "").status()).isEqualTo(400);
    assertThat(roll(Map.of("snapshotId", 2), "orders").<String>at("$.errors[0].pointer"))
        .isEqualTo("confirm");
    assertThat(table.ids()).containsExactly(20, 21);

    Answer done = roll(Map.of("snapshotId", 2, "latest", 4), table.id().toString());
    assertThat(done.status()).as(done.body()).isEqualTo(200);
    assertThat(done.<Boolean>at("$.done")).isTrue();
    assertThat(table.ids()).hasSize(8);
    assertThat(table.get("/tags").<List<?>>at("$.items")).isEmpty();
    Answer audit = table.audit();
    assertThat(audit.<String>at("$.items[0].action")).isEqualTo("table.rollback");
    assertThat(audit.<Integer>at("$.items[0].detail.lost.snapshots")).isEqualTo(2);
    assertThat(audit.<List<String>>at("$.items[0].detail.lost.tags[*].name"))
        .containsExactly("late");

    table.write(30, 30);
    assertThat(table.ids()).hasSize(9).contains(30);
  }

  @Test
  void goesBackToATagAlsoWhenItsSnapshotHasExpired() {
    tag("v2", 2);
    table.expire();
    assertThat(table.get("/snapshots").<List<Integer>>at("$.items[*].id")).containsExactly(4);
    Answer loss = roll(Map.of("tag", "v2", "dryRun", true), "");
    assertThat(loss.<Integer>at("$.snapshots")).isEqualTo(1);

    assertThat(roll(Map.of("tag", "v2"), table.id().toString()).status()).isEqualTo(200);
    assertThat(table.ids()).hasSize(8);
    assertThat(table.get("/snapshots").<List<Integer>>at("$.items[*].id")).containsExactly(2);
    table.write(30, 30);
    assertThat(table.ids()).hasSize(9);
  }

  @Test
  void goesBackToATime() {
    Instant second = Instant.parse(table.get("/snapshots").at("$.items[2].at"));
    Answer loss = roll(Map.of("timestamp", second.toString(), "dryRun", true), "");
    assertThat(loss.<Integer>at("$.snapshotId")).isEqualTo(2);
    Answer refused = roll(Map.of("timestamp", "2020-01-01T00:00:00Z", "dryRun", true), "");
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.<String>at("$.errors[0].pointer")).isEqualTo("/timestamp");
  }

  @Test
  void refusesTargetsThatAreNone() {
    assertThat(roll(Map.of(), "").status()).isEqualTo(400);
    assertThat(roll(Map.of("snapshotId", 1, "tag", "x"), "").status()).isEqualTo(400);
    assertThat(roll(Map.of("snapshotId", 9, "dryRun", true), "").status()).isEqualTo(404);
    assertThat(roll(Map.of("tag", "none", "dryRun", true), "").status()).isEqualTo(404);
    assertThat(roll(Map.of("tag", "../x", "dryRun", true), "").status()).isEqualTo(404);
    Answer nothing = roll(Map.of("snapshotId", 4), table.id().toString());
    assertThat(nothing.status()).isEqualTo(409);
    assertThat(nothing.<String>at("$.detail")).contains("nothing to take back");
  }

  @Test
  void keepsTagsThatBranchesNeed() {
    tag("late", 3);
    assertThat(table.post("/branches", Map.of("name", "dev", "fromTag", "late")).status())
        .isEqualTo(201);
    Answer refused = roll(Map.of("snapshotId", 2), table.id().toString());
    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.<List<String>>at("$.neededBy")).containsExactly("dev");
    assertThat(table.ids()).containsExactly(20, 21);
  }

  @Test
  void looksAgainWhenMoreWasCommittedThanTheCallerKnew() {
    table.write(40, 40);
    Answer refused = roll(Map.of("snapshotId", 2, "latest", 4), table.id().toString());
    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.<String>at("$.detail")).contains("at snapshot 5 by now, not at 4");
    assertThat(table.ids()).contains(40);
  }

  @Test
  void waitsForNobodyWhoHoldsTheTable() {
    Lease lease = leases.acquire(table.id(), Act.COMPACT, "run 17", Duration.ofMinutes(1));
    Answer refused = roll(Map.of("snapshotId", 2), table.id().toString());
    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.<String>at("$.holder")).isEqualTo("run 17");
    leases.release(lease);
    assertThat(table.ids()).containsExactly(20, 21);
  }

  @Test
  void takesNothingBackOnceItsLeaseIsLostAndKeepsTheRecord() {
    try (LostLease ignored = new LostLease(jdbc, "table.rollback")) {
      Answer refused = roll(Map.of("snapshotId", 2), table.id().toString());
      assertThat(refused.status()).isEqualTo(409);
      assertThat(refused.<String>at("$.detail")).contains("is lost");
    }
    assertThat(table.ids()).containsExactly(20, 21);
    assertThat(table.actions()).startsWith("table.rollback.failed", "table.rollback");
  }

  @Test
  void viewersAreNotEvenTold() {
    var call = api.as(Role.VIEWER).post().uri(table.uri() + "/rollback");
    Answer refused = Answer.of(call.body(Map.of("snapshotId", 2, "dryRun", true)));
    assertThat(refused.status()).isEqualTo(403);
  }

  private void tag(String name, long snapshot) {
    Answer made = table.post("/tags", Map.of("name", name, "snapshotId", snapshot));
    assertThat(made.status()).isEqualTo(201);
  }

  private Answer roll(Map<String, ?> body, String confirm) {
    return table.post("/rollback?confirm=" + confirm, body);
  }
}
