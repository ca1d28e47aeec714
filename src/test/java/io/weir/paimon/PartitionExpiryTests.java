package io.weir.paimon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.paimon.PartitionExpiryPlan.Part;
import io.weir.shared.Problem;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.paimon.data.BinaryString;
import org.apache.paimon.data.GenericRow;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PartitionExpiryTests {

  private static final Duration LIMIT = Duration.ofMinutes(1);
  private static final String USER = "weir-run-7";
  private static final Map<String, String> THIRTY_DAYS =
      Map.of("partition.expiration-time", "30 d");
  private static final Map<String, String> UPDATE_TIME =
      Map.of("partition.expiration-time", "30 d", "partition.expiration-strategy", "update-time");
  private static final Instant IN_A_MONTH = Instant.now().plus(31, ChronoUnit.DAYS);

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
  void dropsWhatIsTooOldInOneCommitOfItsOwn() {
    LakeTable table = create("STRING", THIRTY_DAYS);
    write(text(100), text(31), text(3));
    PartitionExpiryPlan plan = plan(table);
    assertThat(plan.parts())
        .extracting(Part::partition)
        .containsExactly("p=" + day(100), "p=" + day(31));
    assertThat(plan.files()).isEqualTo(2);
    assertThat(plan.parts().get(0).records()).isEqualTo(1);

    ExpiryResult result = execute(table, plan, new Unhindered());
    assertThat(result.expired()).isEqualTo(2);
    assertThat(result.complete()).isTrue();
    assertThat(result.after().files()).isEqualTo(1);
    assertThat(partitions(table)).containsExactly("p=" + day(3));
    assertThat(table.snapshots(null, 10))
        .extracting(TableSnapshot::commitUser)
        .containsOnlyOnce(USER)
        .hasSize(2);
    assertThat(plan(table).isEmpty()).isTrue();
  }

  @Test
  void dropsPartitionsOfNumbers() {
    Map<String, String> options = new HashMap<>(THIRTY_DAYS);
    options.put("partition.timestamp-formatter", "yyyyMMdd");
    LakeTable table = create("INT", options);
    write(20200131, 20990131);
    execute(table, plan(table), new Unhindered());
    assertThat(partitions(table)).containsExactly("p=20990131");
  }

  @Test
  void dropsPartitionsOfDatesByTheirLastChangeAlone() {
    int today = (int) LocalDate.now().toEpochDay();
    LakeTable table = create("DATE", THIRTY_DAYS);
    write(today - 40, today);
    assertThat(plan(table).isEmpty()).as("Paimon reads no time from a date").isTrue();
    LakeTable byUpdate = lake.create("u", shape("DATE", UPDATE_TIME));
    lake.write("u", List.of(GenericRow.of(today - 40, 1)), Map.of());
    PartitionExpiryPlan later = byUpdate.partitionExpiry().plan(IN_A_MONTH);
    assertThat(execute(byUpdate, later, new Unhindered()).expired()).isEqualTo(1);
    assertThat(partitions(byUpdate)).isEmpty();
  }

  @Test
  void dropsPartitionsOfSeveralColumnsWhateverTheirValues() {
    Map<String, String> options = new HashMap<>(THIRTY_DAYS);
    options.put("partition.timestamp-pattern", "$p");
    options.put("write-only", "true");
    List<ColumnShape> columns =
        List.of(
            new ColumnShape(-1, "region", "STRING", null, null),
            new ColumnShape(-1, "p", "STRING", null, null),
            new ColumnShape(-1, "id", "INT", null, null));
    LakeTable table =
        lake.create("t", new TableShape(columns, List.of(), List.of("region", "p"), options, null));
    BinaryString odd = BinaryString.fromString("a,b=c/d e");
    lake.write(
        "t",
        List.of(
            GenericRow.of(odd, text(100), 1),
            GenericRow.of(null, text(100), 2),
            GenericRow.of(odd, null, 3),
            GenericRow.of(odd, text(1), 4)),
        Map.of());
    PartitionExpiryPlan plan = plan(table);
    assertThat(plan.parts()).as("Paimon expires none with a null").hasSize(1);
    execute(table, plan, new Unhindered());
    RowQuery all = RowQuery.now(List.of("id"), 10, 1_000_000, Duration.ofSeconds(20));
    assertThat(table.rows(all).rows())
        .extracting(row -> row.get(0))
        .containsExactlyInAnyOrder(2, 3, 4);
  }

  @Test
  void dropsAHundredWithEachCommit() {
    LakeTable table = create("STRING", THIRTY_DAYS);
    write(IntStream.range(0, 120).mapToObj(i -> text(40 + i)).toArray());
    PartitionExpiryPlan plan = plan(table);
    assertThat(plan.commits()).isEqualTo(2);
    List<Integer> left = new ArrayList<>();
    Unhindered watched =
        new Unhindered() {
          @Override
          public void beforeChange() {
            left.add(partitions(table).size());
          }
        };
    assertThat(execute(table, plan, watched).expired()).isEqualTo(120);
    assertThat(left).containsExactly(120, 20);
    assertThat(partitions(table)).isEmpty();
  }

  @Test
  void leavesToTheNextRunWhatItsPlanDoesNotName() {
    LakeTable table = create("STRING", THIRTY_DAYS);
    write(IntStream.range(0, 1005).mapToObj(i -> text(40 + i)).toArray());
    PartitionExpiryPlan plan = plan(table);
    assertThat(plan.parts()).hasSize(1000);
    assertThat(plan.left()).isEqualTo(5);
    assertThat(execute(table, plan, new Unhindered()).expired()).isEqualTo(1000);
    assertThat(plan(table).parts()).hasSize(5);
    assertThat(partitions(table)).hasSize(5);
  }

  @Test
  void dropsNothingOnceItsLeaseIsGone() {
    LakeTable table = create("STRING", THIRTY_DAYS);
    write(text(100));
    Unhindered fenced =
        new Unhindered() {
          @Override
          public void beforeChange() {
            throw Problem.conflict("The lease is gone.");
          }
        };
    PartitionExpiryPlan plan = plan(table);
    assertThatThrownBy(() -> execute(table, plan, fenced)).hasMessageContaining("lease");
    assertThat(partitions(table)).hasSize(1);
  }

  @Test
  void dropsNoneThatCameAfterThePlan() {
    LakeTable table = create("STRING", THIRTY_DAYS);
    write(text(100));
    PartitionExpiryPlan plan = plan(table);
    write(text(90));
    execute(table, plan, new Unhindered());
    assertThat(partitions(table)).containsExactly("p=" + day(90));
  }

  @Test
  void keepsAPartitionThatWasWrittenSinceWhereThatMakesItYoung() {
    LakeTable table = create("STRING", UPDATE_TIME);
    write(text(1), text(2));
    PartitionExpiryPlan plan = table.partitionExpiry().plan(IN_A_MONTH);
    assertThat(plan.parts()).hasSize(2);
    PartitionExpiryPlan asOfNow =
        new PartitionExpiryPlan(plan.snapshotId(), plan.after(), Instant.now(), plan.parts(), 0);
    ExpiryResult result = execute(table, asOfNow, new Unhindered());
    assertThat(result.expired()).as("by their files they are young").isZero();
    assertThat(partitions(table)).hasSize(2);
    assertThat(execute(table, plan, new Unhindered()).expired()).isEqualTo(2);
  }

  @Test
  void findsNothingWhereNothingExpires() {
    LakeTable table = create("STRING", Map.of());
    write(text(100));
    assertThat(plan(table).after()).isNull();
    assertThat(plan(table).isEmpty()).isTrue();
    LakeTable whole = lake.createKeyed("whole", Map.of());
    lake.write("whole", 1, 3, "a");
    assertThat(plan(whole).after()).as("it has no partitions").isNull();
    LakeTable empty = lake.create("empty", shape("STRING", THIRTY_DAYS));
    assertThat(plan(empty).snapshotId()).isNull();
    assertThat(plan(empty).isEmpty()).isTrue();
  }

  private LakeTable create(String type, Map<String, String> options) {
    return lake.create("t", shape(type, options));
  }

  private static TableShape shape(String type, Map<String, String> options) {
    Map<String, String> all = new HashMap<>(options);
    all.putAll(Map.of("bucket", "1", "write-only", "true"));
    List<ColumnShape> columns =
        List.of(
            new ColumnShape(-1, "p", type + " NOT NULL", null, null),
            new ColumnShape(-1, "id", "INT NOT NULL", null, null));
    return new TableShape(columns, List.of("p", "id"), List.of("p"), all, null);
  }

  /** A row into each of these partitions, in one commit. */
  private void write(Object... partitions) {
    List<GenericRow> rows = new ArrayList<>();
    for (Object partition : partitions) {
      rows.add(GenericRow.of(partition, 1));
    }
    lake.write("t", rows, Map.of());
  }

  private static PartitionExpiryPlan plan(LakeTable table) {
    return table.partitionExpiry().plan(Instant.now());
  }

  private static ExpiryResult execute(
      LakeTable table, PartitionExpiryPlan plan, RunControl control) {
    return table.partitionExpiry().execute(plan, USER, LIMIT, control);
  }

  private static List<String> partitions(LakeTable table) {
    return table.partitions().stream().map(PartitionSize::partition).sorted().toList();
  }

  private static BinaryString text(int daysAgo) {
    return BinaryString.fromString(day(daysAgo));
  }

  private static String day(int daysAgo) {
    return LocalDate.now().minusDays(daysAgo).toString();
  }
}
