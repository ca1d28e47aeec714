package io.weir.definition.manifest;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.definition.Column;
import io.weir.definition.Layer;
import io.weir.definition.manifest.Manifests.Placed;
import io.weir.definition.manifest.Manifests.Reading;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ManifestsTests {

  private static final String ORDERS =
      """
      apiVersion: weir/v1
      kind: Table
      metadata: {catalog: main, database: ods, name: orders}
      spec:
        layer: ODS
        comment: orders as they are in the shop
        columns:
          - {name: order_id, type: BIGINT NOT NULL, comment: key}
          - {name: amount,   type: "DECIMAL(10, 2)", default: 0, renamedFrom: total}
        primaryKey: [order_id]
        options: {bucket: 4, write-only: true, "target-file-size": 128 mb}
      """;

  @Test
  void readATable() {
    Reading reading = Manifests.read(ORDERS);
    assertThat(reading.findings()).isEmpty();
    Manifest.Table table = (Manifest.Table) reading.manifests().get(0).manifest();
    assertThat(table.target()).isEqualTo("main.ods.orders");
    assertThat(table.renamedColumns()).isEqualTo(Map.of("amount", "total"));
    assertThat(table.definition().layer()).isEqualTo(Layer.ODS);
    assertThat(table.definition().columns())
        .containsExactly(
            new Column("order_id", "BIGINT NOT NULL", "key", null),
            new Column("amount", "DECIMAL(10, 2)", null, "0"));
    assertThat(table.definition().options())
        .isEqualTo(Map.of("bucket", "4", "write-only", "true", "target-file-size", "128 mb"));
  }

  @Test
  void readSeveralDocumentsOfAllKinds() {
    Reading reading =
        Manifests.read(
            """
            ---
            apiVersion: weir/v1
            kind: Database
            metadata: {catalog: main, name: ods}
            ---
            apiVersion: weir/v1
            kind: Table
            state: absent
            metadata: {catalog: main, database: ods, name: old}
            ---
            apiVersion: weir/v1
            kind: Policy
            metadata: {name: compact}
            spec: {action: compact}
            """);
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.manifests())
        .extracting(read -> read.manifest().target())
        .containsExactly("main.ods", "main.ods.old", "policy compact");
    assertThat(reading.manifests())
        .extracting(read -> read.manifest().absent())
        .containsExactly(false, true, false);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kind: Table|kind: Tabel|/kind|2",
        "weir/v1|weir/v9|/apiVersion|1",
        "primaryKey:|primarykey:|/spec/primarykey|10",
        "BIGINT NOT NULL|BIGINTEGER|/spec/columns/0/type|8",
        "type: BIGINT NOT NULL, ||/spec/columns/0/type|8",
        "layer: ODS|layer: ODX|/spec/layer|5",
        "name: orders|name: ''|/metadata/name|3",
        "database: ods|database: ../x|/metadata/database|3",
        "primaryKey: [order_id]|primaryKey: order_id|/spec/primaryKey|10"
      })
  void pointAtWhatIsWrong(String good, String bad, String pointer, int line) {
    String text = ORDERS.replace(good, bad == null ? "" : bad);
    assertThat(text).isNotEqualTo(ORDERS);
    Reading reading = Manifests.read(text);
    assertThat(reading.manifests()).isEmpty();
    assertThat(reading.findings()).extracting(f -> f.finding().pointer()).contains(pointer);
    Placed placed =
        reading.findings().stream()
            .filter(f -> pointer.equals(f.finding().pointer()))
            .findFirst()
            .orElseThrow();
    assertThat(placed.place().line()).isEqualTo(line);
  }

  @Test
  void refuseADeclarationOfTheSameThingTwice() {
    Reading reading = Manifests.read(ORDERS + "---\n" + ORDERS);
    assertThat(reading.findings())
        .singleElement()
        .satisfies(placed -> assertThat(placed.document()).isEqualTo(1));
  }

  @Test
  void refuseAKeyTwice() {
    Reading reading = Manifests.read(ORDERS + "kind: Database\n");
    assertThat(reading.findings().get(0).finding().message()).contains("'kind' stands here twice");
    assertThat(reading.findings().get(0).place().line()).isEqualTo(12);
  }

  @Test
  void refuseABombOfAliases() {
    StringBuilder bomb = new StringBuilder("a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n");
    for (int i = 1; i < 9; i++) {
      bomb.append("a%d: &a%d [%s]\n".formatted(i, i, "*a%d, ".formatted(i - 1).repeat(10)));
    }
    Reading reading = Manifests.read(bomb.toString());
    assertThat(reading.findings().get(0).finding().message()).contains("unfolds to more than");
  }

  @Test
  void refuseWhatIsNotYaml() {
    Reading reading = Manifests.read("kind: [Table\nmetadata: }");
    assertThat(reading.findings().get(0).finding().message()).startsWith("This is not YAML");
    assertThat(reading.findings().get(0).place().line()).isPositive();
  }

  @Test
  void takeWordsForWords() {
    Reading reading = Manifests.read(ORDERS.replace("comment: key", "comment: no"));
    Manifest.Table table = (Manifest.Table) reading.manifests().get(0).manifest();
    assertThat(table.definition().columns().get(0).comment()).isEqualTo("no");
  }
}
