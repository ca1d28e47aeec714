package io.weir.paimon;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.paimon.CompactionPlan.Part;
import io.weir.paimon.tally.BucketTally;
import io.weir.paimon.tally.PaimonCount;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.paimon.data.BinaryString;
import org.apache.paimon.data.GenericRow;
import org.apache.paimon.disk.IOManager;
import org.apache.paimon.table.FileStoreTable;
import org.apache.paimon.table.sink.BatchWriteBuilder;
import org.apache.paimon.table.sink.TableCommitImpl;
import org.apache.paimon.table.sink.TableWriteImpl;
import org.apache.paimon.types.RowKind;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compaction of the kinds of table that people have: each keeps exactly the rows it had. */
class CompactionLayoutTests {

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

  @ParameterizedTest
  @CsvSource({
    "bucket=2",
    "bucket=-1",
    "bucket=2;changelog-producer=lookup",
    "bucket=2;changelog-producer=full-compaction",
    "bucket=2;changelog-producer=input",
    "bucket=2;deletion-vectors.enabled=true",
    "bucket=2;merge-engine=partial-update;partial-update.remove-record-on-delete=true",
    "bucket=2;merge-engine=first-row;ignore-delete=true",
    "bucket=2;file.format=orc",
    "bucket=2;file.format=avro"
  })
  void keepsTheRowsOfPartitionedTablesWithAKey(String options) throws Exception {
    LakeTable table = create(List.of("dt", "id"), options);
    commit("t", RowKind.INSERT, 1, 20, "a");
    commit("t", RowKind.INSERT, 1, 20, "b");
    commit("t", RowKind.DELETE, 1, 3, "b");
    // with deletion vectors only compacted files are read at all
    boolean readable = !options.contains("deletion-vectors") && !options.contains("first-row");
    List<String> before = readable ? rows(table) : List.of();

    int snapshots = table.snapshots(null, 10).size();
    CompactionPlan plan = table.compaction().plan(CompactionStrategy.FULL);
    assertThat(plan.parts()).extracting(Part::partition).containsOnly("dt=d0", "dt=d1");
    CompactionResult result = compact(table);
    assertThat(result.after().files()).isLessThan(result.before().files());
    assertThat(PaimonCount.of(lake.stored("t")).partitions().values())
        .allMatch(partition -> partition.most(BucketTally::sortedRuns) == 1);
    if (readable) {
      assertThat(rows(table)).isEqualTo(before);
    } else {
      assertThat(rows(table)).hasSize(options.contains("first-row") ? 20 : 17);
    }
    assertThat(table.snapshots(null, 10)).hasSize(snapshots + 1);
    assertThat(table.compaction().plan(CompactionStrategy.FULL).isEmpty()).isTrue();
  }

  @Test
  void rewritesTheFilesOfWhichRowsAreMarkedAsDeleted() throws Exception {
    LakeTable table = create(List.of("dt", "id"), "bucket=1;deletion-vectors.enabled=true");
    commit("t", RowKind.INSERT, 1, 20, "a");
    compact(table);
    commit("t", RowKind.DELETE, 1, 12, "a");
    compact(table, CompactionStrategy.MINOR);
    assertThat(PaimonCount.of(lake.stored("t")).partitions().values())
        .as("nothing but the top level, with its deleted rows")
        .allMatch(partition -> partition.most(BucketTally::sortedRuns) == 1);

    assertThat(table.compaction().plan(CompactionStrategy.FULL).parts()).hasSize(2);
    assertThat(compact(table).after().records()).isEqualTo(8);
    assertThat(rows(table)).hasSize(8);
    assertThat(table.compaction().plan(CompactionStrategy.FULL).isEmpty()).isTrue();
  }

  @Test
  void keepsTheRowsOfAPartitionedAppendTable() throws Exception {
    LakeTable table = create(List.of(), "bucket=-1");
    for (int i = 0; i < 3; i++) {
      commit("t", RowKind.INSERT, 1, 10, "v" + i);
    }
    List<String> before = rows(table);
    assertThat(before).hasSize(30);
    assertThat(table.compaction().plan(CompactionStrategy.FULL).parts()).hasSize(2);
    assertThat(compact(table).after().files()).isEqualTo(2);
    assertThat(rows(table)).isEqualTo(before);
  }

  @Test
  void minorLeavesAFewFilesOfAnAppendTableAlone() throws Exception {
    LakeTable table = create(List.of(), "bucket=-1");
    commit("t", RowKind.INSERT, 1, 10, "a");
    commit("t", RowKind.INSERT, 1, 10, "b");
    assertThat(table.compaction().plan(CompactionStrategy.MINOR).isEmpty()).isTrue();
  }

  private CompactionResult compact(LakeTable table) {
    return compact(table, CompactionStrategy.FULL);
  }

  private CompactionResult compact(LakeTable table, CompactionStrategy strategy) {
    return table
        .compaction()
        .execute(strategy, "weir-run-1", Duration.ofMinutes(1), new Unhindered());
  }

  private LakeTable create(List<String> key, String optionText) {
    Map<String, String> options = new HashMap<>(Map.of("write-only", "true"));
    for (String option : optionText.split(";")) {
      options.put(option.split("=", 2)[0], option.split("=", 2)[1]);
    }
    List<ColumnShape> columns =
        List.of(
            new ColumnShape(-1, "dt", "STRING NOT NULL", null, null),
            new ColumnShape(-1, "id", "INT NOT NULL", null, null),
            new ColumnShape(-1, "v", "STRING", null, null));
    lake.lake()
        .createTable(
            TestLake.DATABASE, "t", new TableShape(columns, key, List.of("dt"), options, null));
    return lake.table("t");
  }

  private void commit(String name, RowKind kind, int from, int to, String value) throws Exception {
    FileStoreTable table = lake.stored(name);
    boolean dynamic = !table.primaryKeys().isEmpty() && table.coreOptions().bucket() == -1;
    try (IOManager spill = IOManager.create(directory.toString());
        TableWriteImpl<?> write = table.newWrite("writer-" + value + kind).withIOManager(spill);
        TableCommitImpl commit = table.newCommit("writer-" + value + kind)) {
      for (int id = from; id <= to; id++) {
        GenericRow row =
            GenericRow.ofKind(
                kind, BinaryString.fromString("d" + id % 2), id, BinaryString.fromString(value));
        if (dynamic) {
          write.write(row, 0);
        } else {
          write.write(row);
        }
      }
      commit.commit(
          BatchWriteBuilder.COMMIT_IDENTIFIER,
          write.prepareCommit(true, BatchWriteBuilder.COMMIT_IDENTIFIER));
    }
  }

  private static List<String> rows(LakeTable table) {
    RowQuery all = RowQuery.now(List.of(), 1000, 1_000_000, Duration.ofSeconds(20));
    return table.rows(all).rows().stream().map(Object::toString).sorted().toList();
  }
}
