package io.weir.paimon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.shared.Problem;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableCompactionTests {

  private static final Duration LIMIT = Duration.ofMinutes(1);
  private static final String US = "weir-run-1";

  @TempDir Path directory;
  private TestLake lake;

  @BeforeEach
  void open() {
    lake = new TestLake(directory);
  }

  @AfterEach
  void close() {
    lake.close();
  }

  @Test
  void compactsKeyedTableIntoOneRunAndKeepsItsRows() {
    LakeTable table = lake.createKeyed("t", Map.of());
    commits("t", 4);

    CompactionPlan plan = table.compaction().plan(CompactionStrategy.FULL);
    assertThat(plan.files()).isEqualTo(4);
    assertThat(plan.parts()).singleElement().matches(part -> part.files() == 4);

    CompactionResult result =
        table.compaction().execute(CompactionStrategy.FULL, US, LIMIT, new Unhindered());
    assertThat(result.before().files()).isEqualTo(4);
    assertThat(result.after().files()).isEqualTo(1);
    assertThat(result.after().records()).isEqualTo(10);
    assertThat(result.committedSnapshotId()).isEqualTo(5);
    assertThat(values(table)).hasSize(10).containsOnly("round 3");
  }

  @Test
  void compactionExpiresNothingEvenWhereTheOptionsAskForIt() {
    LakeTable table =
        lake.createKeyed(
            "t",
            Map.of(
                "snapshot.num-retained.min", "1",
                "snapshot.num-retained.max", "1",
                "snapshot.time-retained", "1 ms",
                "consumer.expiration-time", "1 ms",
                "tag.automatic-creation", "process-time",
                "tag.creation-period", "daily"));
    commits("t", 4);
    lake.stored("t")
        .consumerManager()
        .resetConsumer("reader", new org.apache.paimon.consumer.Consumer(2));

    table.compaction().execute(CompactionStrategy.FULL, US, LIMIT, new Unhindered());

    assertThat(table.snapshots(null, 100)).hasSize(5);
    assertThat(lake.stored("t").consumerManager().listAllIds()).containsExactly("reader");
    assertThat(table.tagging().all()).isEmpty();
  }

  @Test
  void aWriterThatCompactsWouldHaveExpired() {
    LakeTable table =
        lake.createKeyed(
            "t",
            Map.of(
                "snapshot.num-retained.min", "1",
                "snapshot.num-retained.max", "1",
                "snapshot.time-retained", "1 ms"));
    commits("t", 4);
    lake.write("t", 1, 1, "x", Map.of("write-only", "false"));
    assertThat(table.snapshots(null, 100)).hasSizeLessThan(5);
  }

  @Test
  void hasNothingToDoTheSecondTime() {
    LakeTable table = lake.createKeyed("t", Map.of());
    commits("t", 2);
    table.compaction().execute(CompactionStrategy.FULL, US, LIMIT, new Unhindered());
    assertThat(table.compaction().plan(CompactionStrategy.FULL).isEmpty()).isTrue();

    CompactionResult result =
        table.compaction().execute(CompactionStrategy.FULL, "weir-run-2", LIMIT, new Unhindered());
    assertThat(result.committedSnapshotId()).isNull();
    assertThat(result.after().snapshotId()).isEqualTo(3);
  }

  @Test
  void minorLeavesFewRunsAloneAndTakesMany() {
    LakeTable table = lake.createKeyed("t", Map.of());
    commits("t", 3);
    assertThat(table.compaction().plan(CompactionStrategy.MINOR).isEmpty()).isTrue();
    commits("t", 4);
    CompactionPlan plan = table.compaction().plan(CompactionStrategy.MINOR);
    assertThat(plan.files()).isBetween(2L, 7L);

    CompactionResult result =
        table.compaction().execute(CompactionStrategy.MINOR, US, LIMIT, new Unhindered());
    assertThat(result.before().files() - result.after().files()).isEqualTo(plan.files() - 1);
  }

  @Test
  void compactsAppendTableWithoutBuckets() {
    LakeTable table = lake.createAppend("t");
    commits("t", 6);
    assertThat(table.compaction().plan(CompactionStrategy.FULL).files()).isEqualTo(6);

    CompactionResult result =
        table.compaction().execute(CompactionStrategy.FULL, US, LIMIT, new Unhindered());
    assertThat(result.after().files()).isEqualTo(1);
    assertThat(result.after().records()).isEqualTo(60);
    assertThat(values(table)).hasSize(60);
  }

  @Test
  void compactsAppendTableWithBuckets() {
    LakeTable table = appendWithBucket();
    commits("b", 4);
    assertThat(table.compaction().plan(CompactionStrategy.FULL).files()).isEqualTo(4);
    CompactionResult result =
        table.compaction().execute(CompactionStrategy.FULL, US, LIMIT, new Unhindered());
    assertThat(result.after().files()).isEqualTo(1);
    assertThat(values(table)).hasSize(40);
  }

  @Test
  void aFenceThatThrowsStopsTheCommitAndLeavesNoFiles() throws Exception {
    LakeTable table = lake.createKeyed("t", Map.of());
    commits("t", 3);
    long filesOnDisk = parquetFiles();
    RunControl fenced =
        new Unhindered() {
          @Override
          public void beforeChange() {
            throw Problem.conflict("The lease is gone.");
          }
        };

    assertThatThrownBy(() -> table.compaction().execute(CompactionStrategy.FULL, US, LIMIT, fenced))
        .isInstanceOf(Problem.class)
        .hasMessage("The lease is gone.");
    assertThat(table.state().snapshotId()).isEqualTo(3);
    assertThat(parquetFiles()).isEqualTo(filesOnDisk);
  }

  @Test
  void cancelledChangesNothing() throws Exception {
    LakeTable table = lake.createKeyed("t", Map.of());
    commits("t", 3);
    long filesOnDisk = parquetFiles();
    RunControl cancelled =
        new Unhindered() {
          @Override
          public boolean isCancelled() {
            return true;
          }
        };
    assertThatThrownBy(
            () -> table.compaction().execute(CompactionStrategy.FULL, US, LIMIT, cancelled))
        .isInstanceOf(WorkCancelled.class);
    assertThat(table.state().snapshotId()).isEqualTo(3);
    assertThat(parquetFiles()).isEqualTo(filesOnDisk);
  }

  @Test
  void losesToAnotherCompactionAsAConflict() {
    LakeTable table = lake.createKeyed("t", Map.of());
    commits("t", 3);
    RunControl interfering =
        new Unhindered() {
          @Override
          public void beforeChange() {
            lake.table("t")
                .compaction()
                .execute(CompactionStrategy.FULL, "weir-other", LIMIT, new Unhindered());
          }
        };
    assertThatThrownBy(
            () -> table.compaction().execute(CompactionStrategy.FULL, US, LIMIT, interfering))
        .isInstanceOf(Problem.class)
        .hasMessageContaining("Another writer changed the same files");
    assertThat(values(table)).hasSize(10);
  }

  @Test
  void reportsProgressPerBucket() {
    LakeTable table = lake.createKeyed("t", Map.of("bucket", "3"));
    commits("t", 2);
    AtomicInteger steps = new AtomicInteger();
    RunControl counting =
        new Unhindered() {
          @Override
          public void progressed(long done, long total) {
            assertThat(done).isEqualTo(steps.incrementAndGet());
            assertThat(total).isEqualTo(3);
          }
        };
    CompactionResult result =
        table.compaction().execute(CompactionStrategy.FULL, US, LIMIT, counting);
    assertThat(steps).hasValue(3);
    assertThat(result.after().files()).isEqualTo(3);
  }

  @Test
  void leavesPostponedBucketsToFlink() {
    LakeTable table = lake.createKeyed("t", Map.of("bucket", "-2"));
    assertThat(table.compaction().plan(CompactionStrategy.MINOR).isEmpty()).isTrue();
    commits("t", 2);
    CompactionPlan plan = table.compaction().plan(CompactionStrategy.MINOR);
    assertThat(plan.onFlinkOnly()).isTrue();
    assertThat(plan.parts()).extracting(CompactionPlan.Part::bucket).containsExactly(-2);
    assertThat(plan.files()).isEqualTo(2);
    assertThatThrownBy(
            () -> table.compaction().execute(CompactionStrategy.MINOR, US, LIMIT, new Unhindered()))
        .hasMessageContaining("bucket=-2");
  }

  private LakeTable appendWithBucket() {
    List<ColumnShape> columns =
        List.of(
            new ColumnShape(-1, "id", "INT", null, null),
            new ColumnShape(-1, "v", "STRING", null, null));
    Map<String, String> options = Map.of("bucket", "1", "bucket-key", "id", "write-only", "true");
    lake.lake()
        .createTable(
            TestLake.DATABASE, "b", new TableShape(columns, List.of(), List.of(), options, null));
    return lake.table("b");
  }

  private void commits(String table, int rounds) {
    for (int round = 0; round < rounds; round++) {
      lake.write(table, 1, 10, "round " + round);
    }
  }

  private static List<Object> values(LakeTable table) {
    RowQuery all = RowQuery.now(List.of("v"), 1000, 1_000_000, Duration.ofSeconds(20));
    return table.rows(all).rows().stream().<Object>map(row -> row.get(0)).toList();
  }

  private long parquetFiles() throws Exception {
    try (var files = java.nio.file.Files.walk(directory.resolve("warehouse"))) {
      return files.filter(file -> file.toString().endsWith(".parquet")).count();
    }
  }
}
