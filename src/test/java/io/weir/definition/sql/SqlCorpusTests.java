package io.weir.definition.sql;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.Manifests.Placed;
import io.weir.definition.manifest.Manifests.Reading;
import io.weir.definition.manifest.Place;
import io.weir.shared.Severity;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Statements as people write them. */
class SqlCorpusTests {

  private static final SqlDefaults DEFAULTS = new SqlDefaults("main", "shop");

  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        CREATE TABLE my_table (
            user_id BIGINT,
            item_id BIGINT,
            behavior STRING,
            dt STRING,
            hh STRING,
            PRIMARY KEY (dt, hh, user_id) NOT ENFORCED
        ) PARTITIONED BY (dt, hh);
        """,
        """
        CREATE TABLE word_count (word STRING PRIMARY KEY NOT ENFORCED, cnt BIGINT);
        """,
        """
        create table if not exists t (
          a int, b bigint, c double
        ) with ('bucket' = '-1', 'file.format' = 'parquet')
        """,
        """
        CREATE TABLE part_upd (
          k INT,
          a INT, g_1 INT,
          b INT, g_2 INT,
          PRIMARY KEY (k) NOT ENFORCED
        ) WITH (
          'merge-engine' = 'partial-update',
          'fields.g_1.sequence-group' = 'a',
          'fields.g_2.sequence-group' = 'b',
          'changelog-producer' = 'lookup'
        );
        """,
        """
        CREATE TABLE agg (
          product_id BIGINT,
          price DOUBLE,
          sales BIGINT,
          PRIMARY KEY (product_id) NOT ENFORCED
        ) WITH (
          'merge-engine' = 'aggregation',
          'fields.price.aggregate-function' = 'max',
          'fields.sales.aggregate-function' = 'sum');
        """,
        """
        CREATE TABLE `order details` (
          `order` BIGINT NOT NULL, -- a word of SQL
          `select` STRING COMMENT 'what; was -- chosen',
          /* the
             day */ `date` DATE,
          CONSTRAINT pk PRIMARY KEY (`order`) NOT ENFORCED
        ) COMMENT 'it''s a table' WITH ('bucket'='4');
        """,
        """
        CREATE TABLE main.shop.nested (
          id BIGINT,
          tags ARRAY<STRING>,
          props MAP<STRING, STRING>,
          addr ROW<street STRING, city ROW<name STRING, zip CHAR(5)> NOT NULL>,
          lines ARRAY<ROW<sku STRING, qty INT NOT NULL>>,
          bag MULTISET<STRING>,
          old_style INT ARRAY
        ) WITH ('bucket' = '8', 'bucket-key' = 'id');
        """,
        """
        CREATE TABLE types (
          a BOOLEAN, b TINYINT, c SMALLINT, d INTEGER, e BIGINT, f FLOAT, g DOUBLE PRECISION,
          h DECIMAL(20, 4), i NUMERIC(5), j DEC, k CHAR(2), l VARCHAR(20), m CHARACTER VARYING(3),
          n BINARY(3), o VARBINARY(9), p BYTES, q DATE, r TIME(3), s TIMESTAMP,
          t TIMESTAMP(3) WITHOUT TIME ZONE, u TIMESTAMP_LTZ(6), v TIMESTAMP(3) WITH LOCAL TIME ZONE
        );
        """,
        """
        CREATE TABLE expiring (
          id BIGINT, dt STRING, PRIMARY KEY (id, dt) NOT ENFORCED
        ) PARTITIONED BY (dt) WITH (
          'partition.expiration-time' = '7 d',
          'partition.expiration-check-interval' = '1 d',
          'partition.timestamp-formatter' = 'yyyyMMdd',
          'partition.timestamp-pattern' = '$dt'
        );
        """,
        """
        CREATE TABLE 订单 (编号 BIGINT COMMENT '主键', 备注 STRING, PRIMARY KEY (编号) NOT ENFORCED);
        """,
        """
        CREATE DATABASE IF NOT EXISTS shop;
        CREATE TABLE shop.a (x INT);
        CREATE TABLE shop.b (x INT);
        """,
        """
        CREATE TABLE defaulted (a BIGINT, b STRING);
        CALL sys.alter_column_default_value('shop.defaulted', 'b', 'my_value');
        CALL sys.alter_column_default_value(
          `table` => 'shop.defaulted', `column` => 'a', default_value => '5');
        """,
      })
  void areReadWithoutAWord(String text) {
    Reading reading = DefinitionTexts.read(text, DEFAULTS);
    assertThat(reading.findings()).isEmpty();
    assertThat(reading.manifests()).isNotEmpty();
  }

  static List<Arguments> partlyKept() {
    return List.of(
        Arguments.of(
            """
            CREATE TABLE clicks (
              user_id BIGINT,
              ts TIMESTAMP(3),
              proc AS PROCTIME(),
              WATERMARK FOR ts AS ts - INTERVAL '5' SECOND
            );
            """,
            List.of("computed-column 4:3", "watermark 5:3")),
        Arguments.of(
            """
            CREATE TABLE events (
              id BIGINT,
              origin STRING METADATA FROM 'source' VIRTUAL,
              `timestamp` TIMESTAMP_LTZ(3) METADATA
            );
            """,
            List.of("metadata-column 3:3", "metadata-column 4:3")),
        Arguments.of("CREATE DATABASE shop COMMENT 'the shop';", List.of("database-comment 1:1")),
        Arguments.of("SET 'a' = 'b';\nCREATE TABLE t (a INT);", List.of("not-a-definition 1:1")));
  }

  @ParameterizedTest
  @MethodSource("partlyKept")
  void areReadWithAWordOnWhatIsLeftOut(String text, List<String> expected) {
    Reading reading = DefinitionTexts.read(text, DEFAULTS);
    assertThat(reading.manifests()).hasSize(1);
    assertThat(reading.findings())
        .allSatisfy(f -> assertThat(f.finding().severity()).isLessThan(Severity.ERROR))
        .extracting(f -> f.finding().rule() + " " + f.place().line() + ":" + f.place().column())
        .containsExactlyElementsOf(expected);
    assertThat(reading.manifests())
        .filteredOn(read -> read.manifest() instanceof Manifest.Table)
        .allSatisfy(
            read ->
                assertThat(((Manifest.Table) read.manifest()).definition().columns())
                    .hasSizeLessThanOrEqualTo(2));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "CREATE TABEL t (a INT)|8|TABLE",
        "CRATE TABLE t (a INT)|1|No statement begins with 'CRATE'",
        "CREATE TABLE t (a INT|21|found the end of the statement",
        "CREATE TABLE t (a INT,)|23|found ')'",
        "CREATE TABLE t (order INT)|17|as a name it stands in backticks",
        "CREATE TABLE t (a INT DEFAULT 1)|23|A default is given by a CALL",
        "CREATE TABLE t (a INT(11))|22|takes no length",
        "CREATE TABLE t (a STRNG)|19|'STRNG' is not a type",
        "CREATE TABLE t (a DECIMAL(99, 2))|19|between 1 and 38",
        "CREATE TABLE t (a INT, a INT)|24|Another column has this name too",
        "CREATE TABLE t (a INT, PRIMARY KEY (a))|36|NOT ENFORCED",
        "CREATE TABLE t (a INT PRIMARY KEY)|17|NOT ENFORCED",
        "CREATE TABLE t (a INT, UNIQUE (a) NOT ENFORCED)|31|UNIQUE",
        "CREATE TABLE t (a INT) PARTITIONED BY (dt STRING)|43|found 'STRING'",
        "CREATE TABLE t (a INT) WITH ('a' = 'b)|36|has no end",
        "CREATE TABLE t (`a INT)|17|has no end",
        "CREATE TABLE t (a INT) WITH (bucket = '4')|30|a text in single quotes",
        "CREATE TABLE t (a INT) WITH ('bucket' = 4)|41|a text in single quotes",
        "CREATE TABLE t (a INT) WITH ('k'='1', 'k'='2')|39|stands here twice",
        "CREATE TABLE t (a INT) WITH ('weir.layer'='DW')|30|A layer is one of",
        "CREATE TABLE t (a INT) ENGINE=InnoDB|24|found 'ENGINE'",
        "CREATE TABLE t (a INT) DISTRIBUTED BY (a) INTO 4 BUCKETS|24|bucket-key",
        "CREATE TABLE t LIKE other|16|write the columns",
        "CREATE TABLE t AS SELECT 1 AS a|19|holds no query",
        "CREATE TEMPORARY TABLE t (a INT)|1|one session",
        "CREATE TABLE `a/b`.t (a INT)|14|must not contain",
        "CREATE TABLE w.x.y.z (a INT)|1|at most 3 parts",
        "INSERT INTO t VALUES (1)|1|INSERT declares no table",
        "DROP TABLE t|1|DROP TABLE declares no table",
        "ALTER TABLE t ADD a INT|1|ALTER TABLE declares no table",
        "CALL sys.compact('shop.t')|1|belongs to a definition",
        "CALL sys.alter_column_default_value('shop.t', 'a', '1')|37|No statement before",
      })
  void areRefusedWhereTheyAreWrong(String text, int column, String words) {
    Reading reading = DefinitionTexts.read("-- a remark\n" + text, DEFAULTS);
    assertThat(reading.manifests()).isEmpty();
    assertThat(reading.findings()).hasSize(1);
    Placed placed = reading.findings().get(0);
    assertThat(placed.place()).isEqualTo(new Place(2, column));
    assertThat(placed.finding().severity()).isEqualTo(Severity.ERROR);
    assertThat(placed.finding().message())
        .contains(words)
        .doesNotContain("Exception", "org.apache", "<IDENTIFIER>");
  }
}
