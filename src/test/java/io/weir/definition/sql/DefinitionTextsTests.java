package io.weir.definition.sql;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.definition.Column;
import io.weir.definition.Layer;
import io.weir.definition.TableDefinition;
import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.Manifests.Placed;
import io.weir.definition.manifest.Manifests.Reading;
import io.weir.definition.manifest.Place;
import io.weir.shared.Severity;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DefinitionTextsTests {

  private static final SqlDefaults DEFAULTS = new SqlDefaults("main", "ods");

  @Test
  void readATable() {
    TableDefinition orders =
        table(
            """
            -- orders as they are in the shop
            CREATE TABLE IF NOT EXISTS orders (
              order_id BIGINT COMMENT 'the shop''s key',
              `amount` DECIMAL(10, 2) NOT NULL,
              dt STRING, /* the day; not the time */
              PRIMARY KEY (dt, order_id) NOT ENFORCED
            ) COMMENT 'orders'
            PARTITIONED BY (dt)
            WITH ('bucket' = '4', 'weir.layer' = 'ODS');
            """);
    assertThat(orders)
        .isEqualTo(
            new TableDefinition(
                "orders",
                List.of(
                    new Column("order_id", "BIGINT", "the shop's key", null),
                    new Column("amount", "DECIMAL(10, 2) NOT NULL", null, null),
                    new Column("dt", "STRING", null, null)),
                List.of("dt", "order_id"),
                List.of("dt"),
                Map.of("bucket", "4"),
                "orders",
                Layer.ODS));
  }

  @Test
  void readSeveralStatementsAsASessionWould() {
    Reading reading =
        read(
            """
            SET 'execution.checkpointing.interval' = '10 s';
            CREATE CATALOG lake WITH ('type' = 'paimon', 'warehouse' = 's3://lake');
            USE CATALOG lake;
            CREATE DATABASE IF NOT EXISTS dwd;
            USE dwd;
            CREATE TABLE a (id INT);
            CREATE TABLE ods.b (id INT);
            CREATE TABLE main.ods.c (id INT);
            """);
    assertThat(reading.manifests())
        .extracting(read -> read.manifest().target())
        .containsExactly("lake.dwd", "lake.dwd.a", "lake.ods.b", "main.ods.c");
    assertThat(reading.findings())
        .allSatisfy(placed -> assertThat(placed.finding().severity()).isEqualTo(Severity.INFO))
        .hasSize(2);
  }

  @Test
  void readDefaultsFromTheCallsThatFollow() {
    TableDefinition table =
        table(
            """
            CREATE TABLE t (a INT, b STRING, c INT);
            CALL sys.alter_column_default_value('ods.t', 'a', '5');
            CALL main.sys.alter_column_default_value(
              `table` => 't', default_value => 'it''s', `column` => 'b');
            """);
    assertThat(table.columns()).extracting(Column::defaultValue).containsExactly("5", "it's", null);
  }

  @Test
  void takeKeysFromPaimonsOptions() {
    TableDefinition table =
        table("CREATE TABLE t (a INT, b INT) WITH ('primary-key' = 'a, b', 'partition' = 'b')");
    assertThat(table.primaryKey()).containsExactly("a", "b");
    assertThat(table.partitionedBy()).containsExactly("b");
    assertThat(table.options()).isEmpty();
  }

  @Test
  void knowEveryPartsPlace() {
    Reading reading =
        read(
            """
            -- a remark

              CREATE TABLE t (
                a INT,
                b STRING COMMENT 'x',
                PRIMARY KEY (a) NOT ENFORCED
              ) WITH (
                'bucket' = '4');
            """);
    var places = reading.manifests().get(0).places();
    assertThat(places.of("")).isEqualTo(new Place(3, 3));
    assertThat(places.of("/metadata/name")).isEqualTo(new Place(3, 16));
    assertThat(places.of("/spec/columns/1")).isEqualTo(new Place(5, 5));
    assertThat(places.of("/spec/columns/1/type")).isEqualTo(new Place(5, 7));
    assertThat(places.of("/spec/columns/1/comment")).isEqualTo(new Place(5, 22));
    assertThat(places.of("/spec/primaryKey/0")).isEqualTo(new Place(6, 18));
    assertThat(places.of("/spec/options/bucket")).isEqualTo(new Place(8, 5));
  }

  @Test
  void tellStatementsFromManifests() {
    String manifest =
        """
        ---
        apiVersion: weir/v1
        kind: Database
        metadata: {catalog: main, name: ods}
        """;
    assertThat(read(manifest).manifests()).hasSize(1);
    assertThat(read("# a remark\n" + manifest).manifests()).hasSize(1);
    assertThat(read("\uFEFF -- x\n/* y\n */ create\ntable t (a int)").manifests()).hasSize(1);
    assertThat(read("").findings()).isEmpty();
    assertThat(read("-- nothing").findings()).isEmpty();
    assertThat(read("CRATE TABLE t (a INT)").findings())
        .extracting(placed -> placed.finding().message())
        .containsExactly("No statement begins with 'CRATE'.");
  }

  @Test
  void goOnAfterAStatementThatIsBroken() {
    Reading reading =
        read("CREATE TABLE a (x INT;\nCREATE TABLE b (x INT);\nCREATE TABEL c (x INT)");
    assertThat(reading.manifests())
        .extracting(r -> r.manifest().target())
        .containsExactly("main.ods.b");
    assertThat(reading.findings()).extracting(Placed::document).containsExactly(0, 2);
  }

  @Test
  void refuseATableThatIsMadeTwice() {
    Reading reading = read("CREATE TABLE t (a INT);\nCREATE TABLE ods.t (a INT)");
    assertThat(reading.findings())
        .singleElement()
        .satisfies(placed -> assertThat(placed.place()).isEqualTo(new Place(2, 18)));
  }

  @Test
  void askForTheDatabaseAndTheCatalogOfANameThatLacksThem() {
    Reading reading = DefinitionTexts.read("CREATE TABLE t (a INT)", SqlDefaults.NONE);
    assertThat(reading.findings())
        .extracting(placed -> placed.finding().rule())
        .containsOnly("unqualified-name")
        .hasSize(2);
    assertThat(DefinitionTexts.read("CREATE TABLE a.b.t (a INT)", SqlDefaults.NONE).findings())
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"(", "a[", "ARRAY<", "NOT ", "- ", "CASE WHEN ", "f(a) + "})
  void bearWhatNestsWithoutEnd(String deeper) {
    Reading reading = read("CREATE TABLE t (a INT, b AS " + deeper.repeat(100_000) + "a)");
    assertThat(reading.manifests()).isEmpty();
    assertThat(reading.findings()).hasSize(1);
  }

  @Test
  void bearWhatNestsAsDeepAsTheBoundsAllow() {
    Reading reading = read("CREATE TABLE t (a INT, b AS " + "CASE WHEN ".repeat(450) + "a)");
    assertThat(reading.findings()).hasSize(1);
  }

  @Test
  void refuseATextThatIsTooLong() {
    Reading reading = read("CREATE TABLE t (a INT COMMENT '" + "x".repeat(1 << 20) + "')");
    assertThat(reading.findings().get(0).finding().message()).contains("at most");
  }

  private static TableDefinition table(String text) {
    Reading reading = read(text);
    assertThat(reading.findings()).isEmpty();
    return ((Manifest.Table) reading.manifests().get(0).manifest()).definition();
  }

  private static Reading read(String text) {
    return DefinitionTexts.read(text, DEFAULTS);
  }
}
