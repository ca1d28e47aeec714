package io.weir.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.weir.access.Role;
import io.weir.lease.Act;
import io.weir.lease.Lease;
import io.weir.lease.TableLeases;
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
class TagsIntegrationTests {

  @Autowired Api api;
  @Autowired TableLeases leases;
  @Autowired JdbcClient jdbc;
  @TempDir Path directory;

  private ServedTable table;

  @BeforeEach
  void writeTwice() {
    table = new ServedTable(api, directory);
    table.write(1, 5);
    table.write(6, 8);
  }

  @AfterEach
  void close() {
    table.close();
  }

  @Test
  void tagsTheNewestSnapshotOrTheOneThatIsNamed() {
    Answer made = tag(Map.of("name", "v1.0", "snapshotId", 1, "timeRetained", "P30D"));
    assertThat(made.status()).as(made.body()).isEqualTo(201);
    assertThat(made.<Integer>at("$.snapshotId")).isEqualTo(1);
    assertThat(made.<String>at("$.timeRetained")).isEqualTo("PT720H");
    assertThat(tag(Map.of("name", "now")).<Integer>at("$.snapshotId")).isEqualTo(2);

    assertThat(table.get("/tags?sort=-name").<List<String>>at("$.items[*].name"))
        .containsExactly("v1.0", "now");
    assertThat(table.get("/rows?tag=v1.0").<List<?>>at("$.rows")).hasSize(5);
    assertThat(table.actions()).startsWith("tag.create", "tag.create");
    assertThat(table.audit().<Integer>at("$.items[1].detail.snapshotId")).isEqualTo(1);
  }

  @Test
  void refusesWhatCantBeTagged() {
    tag(Map.of("name", "v1"));
    assertThat(tag(Map.of("name", "v1")).status()).isEqualTo(409);
    assertThat(tag(Map.of("name", "v2", "snapshotId", 9)).status()).isEqualTo(404);
    for (String name : List.of("", " ", "../x", "a/b", "..", "a$b", "x".repeat(300))) {
      Answer refused = tag(Map.of("name", name));
      assertThat(refused.status()).isEqualTo(400);
      assertThat(refused.<String>at("$.errors[0].pointer")).isEqualTo("/name");
    }
    for (String retained : List.of("PT0S", "-P1D", "P40000D", "soon")) {
      Answer refused = tag(Map.of("name", "v3", "timeRetained", retained));
      assertThat(refused.status()).as(refused.body()).isEqualTo(400);
      assertThat(refused.<String>at("$.errors[0].pointer")).isEqualTo("/timeRetained");
    }
    assertThat(table.get("/tags").<List<String>>at("$.items[*].name")).containsExactly("v1");
  }

  @Test
  void hasNothingToTagBeforeTheFirstCommit() {
    table.lake().createKeyed("empty", Map.of());
    String empty = table.uri().replace("/orders", "/empty");
    var call = api.admin().post().uri(empty + "/tags").body(Map.of("name", "v1"));
    assertThat(Answer.of(call).status()).isEqualTo(409);
    assertThat(Answer.of(api.admin().get().uri(empty + "/tags")).status()).isEqualTo(200);
  }

  @Test
  void tellsAndDeletesTheFilesThatATagAloneKeeps() {
    tag(Map.of("name", "v1"));
    table.overwrite(1, 1);
    assertThat(table.get("/tags/v1").<Integer>at("$.heldFiles")).as("still kept").isZero();
    table.expire();
    Answer tag = table.get("/tags/v1");
    assertThat(tag.<Integer>at("$.heldFiles")).isEqualTo(2);
    assertThat(tag.<Integer>at("$.heldBytes")).isPositive();

    assertThat(table.delete("/tags/v1?confirm=v").status()).isEqualTo(400);
    assertThat(table.get("/rows?tag=v1").<List<?>>at("$.rows")).hasSize(8);
    assertThat(table.delete("/tags/v1?confirm=v1").status()).isEqualTo(204);
    assertThat(table.get("/tags/v1").status()).isEqualTo(404);
    Answer audit = table.audit();
    assertThat(audit.<String>at("$.items[0].action")).isEqualTo("tag.delete");
    assertThat(audit.<Integer>at("$.items[0].detail.held.files")).isEqualTo(2);
    assertThat(table.ids()).containsExactly(1);
  }

