package io.weir.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.access.Role;
import io.weir.lease.Act;
import io.weir.lease.Lease;
import io.weir.lease.TableLeases;
import io.weir.paimon.SchemaAlteration;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;

@WeirIntegrationTest
class BranchesIntegrationTests {

  @Autowired Api api;
  @Autowired TableLeases leases;
  @Autowired JdbcClient jdbc;
  @TempDir Path directory;

  private ServedTable table;

  @BeforeEach
  void tagTheSecondOfThree() {
    table = new ServedTable(api, directory);
    table.write(1, 5);
    table.write(6, 8);
    assertThat(table.post("/tags", Map.of("name", "v1")).status()).isEqualTo(201);
    table.write(9, 9);
  }

  @AfterEach
  void close() {
    table.close();
  }

  @Test
  void makesABranchOfATagOrEmpty() {
    Answer made = branch(Map.of("name", "dev", "fromTag", "v1"));
    assertThat(made.status()).as(made.body()).isEqualTo(201);
    assertThat(made.<String>at("$.fromTag")).isEqualTo("v1");
    assertThat(made.<Integer>at("$.records")).isEqualTo(8);
    Answer empty = branch(Map.of("name", "blank"));
    assertThat(empty.<Integer>at("$.snapshots")).isZero();

    Answer branches = table.get("/branches?sort=-records");
    assertThat(branches.<List<String>>at("$.items[*].name")).containsExactly("dev", "blank");
    assertThat(branches.<List<Integer>>at("$.items[*].snapshotId")).containsExactly(2, null);
    assertThat(table.actions()).startsWith("branch.create", "branch.create");
  }

  @Test
  void refusesWhatCantBeABranch() {
    branch(Map.of("name", "dev", "fromTag", "v1"));
    assertThat(branch(Map.of("name", "dev")).status()).isEqualTo(409);
    assertThat(branch(Map.of("name", "x", "fromTag", "none")).status()).isEqualTo(404);
    for (String name : List.of("main", "123", "", "../x", "a.b")) {
      Answer refused = branch(Map.of("name", name));
      assertThat(refused.status()).isEqualTo(400);
      assertThat(refused.<String>at("$.errors[0].pointer")).isEqualTo("/name");
    }
    assertThat(table.get("/branches").<List<String>>at("$.items[*].name")).containsExactly("dev");
  }

  @Test
  void refusesATagWhoseSnapshotExpiredAndLeavesNoHalfBranch() {
    table.expire();
    Answer refused = branch(Map.of("name", "dev", "fromTag", "v1"));
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.<String>at("$.errors[0].pointer")).isEqualTo("/fromTag");
    assertThat(refused.<String>at("$.detail")).contains("snapshot 2").contains("newer tag");
    assertThat(table.get("/branches").<List<?>>at("$.items")).isEmpty();
  }

  @Test
  void tellsAndRecordsWhatGoesWithABranch() {
    branch(Map.of("name", "dev", "fromTag", "v1"));
    table.write("dev", 10, 12);
    Answer branch = table.get("/branches/dev");
    assertThat(branch.<Integer>at("$.snapshots")).isEqualTo(2);
    assertThat(branch.<Integer>at("$.heldFiles")).isEqualTo(1);

    assertThat(table.delete("/branches/dev").status()).isEqualTo(400);
    assertThat(table.delete("/branches/dev?confirm=dev").status()).isEqualTo(204);
    assertThat(table.get("/branches/dev").status()).isEqualTo(404);
    Answer audit = table.audit();
    assertThat(audit.<String>at("$.items[0].action")).isEqualTo("branch.delete");
    assertThat(audit.<Integer>at("$.items[0].detail.branch.snapshots")).isEqualTo(2);
    assertThat(audit.<Integer>at("$.items[0].detail.held.files")).isEqualTo(1);
    assertThat(table.ids()).hasSize(9);
  }

  @Test
  void keepsTheBranchThatReadersFallBackTo() {
    branch(Map.of("name", "dev", "fromTag", "v1"));
    SchemaAlteration fallback = new SchemaAlteration().setOption("scan.fallback-branch", "dev");
    table.lake().lake().alterTable(table.id().database(), table.id().table(), fallback);
    Answer refused = table.delete("/branches/dev?confirm=dev");
    assertThat(refused.status()).as(refused.body()).isEqualTo(409);
    assertThat(refused.<String>at("$.detail")).contains("scan.fallback-branch");
  }

  @Test
  void deletesNothingOnceItsLeaseIsLostAndKeepsTheRecord() {
    branch(Map.of("name", "dev", "fromTag", "v1"));
    try (LostLease ignored = new LostLease(jdbc, "branch.delete")) {
      assertThat(table.delete("/branches/dev?confirm=dev").status()).isEqualTo(409);
    }
    assertThat(table.get("/branches/dev").status()).isEqualTo(200);
    assertThat(table.actions()).startsWith("branch.delete.failed", "branch.delete");
  }

  @Test
  void changesNothingWhileAnotherHoldsTheTable() {
    Lease lease = leases.acquire(table.id(), Act.COMPACT, "run 17", Duration.ofMinutes(1));
    assertThat(branch(Map.of("name", "dev")).<String>at("$.holder")).isEqualTo("run 17");
    leases.release(lease);
    assertThat(branch(Map.of("name", "dev")).status()).isEqualTo(201);
  }

  @Test
  void viewersOnlyLook() {
    var viewer = api.as(Role.VIEWER);
    assertThat(Answer.of(viewer.get().uri(table.uri() + "/branches")).status()).isEqualTo(200);
    var create = viewer.post().uri(table.uri() + "/branches").body(Map.of("name", "dev"));
    assertThat(Answer.of(create).status()).isEqualTo(403);
    var delete = viewer.delete().uri(table.uri() + "/branches/dev?confirm=dev");
    assertThat(Answer.of(delete).status()).isEqualTo(403);
  }

  private Answer branch(Map<String, ?> body) {
    return table.post("/branches", body);
  }
}
