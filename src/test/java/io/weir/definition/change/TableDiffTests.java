package io.weir.definition.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.weir.definition.Column;
import io.weir.definition.Finding;
import io.weir.definition.Layer;
import io.weir.definition.TableDefinition;
import io.weir.definition.change.TableDiff.Basis;
import io.weir.paimon.ColumnShape;
import io.weir.paimon.TableShape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableDiffTests {

  private static final List<Column> COLUMNS =
      List.of(
          new Column("id", "BIGINT NOT NULL", "the key", null),
          new Column("amount", "DECIMAL(10, 2)", null, "0"),
          new Column("address", "ROW<street STRING, zip INT>", null, null),
          new Column("note", "STRING", null, null));

  private static final TableShape TABLE =
      definition(COLUMNS, Map.of("bucket", "4"), Layer.ODS).shape();

  @Test
  void isEmptyForWhatIsDeclaredAsItIs() {
    assertThat(changes(COLUMNS, Map.of("bucket", "4"))).isEmpty();
  }

  @Test
  void leavesOptionsAloneThatNobodyDeclares() {
    TableShape table =
        new TableShape(
            TABLE.columns(),
            TABLE.primaryKey(),
            List.of(),
            with("compaction.min.file-num", "9"),
            null);
    TableDefinition wanted = definition(COLUMNS, Map.of("bucket", "4"), Layer.ODS);
    assertThat(TableDiff.of(table, wanted, Basis.NONE).changes()).isEmpty();
    Basis applied = new Basis(Map.of(), Set.of("compaction.min.file-num"), false);
    assertThat(TableDiff.of(table, wanted, applied).changes())
        .containsExactly(new OptionChange.Remove("compaction.min.file-num", "9"));
  }

  @Test
  void addsWhereItIsDeclared() {
    List<Column> columns = new ArrayList<>(COLUMNS);
    columns.add(1, new Column("city", "STRING", "of the buyer", null));
    assertThat(changes(columns, Map.of("bucket", "4")))
        .containsExactly(new ColumnChange.Add(List.of("city"), "STRING", "of the buyer", "id"));
  }

  @Test
  void refusesANewColumnThatIsNotNullable() {
    List<Column> columns = new ArrayList<>(COLUMNS);
    columns.add(new Column("city", "STRING NOT NULL", null, null));
    assertThat(findings(columns)).extracting(Finding::pointer).containsExactly("/columns/4/type");
  }

  @Test
  void dropsWhatIsNotDeclaredUnlessASyncFeedsTheTable() {
    List<Column> columns = COLUMNS.subList(0, 3);
    assertThat(changes(columns, Map.of("bucket", "4")))
        .containsExactly(new ColumnChange.Drop(List.of("note"), "STRING"))
        .allMatch(TableChange::destructive);
    TableDefinition wanted = definition(columns, Map.of("bucket", "4"), Layer.ODS);
    Basis fed = new Basis(Map.of(), Set.of(), true);
    TableDiff.Outcome outcome = TableDiff.of(TABLE, wanted, fed);
    assertThat(outcome.changes()).isEmpty();
    assertThat(outcome.findings()).extracting(Finding::rule).containsExactly("drift");
  }

  @Test
  void renamesOnlyWhatIsSaidToBeRenamed() {
    List<Column> columns = new ArrayList<>(COLUMNS);
    columns.set(3, new Column("remark", "STRING", null, null));
    assertThat(changes(columns, Map.of("bucket", "4")))
        .extracting(TableChange::kind)
        .containsExactly("add-column", "drop-column");
    TableDefinition wanted = definition(columns, Map.of("bucket", "4"), Layer.ODS);
    Basis renamed = new Basis(Map.of("remark", "note"), Set.of(), false);
    assertThat(TableDiff.of(TABLE, wanted, renamed).changes())
        .containsExactly(new ColumnChange.Rename(List.of("note"), "remark"));
    TableShape done = definition(columns, Map.of("bucket", "4"), Layer.ODS).shape();
    assertThat(TableDiff.of(done, wanted, renamed).changes()).isEmpty();
  }

  @Test
  void movesAsFewColumnsAsItMust() {
    List<Column> columns = List.of(COLUMNS.get(0), COLUMNS.get(3), COLUMNS.get(1), COLUMNS.get(2));
    assertThat(changes(columns, Map.of("bucket", "4")))
        .containsExactly(new ColumnChange.Move("note", "id"));
  }

  @Test
  void looksIntoNestedTypes() {
    List<Column> columns = new ArrayList<>(COLUMNS);
    columns.set(
        2, new Column("address", "ROW<street VARCHAR(50), town STRING, zip BIGINT>", null, null));
    assertThat(changes(columns, Map.of("bucket", "4")))
        .extracting(TableChange::kind, TableChange::detail, TableChange::risk)
        .containsExactly(
            tuple("retype-column", "address.street STRING -> VARCHAR(50)", Risk.RED),
            tuple("add-column", "address.town STRING", Risk.GREEN),
            tuple("retype-column", "address.zip INT -> BIGINT", Risk.GREEN));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "TINYINT|INT|GREEN",
        "INT|BIGINT|GREEN",
        "FLOAT|DOUBLE|GREEN",
        "INT|DOUBLE|GREEN",
        "BIGINT|DOUBLE|AMBER",
        "BIGINT|FLOAT|AMBER",
        "INT|DECIMAL(10, 0)|GREEN",
        "DECIMAL(10, 2)|DECIMAL(12, 2)|GREEN",
        "DECIMAL(10, 2)|DECIMAL(10, 4)|AMBER",
        "DECIMAL(10, 2)|DECIMAL(8, 2)|AMBER",
        "DECIMAL(10, 2)|FLOAT|AMBER",
        "VARCHAR(10)|VARCHAR(20)|GREEN",
        "VARCHAR(20)|VARCHAR(10)|RED",
        "CHAR(5)|VARCHAR(10)|GREEN",
        "VARCHAR(10)|STRING|GREEN",
        "TIMESTAMP(3)|TIMESTAMP(6)|GREEN",
        "TIMESTAMP(3)|DATE|AMBER",
        "BIGINT|INT|RED",
        "STRING|INT|RED",
        "TIMESTAMP(3)|BIGINT|RED"
      })
  void judgesChangesOfTypes(String from, String to, Risk risk) {
    TableShape table =
        new TableShape(
            List.of(new ColumnShape(0, "v", from, null, null)),
            List.of(),
            List.of(),
            Map.of(),
            null);
    TableDefinition wanted =
        new TableDefinition(
            "t",
            List.of(new Column("v", to, null, null)),
            List.of(),
            List.of(),
            Map.of(),
            null,
            null);
    assertThat(TableDiff.of(table, wanted, Basis.NONE).changes())
        .singleElement()
        .extracting(TableChange::risk)
        .isEqualTo(risk);
  }

  @Test
  void refusesWhatPaimonCanNotAlter() {
    List<Column> columns = new ArrayList<>(COLUMNS);
    columns.set(0, new Column("id", "STRING NOT NULL", "the key", null));
    columns.set(3, new Column("note", "ARRAY<INT>", null, null));
    assertThat(findings(columns))
        .extracting(Finding::pointer)
        .containsExactly("/columns/0/type", "/columns/3/type");
  }

  private static List<TableChange> changes(List<Column> columns, Map<String, String> options) {
    TableDefinition wanted = definition(columns, options, Layer.ODS);
    return TableDiff.of(TABLE, wanted, Basis.NONE).changes();
  }

  private static List<Finding> findings(List<Column> columns) {
    TableDefinition wanted = definition(columns, Map.of("bucket", "4"), Layer.ODS);
    return TableDiff.of(TABLE, wanted, Basis.NONE).findings();
  }

  private static Map<String, String> with(String key, String value) {
    Map<String, String> options = new HashMap<>(TABLE.options());
    options.put(key, value);
    return options;
  }

  private static TableDefinition definition(
      List<Column> columns, Map<String, String> options, Layer layer) {
    return new TableDefinition("orders", columns, List.of("id"), List.of(), options, null, layer);
  }
}
