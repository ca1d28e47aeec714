package io.weir.paimon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.shared.Problem;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.paimon.data.BinaryString;
import org.apache.paimon.data.Decimal;
import org.apache.paimon.data.GenericArray;
import org.apache.paimon.data.GenericRow;
import org.apache.paimon.data.Timestamp;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColumnProbeTests {

  private static final Duration LONG = Duration.ofSeconds(30);

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
  void countsTheRowsThatBreakAndNamesSome() {
    create("INT");
    write(1, 700_000, 32_767, -32_768, 32_768);
    ProbedValues seen = probe("SMALLINT", 100);
    assertThat(seen.all()).isTrue();
    assertThat(seen.rowsRead()).isEqualTo(5);
    assertThat(seen.rowsBroken()).isEqualTo(2);
    assertThat(seen.examples())
        .containsExactly("id=1: 700000 would be -20896", "id=4: 32768 would be -32768");
  }

  @Test
  void isASampleWhereItsLimitEndsIt() {
    create("INT");
    write(1, 2, 3, 4);
    ProbedValues seen = probe("SMALLINT", 3);
    assertThat(seen.all()).isFalse();
    assertThat(seen.rowsRead()).isEqualTo(3);
    assertThat(seen.rowsBroken()).isZero();
  }

  @Test
  void readsNothingOfATableWithoutSnapshots() {
    create("INT");
    assertThat(probe("SMALLINT", 3)).isEqualTo(new ProbedValues(true, 0, 0, List.of()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "12|INT|0",
        "007|INT|0",
        "1.5|DECIMAL(10, 1)|0",
        "1.55|DECIMAL(10, 1)|1",
        "seven|INT|1",
        "99999999999|INT|1",
        "2024-02-30|DATE|1",
        "2024-02-29|DATE|0",
        "yes|BOOLEAN|0",
        "maybe|BOOLEAN|1",
        "abcdef|VARCHAR(5)|1",
        "abcde|VARCHAR(5)|0"
      })
  void knowsWhichTextSurvives(String text, String type, int broken) {
    create("STRING");
    write(BinaryString.fromString(text), null);
    assertThat(probe(type, 100).rowsBroken()).isEqualTo(broken);
  }

  @Test
  void knowsWhatOtherValuesSurvive() {
    assertThat(broken("DOUBLE", "INT", 1.0, 1.5)).isEqualTo(1);
    assertThat(broken("DECIMAL(10, 2)", "INT", decimal("7.00"), decimal("7.01"))).isEqualTo(1);
    assertThat(
            broken(
                "TIMESTAMP(3)",
                "BIGINT",
                Timestamp.fromEpochMillis(1_000),
                Timestamp.fromEpochMillis(1_001)))
        .isEqualTo(1);
  }

  @Test
  void looksIntoNestedColumns() {
    create("ARRAY<ROW<x INT, y STRING>>");
    write(array(1, 2), array(1, 700_000), array(), null);
    ValueProbe probe = new ValueProbe(List.of("v", "element", "x"), "SMALLINT", 100, LONG);
    ProbedValues seen = lake.table("t").probe(probe);
    assertThat(seen.rowsRead()).isEqualTo(4);
    assertThat(seen.examples()).containsExactly("id=1: 700000 would be -20896");
  }

  @Test
  void saysThatThereIsNoSuchColumn() {
    create("INT");
    ValueProbe probe = new ValueProbe(List.of("w"), "SMALLINT", 100, LONG);
    assertThatThrownBy(() -> lake.table("t").probe(probe))
        .isInstanceOf(Problem.class)
        .hasMessageContaining("w");
  }

  private long broken(String from, String to, Object... values) {
    create(from);
    write(values);
    long broken = probe(to, 100).rowsBroken();
    lake.lake().dropTable(TestLake.DATABASE, "t", LONG);
    return broken;
  }

  private static Decimal decimal(String text) {
    return Decimal.fromBigDecimal(new BigDecimal(text), 10, 2);
  }

  private static GenericArray array(int... numbers) {
    GenericRow[] rows = new GenericRow[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      rows[i] = GenericRow.of(numbers[i], null);
    }
    return new GenericArray(rows);
  }

  private ProbedValues probe(String to, long rows) {
    return lake.table("t").probe(new ValueProbe(List.of("v"), to, rows, LONG));
  }

  private void create(String type) {
    List<ColumnShape> columns =
        List.of(
            new ColumnShape(-1, "id", "INT NOT NULL", null, null),
            new ColumnShape(-1, "v", type, null, null));
    lake.lake()
        .createTable(
            TestLake.DATABASE,
            "t",
            new TableShape(columns, List.of("id"), List.of(), Map.of("bucket", "1"), null));
  }

  private void write(Object... values) {
    List<GenericRow> rows = new ArrayList<>();
    for (int id = 0; id < values.length; id++) {
      rows.add(GenericRow.of(id, values[id]));
    }
    lake.write("t", rows, Map.of());
  }
}
