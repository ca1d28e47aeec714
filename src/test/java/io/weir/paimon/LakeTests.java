package io.weir.paimon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.paimon.ProbeStep.Action;
import io.weir.paimon.RowQuery.When;
import io.weir.paimon.tally.DataFile;
import io.weir.shared.PageRequest;
import io.weir.shared.Problem;
import io.weir.shared.ProblemType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.paimon.data.BinaryString;
import org.apache.paimon.data.GenericRow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LakeTests {

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
  void makesNoDatabaseByPaimonsOwnName() {
    assertThatThrownBy(() -> lake.lake().createDatabase("sys"))
        .isInstanceOfSatisfying(
            Problem.class, p -> assertThat(p.faults().get(0).pointer()).isEqualTo("/name"));
  }

  @Test
  void probesAWarehouseAndLeavesNothing() throws Exception {
    assertThat(lake.lake().probe())
        .extracting(ProbeStep::action, ProbeStep::ok)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(Action.PUT, true),
            org.assertj.core.groups.Tuple.tuple(Action.LIST, true),
            org.assertj.core.groups.Tuple.tuple(Action.RENAME, true),
            org.assertj.core.groups.Tuple.tuple(Action.DELETE, true));
    try (var left = Files.list(directory.resolve("warehouse"))) {
      assertThat(left).noneMatch(path -> path.toString().contains("probe"));
    }
  }

  @Test
  void saysWhyAWarehouseCannotBeUsed() throws Exception {
    Path file = Files.writeString(directory.resolve("a-file"), "in the way");
    LakeAddress address =
        new LakeAddress("bad", "filesystem", file.resolve("w").toString(), Map.of(), Map.of());
    try (Lake bad =
        new Lakes(new LakeProperties(Duration.ofSeconds(5), 2, 2), Clock.systemUTC())
            .create(address)) {
      assertThatThrownBy(bad::probe).isInstanceOf(Problem.class).hasMessageContaining("a-file");
    }
  }

  @Test
  void listsDatabasesAndTablesSorted() throws Exception {
    lake.createKeyed("b", Map.of());
    lake.createAppend("a");
    Files.createDirectories(directory.resolve("warehouse/ods.db/not-a-table"));
    assertThat(lake.lake().databases()).containsExactly("ods");
    assertThat(lake.lake().tables("ods")).containsExactly("a", "b");
  }

  @Test
  void refusesTwiceTheSameAndDropsOnlyWhatIsEmpty() {
    lake.createAppend("a");
    assertProblem(() -> lake.createAppend("a"), ProblemType.CONFLICT);
    assertProblem(() -> lake.lake().createDatabase("ods"), ProblemType.CONFLICT);
    assertProblem(() -> lake.lake().dropDatabase("ods"), ProblemType.CONFLICT);
    lake.lake().dropTable("ods", "a", Duration.ofSeconds(10));
    assertThat(lake.lake().tables("ods")).isEmpty();
    lake.lake().dropDatabase("ods");
    assertThat(lake.lake().databases()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"../ods", "..", "a/b", "a\\b", "ods$files", "x\u0000y", "", "."})
  void findsNothingUnderNamesThatLeaveTheirDirectory(String name) {
    assertProblem(() -> lake.lake().tables(name), ProblemType.NOT_FOUND);
    assertProblem(() -> lake.lake().table("ods", name).schema(), ProblemType.NOT_FOUND);
    assertProblem(() -> lake.lake().table("ods", name).state(), ProblemType.NOT_FOUND);
    assertProblem(
        () -> lake.lake().dropTable("ods", name, Duration.ofSeconds(5)), ProblemType.NOT_FOUND);
  }

  @Test
  void keepsTheShapeThatWasGiven() {
    TableShape shape =
        new TableShape(
            List.of(
                new ColumnShape(-1, "订单", "BIGINT NOT NULL", "the \"key\"", null),
                new ColumnShape(-1, "dt", "STRING NOT NULL", null, null),
                new ColumnShape(-1, "n", "INT", null, "7"),
                new ColumnShape(-1, "r", "ROW<a INT COMMENT 'x', b ARRAY<STRING>>", null, null)),
            List.of("dt", "订单"),
            List.of("dt"),
            Map.of("bucket", "2", "weir.layer", "ODS"),
            "orders; DROP TABLE x");
    lake.lake().createTable("ods", "订单表", shape);
    TableShape stored = lake.table("订单表").schema().shape();
    assertThat(stored.primaryKey()).containsExactly("dt", "订单");
    assertThat(stored.partitionedBy()).containsExactly("dt");
    assertThat(stored.options()).containsEntry("weir.layer", "ODS");
    assertThat(stored.comment()).isEqualTo("orders; DROP TABLE x");
    assertThat(stored.columns()).extracting(ColumnShape::defaultValue).contains("7");
    assertThat(PaimonTypes.canonical("", stored.columns().get(3).type()))
        .isEqualTo(stored.columns().get(3).type());
  }

  @Test
  void describesFilesPartitionsSnapshotsAndTags() {
    LakeTable table = lake.createKeyed("t", Map.of());
    assertThat(table.snapshots(null, 10)).isEmpty();
    assertThat(files(table)).isEmpty();
    assertThat(table.partitions()).isEmpty();
    lake.write("t", 1, 5, "a");
    lake.write("t", 1, 5, "b");
    lake.stored("t").createTag("first", 1);

    assertThat(files(table)).hasSize(2).allMatch(file -> file.level() == 0);
    assertThat(table.partitions()).singleElement().matches(p -> p.bytes() > 0);
    assertThat(table.tagging().all()).extracting(TableTag::snapshotId).containsExactly(1L);
    assertThat(table.snapshots(null, 1)).extracting(TableSnapshot::id).containsExactly(2L);
    assertThat(table.snapshots(2L, 10)).singleElement().matches(s -> s.tags().contains("first"));
  }

  @Test
  void countsATable() {
    LakeTable table = lake.createKeyed("t", Map.of());
    assertThat(table.state()).isEqualTo(new TableState(0, 0, 0, 0, 0));
    lake.write("t", 1, 5, "a");
    lake.write("t", 1, 5, "b");
    TableState two = table.state();
    assertThat(two.files()).isEqualTo(2);
    assertThat(two.snapshots()).isEqualTo(2);
    assertThat(two.records()).isEqualTo(10);
    assertThat(two.bytes()).isEqualTo(files(table).stream().mapToLong(DataFile::bytes).sum());
  }

  private static List<DataFile> files(LakeTable table) {
    return table.files(new FileFilter(null, null), PageRequest.of(null, null, null, null)).items();
  }

  @Test
  void saysThatATableIsGone() {
    assertProblem(() -> lake.table("never").state(), ProblemType.NOT_FOUND);
    assertProblem(() -> lake.table("never").schema(), ProblemType.NOT_FOUND);
  }

  @Test
  void saysWhyMetadataCannotBeRead() throws Exception {
    LakeTable table = lake.createKeyed("t", Map.of());
    lake.write("t", 1, 5, "a");
    try (var files = Files.list(directory.resolve("warehouse/ods.db/t/manifest"))) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    assertThatThrownBy(() -> table.state())
        .isInstanceOf(Problem.class)
        .hasMessageContaining("manifest");
  }

  @Test
  void previewsWithinItsLimits() {
    LakeTable table = lake.createKeyed("t", Map.of());
    lake.write("t", 1, 50, "a");
    RowPage page = table.rows(query(List.of(), null, null, 10));
    assertThat(page.rows()).hasSize(10);
    assertThat(page.cutBy()).isEqualTo(RowPage.Limit.ROWS);
    assertThat(page.columns()).extracting(RowPage.Column::name).containsExactly("id", "v");
    assertThat(table.rows(query(List.of("v"), null, null, 50)).cutBy()).isNull();
    assertThat(table.rows(RowQuery.now(List.of(), 50, 30, seconds(5))).cutBy())
        .isEqualTo(RowPage.Limit.BYTES);
    assertThat(table.rows(RowQuery.now(List.of(), 50, 1000, seconds(0))).cutBy())
        .isEqualTo(RowPage.Limit.TIME);
  }

  @Test
  void previewsAnotherSnapshotOrTag() {
    LakeTable table = lake.createKeyed("t", Map.of());
    lake.write("t", 1, 3, "old");
    lake.stored("t").createTag("kept", 1);
    lake.write("t", 1, 3, "new");
    assertThat(table.rows(query(List.of("v"), 1L, null, 10)).rows()).containsOnly(List.of("old"));
    assertThat(table.rows(query(List.of("v"), null, "kept", 10)).rows())
        .containsOnly(List.of("old"));
    assertThat(table.rows(query(List.of("v"), null, null, 10)).rows()).containsOnly(List.of("new"));
    assertProblem(() -> table.rows(query(List.of(), 99L, null, 10)), ProblemType.NOT_FOUND);
    assertProblem(() -> table.rows(query(List.of("w"), null, null, 10)), ProblemType.INVALID);
  }

  @Test
  void showsLongsBeyondJsonAsText() {
    lake.lake()
        .createTable(
            "ods",
            "n",
            new TableShape(
                List.of(new ColumnShape(-1, "n", "BIGINT", null, null)),
                List.of(),
                List.of(),
                Map.of(),
                null));
    lake.write("n", List.of(GenericRow.of(Long.MAX_VALUE), GenericRow.of(7L)), Map.of());
    assertThat(lake.table("n").rows(query(List.of(), null, null, 5)).rows())
        .contains(List.of("9223372036854775807"), List.of(7L));
    assertThat(
            RowValues.value(
                BinaryString.fromString("x"), org.apache.paimon.types.DataTypes.STRING()))
        .isEqualTo("x");
  }

  private static RowQuery query(List<String> columns, Long snapshot, String tag, int rows) {
    return new RowQuery(
        columns, new When(snapshot, tag, null), RowFilter.ALL, rows, 1_000_000, seconds(20));
  }

  private static Duration seconds(int seconds) {
    return Duration.ofSeconds(seconds);
  }

  private static void assertProblem(
      org.assertj.core.api.ThrowableAssert.ThrowingCallable call, ProblemType type) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(Problem.class, p -> assertThat(p.type()).isEqualTo(type));
  }
}
