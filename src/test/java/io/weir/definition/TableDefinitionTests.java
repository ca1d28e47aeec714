package io.weir.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.shared.Problem;
import io.weir.shared.Problem.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableDefinitionTests {

  @Test
  void copiesWhatItIsGivenAndWritesTypesAsPaimonDoes() {
    List<Column> columns = new ArrayList<>(List.of(column("a", "decimal(10,2) not null")));
    TableDefinition definition = define("t", columns, Map.of());
    columns.clear();
    assertThat(definition.columns())
        .extracting(Column::type)
        .containsExactly("DECIMAL(10, 2) NOT NULL");
  }

  @Test
  void makesKeysNotNullAndTheLayerAnOption() {
    TableDefinition definition =
        new TableDefinition(
            "t", List.of(column("a", "INT")), List.of("a"), List.of(), Map.of(), null, Layer.ADS);
    assertThat(definition.shape().columns().get(0).type()).isEqualTo("INT NOT NULL");
    assertThat(definition.shape().options()).containsEntry("weir.layer", "ADS");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "../x",
        "a/b",
        "a.b",
        "_hidden",
        "x\ny",
        "orders; DROP TABLE a--%",
        "a$b",
        "a\u200Bb",
        "\u202Eab",
        "a\u2028b",
        "\u00A0"
      })
  void refusesNamesThatAreNoTables(String name) {
    assertThat(faults(name, List.of(column("a", "INT")), Map.of()))
        .extracting(Fault::pointer)
        .containsExactly("/name");
  }

  @Test
  void allowsNamesOfAnyScriptAndRefusesVeryLongOnes() {
    define("订单_заказы_orders", List.of(column("数量", "INT")), Map.of());
    assertThat(faults("x".repeat(201), List.of(column("a", "INT")), Map.of())).hasSize(1);
  }

  @Test
  void findsAllFaultsAtOnce() {
    List<Column> columns = List.of(column("a", "STRNG"), column("a", "INT"), column("b/c", "INT"));
    assertThat(faults("t", columns, Map.of("weir.layer", "ODS", "k/1", "x".repeat(5000))))
        .extracting(Fault::pointer)
        .containsExactlyInAnyOrder(
            "/columns/0/type",
            "/columns/1/name",
            "/columns/2/name",
            "/options/weir.layer",
            "/options/k~11");
  }

  @ParameterizedTest
  @ValueSource(strings = {"_KEY_id", "_SEQUENCE_NUMBER", "_value_kind", "_ROW_ID", "rowkind"})
  void refusesColumnsOfPaimonsOwn(String name) {
    assertThat(faults("t", List.of(column(name, "INT")), Map.of()))
        .singleElement()
        .satisfies(fault -> assertThat(fault.pointer()).isEqualTo("/columns/0/name"))
        .satisfies(fault -> assertThat(fault.message()).contains("Paimon"));
  }

  @Test
  void refusesKeysAmongTheOptions() {
    assertThat(
            faults("t", List.of(column("a", "INT")), Map.of("primary-key", "a", "partition", "a")))
        .extracting(Fault::message)
        .containsExactlyInAnyOrder(
            "Say this by the field 'primaryKey'.", "Say this by the field 'partitionedBy'.");
  }

  @Test
  void refusesAbsurdSizes() {
    List<Column> many = new ArrayList<>();
    for (int i = 0; i <= 2000; i++) {
      many.add(column("c" + i, "INT"));
    }
    assertThat(faults("t", many, Map.of())).extracting(Fault::pointer).containsExactly("/columns");
    assertThat(faults("t", List.of(), Map.of())).hasSize(1);
  }

  private static List<Fault> faults(
      String name, List<Column> columns, Map<String, String> options) {
    List<Fault> faults = new ArrayList<>();
    assertThatThrownBy(() -> define(name, columns, options))
        .isInstanceOfSatisfying(Problem.class, problem -> faults.addAll(problem.faults()));
    return faults;
  }

  private static TableDefinition define(
      String name, List<Column> columns, Map<String, String> options) {
    return new TableDefinition(name, columns, List.of(), List.of(), options, null, null);
  }

  private static Column column(String name, String type) {
    return new Column(name, type, null, null);
  }
}
