package io.weir.health;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.catalog.BranchObservation;
import io.weir.catalog.CatalogSpec;
import io.weir.catalog.Catalogs;
import io.weir.catalog.Observation;
import io.weir.catalog.Observations;
import io.weir.catalog.TableEvent;
import io.weir.paimon.TestLake;
import io.weir.shared.TableId;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.ApplicationEventPublisher;

/** Branches are followed from when they are found until they are gone, and count for no table. */
@WeirIntegrationTest
class BranchFollowingIntegrationTests {

  private static final String TABLE = "orders";

  @Autowired private Api api;
  @Autowired private Catalogs catalogs;
  @Autowired private CatalogSweep sweep;
  @Autowired private Observations observations;
  @Autowired private ApplicationEventPublisher events;

  @TempDir private Path directory;
  private final String catalog = "b" + UUID.randomUUID().toString().substring(0, 8);
  private final TableId id = new TableId(catalog, TestLake.DATABASE, TABLE);
  private final String uri = "/catalogs/%s/databases/%s/tables/%s".formatted(catalog, "ods", TABLE);
  private TestLake lake;

  @BeforeEach
  void branchOff() {
    lake = new TestLake(directory);
    lake.createKeyed(TABLE, Map.of());
    lake.write(TABLE, 1, 5, "a");
    String warehouse = directory.resolve("warehouse").toString();
    catalogs.create(new CatalogSpec(catalog, "filesystem", warehouse, Map.of(), Map.of()));
    lookAtAll();
    post("/tags", Map.of("name", "v1"));
    post("/branches", Map.of("name", "dev", "fromTag", "v1"));
    lake.writeTo("dev", TABLE, 6, 8, "b");
  }

  @AfterEach
  void forget() {
    catalogs.delete(catalog);
    lake.close();
  }

  @Test
  void showsWhatABranchHasUntilItIsGone() {
    post("/branches", Map.of("name", "blank"));
    lookAtAll();
    Answer branches = get(uri + "/branches");
    assertThat(branches.<List<String>>at("$.items[*].name")).containsExactly("blank", "dev");
    assertThat(branches.<List<Integer>>at("$.items[*].observation.records")).containsExactly(0, 8);
    assertThat(branches.<List<Integer>>at("$.items[*].observation.files")).containsExactly(0, 2);
    assertThat(branches.<List<Integer>>at("$.items[*].observation.snapshots"))
        .containsExactly(0, 2);
    assertThat(branches.<List<Integer>>at("$.items[*].observation.snapshotId"))
        .containsExactly(null, 2);
    assertThat(branches.<String>at("$.items[1].observation.lastCommitAt")).isNotNull();
    assertThat(branches.<List<String>>at("$.items[*].failure")).containsExactly(null, null);

    lake.writeTo("dev", TABLE, 9, 9, "c");
    lookAtAll();
    assertThat(seen("dev").records()).isEqualTo(9);
    assertThat(seen("dev").sortedRunsMax()).isEqualTo(3);

    api.admin().delete().uri(uri + "/branches/dev?confirm=dev").exchange();
    lookAtAll();
    assertThat(observations.ofBranches(id)).containsOnlyKeys("blank");
  }

  @Test
  void countsForNoTable() {
    Answer table = get(uri);
    Answer summary = get("/health/summary?catalog=" + catalog);
    lookAtAll();
    assertThat(seen("dev").records()).isEqualTo(8);
    for (String figure : List.of("records", "bytes", "files", "snapshots")) {
      assertThat(get(uri).<Integer>at("$.observation." + figure))
          .isEqualTo(table.<Integer>at("$.observation." + figure));
      assertThat(get("/health/summary?catalog=" + catalog).<Integer>at("$." + figure))
          .isEqualTo(summary.<Integer>at("$." + figure));
    }
    assertThat(get("/health/summary?catalog=" + catalog).<Integer>at("$.tables")).isEqualTo(1);
    assertThat(get("/health?catalog=" + catalog).<List<?>>at("$.items")).hasSize(1);
  }

  @Test
  void saysWhyABranchCannotBeRead() throws IOException {
    lookAtAll();
    Set<Path> before = manifests();
    lake.writeTo("dev", TABLE, 9, 9, "c");
    Set<Path> added = new HashSet<>(manifests());
    added.removeAll(before);
    for (Path manifest : added) {
      Files.delete(manifest);
    }
    lookAtAll();
    Answer branches = get(uri + "/branches");
    assertThat(branches.<String>at("$.items[0].failure")).contains("manifest");
    assertThat(branches.<Integer>at("$.items[0].observation.records")).isEqualTo(8);
    assertThat(get("/health/summary?catalog=" + catalog).<Integer>at("$.failing")).isZero();
  }

  @Test
  void goesWithItsTable() {
    lookAtAll();
    assertThat(observations.ofBranches(id)).containsOnlyKeys("dev");
    events.publishEvent(new TableEvent.Dropped(id));
    assertThat(observations.ofBranches(id)).isEmpty();
  }

  private Observation seen(String branch) {
    BranchObservation observed = observations.ofBranches(id).get(branch);
    assertThat(observed).isNotNull();
    assertThat(observed.seen()).isNotNull();
    return observed.seen();
  }

  /** What is found at one look is looked at by the next. */
  private void lookAtAll() {
    for (int looks = 0; looks < 3; looks++) {
      sweep.run(catalog, Instant.now().plus(Duration.ofDays(1)));
    }
  }

  private Set<Path> manifests() throws IOException {
    try (Stream<Path> files =
        Files.list(directory.resolve("warehouse/ods.db/" + TABLE + "/manifest"))) {
      return files.collect(Collectors.toSet());
    }
  }

  private void post(String path, Map<String, ?> body) {
    Answer made = Answer.of(api.admin().post().uri(uri + path).body(body));
    assertThat(made.status()).as(made.body()).isEqualTo(201);
  }

  private Answer get(String path) {
    return Answer.of(api.admin().get().uri(path));
  }
}