  @Test
  void countsNoFileThatAnotherTagKeepsToo() {
    tag(Map.of("name", "a", "snapshotId", 1));
    tag(Map.of("name", "b", "snapshotId", 2));
    tag(Map.of("name", "c", "snapshotId", 2));
    table.overwrite(1, 1);
    table.expire();
    assertThat(table.get("/tags/a").<Integer>at("$.heldFiles")).isZero();
    assertThat(table.get("/tags/b").<Integer>at("$.heldFiles")).isZero();
    assertThat(table.delete("/tags/c?confirm=c").status()).isEqualTo(204);
    assertThat(table.get("/tags/b").<Integer>at("$.heldFiles")).isEqualTo(1);
    assertThat(table.delete("/tags/b?confirm=b").status()).isEqualTo(204);
    assertThat(table.get("/rows?tag=a").<List<?>>at("$.rows")).hasSize(5);
  }

  @Test
  void listsWhatTheLastLookFoundATagToKeep() {
    tag(Map.of("name", "v1"));
    table.overwrite(1, 1);
    table.expire();
    await()
        .atMost(Duration.ofSeconds(60))
        .untilAsserted(
            () ->
                assertThat(table.get("/tags").<List<Integer>>at("$.items[*].heldFiles"))
                    .containsExactly(2));
  }

  @Test
  void keepsATagThatABranchWasMadeOf() {
    tag(Map.of("name", "v1"));
    assertThat(table.post("/branches", Map.of("name", "dev", "fromTag", "v1")).status())
        .isEqualTo(201);
    Answer refused = table.delete("/tags/v1?confirm=v1");
    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.<List<String>>at("$.neededBy")).containsExactly("dev");
    assertThat(table.get("/tags/v1").<List<String>>at("$.neededBy")).containsExactly("dev");

    tag(Map.of("name", "v1-too", "snapshotId", 2));
    assertThat(table.delete("/tags/v1?confirm=v1").status())
        .as("the other keeps them")
        .isEqualTo(204);
    assertThat(table.delete("/branches/dev?confirm=dev").status()).isEqualTo(204);
    assertThat(table.delete("/tags/v1-too?confirm=v1-too").status()).isEqualTo(204);
  }

  @Test
  void deletesNothingOnceItsLeaseIsLostAndKeepsTheRecord() {
    tag(Map.of("name", "v1"));
    try (LostLease ignored = new LostLease(jdbc, "tag.delete")) {
      assertThat(table.delete("/tags/v1?confirm=v1").status()).isEqualTo(409);
    }
    assertThat(table.get("/tags/v1").status()).isEqualTo(200);
    assertThat(table.actions()).startsWith("tag.delete.failed", "tag.delete");
  }

  @Test
  void changesNothingWhileAnotherHoldsTheTable() {
    tag(Map.of("name", "v1"));
    Lease lease = leases.acquire(table.id(), Act.EXPIRE_SNAPSHOTS, "run 17", Duration.ofMinutes(1));
    assertThat(tag(Map.of("name", "v2")).<String>at("$.holder")).isEqualTo("run 17");
    assertThat(table.delete("/tags/v1?confirm=v1").status()).isEqualTo(409);
    leases.release(lease);
  }

  @Test
  void viewersOnlyLook() {
    tag(Map.of("name", "v1"));
    var viewer = api.as(Role.VIEWER);
    assertThat(Answer.of(viewer.get().uri(table.uri() + "/tags/v1")).status()).isEqualTo(200);
    var create = viewer.post().uri(table.uri() + "/tags").body(Map.of("name", "v2"));
    assertThat(Answer.of(create).status()).isEqualTo(403);
    var delete = viewer.delete().uri(table.uri() + "/tags/v1?confirm=v1");
    assertThat(Answer.of(delete).status()).isEqualTo(403);
  }

  private Answer tag(Map<String, ?> body) {
    return table.post("/tags", body);
  }
}
