package io.weir.paimon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.paimon.ExpiryPlan.Kind;
import io.weir.paimon.RowQuery.When;
import io.weir.shared.Problem;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.paimon.consumer.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SnapshotExpiryTests {

  private static final Duration LIMIT = Duration.ofMinutes(1);
  private static final SnapshotRetention LAST_TWO = new SnapshotRetention(Duration.ZERO, 2, null);

  @TempDir Path directory;
  private TestLake lake;
  private LakeTable table;

  @BeforeEach
  void fill() {
    lake = new TestLake(directory);
    table = lake.createKeyed("t", Map.of());
    commits(12);
  }

  @AfterEach
  void close() {
    lake.close();
  }

  @Test
  void paimonsOwnExpiryWithoutConfigDoesNothing() {
    assertThat(lake.stored("t").newExpireSnapshots().expire()).isZero();
    assertThat(snapshotIds()).hasSize(12);
  }

  @Test
  void keepsTheNewestAndDeletesTheFrozenRange() {
    ExpiryPlan plan = plan(LAST_TWO);
    assertThat(plan.earliest()).isEqualTo(1);
    assertThat(plan.endExclusive()).isEqualTo(11);
    assertThat(plan.bounds().get(0).kind()).isEqualTo(Kind.RETAIN_MIN);

    ExpiryResult result = execute(plan);
    assertThat(result.expired()).isEqualTo(10);
    assertThat(result.complete()).isTrue();
    assertThat(snapshotIds()).containsExactly(12L, 11L);
    assertThat(rows(null, null)).hasSize(10);
  }

  @Test
  void touchesNothingBeyondItsPlanWhateverComesMeanwhile() {
    ExpiryPlan plan = plan(LAST_TWO);
    commits(5);
    execute(plan);
    assertThat(snapshotIds()).containsExactly(17L, 16L, 15L, 14L, 13L, 12L, 11L);
  }

  @Test
  void keepsYoungSnapshots() {
    ExpiryPlan plan = plan(new SnapshotRetention(Duration.ofHours(1), 1, null));
    assertThat(plan.isEmpty()).isTrue();
    assertThat(plan.bounds().get(0).kind()).isEqualTo(Kind.RETAIN_TIME);
    assertThat(execute(plan).expired()).isZero();
    assertThat(snapshotIds()).hasSize(12);
  }

  @Test
  void deletesYoungSnapshotsThatAreTooMany() {
    ExpiryPlan plan = plan(new SnapshotRetention(Duration.ofHours(1), 1, 5));
    execute(plan);
    assertThat(snapshotIds()).hasSize(5);
  }

  @Test
  void consumerKeepsWhatItHasYetToRead() {
    lake.stored("t").consumerManager().resetConsumer("reader", new Consumer(4));
    ExpiryPlan plan = plan(LAST_TWO);
    assertThat(plan.endExclusive()).isEqualTo(4);
    assertThat(plan.bounds().get(0)).isEqualTo(new ExpiryPlan.Bound(Kind.CONSUMER, "reader", 4));
    execute(plan);
    assertThat(snapshotIds()).last().isEqualTo(4L);
  }

  @Test
  void consumerThatComesAfterThePlanIsRespected() {
    ExpiryPlan plan = plan(LAST_TWO);
    lake.stored("t").consumerManager().resetConsumer("late", new Consumer(2));
    ExpiryResult result = execute(plan);
    assertThat(result.complete()).isFalse();
    assertThat(snapshotIds()).hasSize(12);
  }

  @Test
  void tagKeepsItsRowsReadableWhileItsSnapshotGoes() {
    lake.stored("t").createTag("kept", 3);
    lake.write("t", 1, 10, "later", Map.of("write-only", "false"));
    table.compaction().execute(CompactionStrategy.FULL, "weir-run-1", LIMIT, new Unhindered());
    ExpiryPlan plan = plan(LAST_TWO);
    assertThat(plan.taggedInRange()).extracting(TableTag::name).containsExactly("kept");

    execute(plan);
    assertThat(snapshotIds()).doesNotContain(3L);
    assertThat(rows(null, "kept")).hasSize(10).containsOnly("round 2");
  }

  @Test
  void branchWhoseTagIsGoneKeepsItsForkPoint() {
    lake.stored("t").createTag("fork", 5);
    lake.stored("t").createBranch("dev", "fork");
    lake.stored("t").deleteTag("fork");
    ExpiryPlan plan = plan(LAST_TWO);
    assertThat(plan.bounds().get(0)).isEqualTo(new ExpiryPlan.Bound(Kind.BRANCH, "dev", 5));
    execute(plan);
    assertThat(snapshotIds()).last().isEqualTo(5L);
  }

  @Test
  void goesOnAcrossSnapshotsThatAreMissing() {
    commits(12);
    for (long id = 4; id <= 17; id++) {
      lake.stored("t").snapshotManager().deleteSnapshot(id);
    }
    ExpiryResult result = execute(plan(LAST_TWO));
    assertThat(result.complete()).isTrue();
    assertThat(snapshotIds()).containsExactly(24L, 23L);
    assertThat(rows(null, null)).hasSize(10);
  }

  @Test
  void asksTheFenceBeforeEachBatch() {
    ExpiryPlan plan = plan(new SnapshotRetention(Duration.ZERO, 1, null));
    List<Long> seen = new ArrayList<>();
    Unhindered fence =
        new Unhindered() {
          @Override
          public void beforeChange() {
            seen.add((long) snapshotIds().size());
            if (seen.size() == 2) {
              throw Problem.conflict("The lease is gone.");
            }
          }
        };
    assertThatThrownBy(() -> table.snapshotExpiry().execute(plan, LIMIT, fence))
        .hasMessage("The lease is gone.");
    assertThat(seen).containsExactly(12L, 2L);
    assertThat(snapshotIds()).hasSize(2);
  }

  @Test
  void refusesAPlanOfATableThatWasRolledBack() {
    ExpiryPlan plan = plan(LAST_TWO);
    lake.stored("t").rollbackTo(6);
    assertThatThrownBy(() -> execute(plan)).hasMessageContaining("rolled back");
    assertThat(snapshotIds()).hasSize(6);
  }

  @Test
  void keepsLongLivedChangelogs() {
    LakeTable decoupled =
        lake.createKeyed(
            "c",
            Map.of(
                "changelog-producer", "input",
                "changelog.num-retained.min", "100",
                "changelog.num-retained.max", "200",
                "snapshot.num-retained.min", "1",
                "snapshot.num-retained.max", "5"));
    for (int i = 0; i < 6; i++) {
      lake.write("c", 1, 3, "v" + i);
    }
    ExpiryPlan plan = decoupled.snapshotExpiry().plan(LAST_TWO, Instant.now().plusSeconds(1));
    decoupled.snapshotExpiry().execute(plan, LIMIT, new Unhindered());
    assertThat(decoupled.snapshots(null, 10)).hasSize(2);
    assertThat(lake.stored("c").changelogManager().longLivedChangelogExists(1)).isTrue();
  }

  private ExpiryPlan plan(SnapshotRetention retention) {
    return table.snapshotExpiry().plan(retention, Instant.now().plusSeconds(1));
  }

  private ExpiryResult execute(ExpiryPlan plan) {
    return table.snapshotExpiry().execute(plan, LIMIT, new Unhindered());
  }

  private void commits(int rounds) {
    for (int round = 0; round < rounds; round++) {
      lake.write("t", 1, 10, "round " + round);
    }
  }

  private List<Long> snapshotIds() {
    return table.snapshots(null, 100).stream().map(TableSnapshot::id).toList();
  }

  private List<Object> rows(Long snapshot, String tag) {
    RowQuery query =
        new RowQuery(
            List.of("v"),
            new When(snapshot, tag, null),
            RowFilter.ALL,
            1000,
            1_000_000,
            Duration.ofSeconds(20));
    return table.rows(query).rows().stream().<Object>map(row -> row.get(0)).toList();
  }
}
