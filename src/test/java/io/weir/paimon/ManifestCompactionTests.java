package io.weir.paimon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.shared.Problem;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManifestCompactionTests {

  private static final Duration LIMIT = Duration.ofMinutes(1);
  private static final String USER = "weir-run-8";

  @TempDir Path directory;
  private TestLake lake;
  private LakeTable table;

  @BeforeEach
  void fill() {
    lake = new TestLake(directory);
    table = lake.createKeyed("t", Map.of());
    for (int i = 0; i < 8; i++) {
      lake.write("t", i, i + 3, "a");
    }
  }

  @AfterEach
  void close() {
    lake.close();
  }

  @Test
  void mergesManifestsAndLeavesTheDataAsItIs() {
    ManifestPlan before = plan();
    assertThat(before.count()).isEqualTo(8);
    assertThat(before.isEmpty()).isFalse();
    TableState state = table.state();

    ManifestPlan after = execute(new Unhindered());
    assertThat(after.count()).isEqualTo(1);
    assertThat(after.added()).isEqualTo(8);
    assertThat(after.isEmpty()).isTrue();
    assertThat(table.state())
        .isEqualTo(new TableState(9, state.records(), state.bytes(), state.files(), 9));
    assertThat(table.snapshots(null, 1).get(0).commitUser()).isEqualTo(USER);
  }

  @Test
  void leavesOutEntriesOfFilesThatWent() {
    table.compaction().execute(CompactionStrategy.FULL, "weir-run-1", LIMIT, new Unhindered());
    assertThat(plan().deleted()).isEqualTo(8);
    ManifestPlan after = execute(new Unhindered());
    assertThat(after.deleted()).isZero();
    assertThat(after.added()).isEqualTo(1);
  }

  @Test
  void changesNothingOnceItsLeaseIsGone() {
    Unhindered fenced =
        new Unhindered() {
          @Override
          public void beforeChange() {
            throw Problem.conflict("The lease is gone.");
          }
        };
    assertThatThrownBy(() -> execute(fenced)).hasMessageContaining("lease");
    assertThat(plan().snapshotId()).isEqualTo(8);
  }

  @Test
  void findsNothingInATableWithoutSnapshots() {
    LakeTable empty = lake.createKeyed("empty", Map.of());
    assertThat(empty.manifestCompaction().plan().isEmpty()).isTrue();
  }

  private ManifestPlan plan() {
    return table.manifestCompaction().plan();
  }

  private ManifestPlan execute(RunControl control) {
    return table.manifestCompaction().execute(USER, LIMIT, control);
  }
}
