package io.weir.definition.sql;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.definition.Column;
import io.weir.definition.Layer;
import io.weir.definition.TableDefinition;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CreateTableTextTests {

  @Test
  void writesTheWholeTable() {
    TableDefinition definition =
        new TableDefinition(
            "orders",
            List.of(
                new Column("id", "BIGINT", "the shop's key", null),
                new Column("dt", "STRING", null, null),
                new Column("n", "INT", null, "7"),
                new Column("r", "ROW<a INT 'x', b ARRAY<STRING>>", null, null)),
            List.of("dt", "id"),
            List.of("dt"),
            Map.of("bucket", "4", "a.b", "it's"),
            "orders",
            Layer.ODS);
    assertThat(CreateTableText.of("ods", "orders", definition.shape()))
        .isEqualTo(
            """
            CREATE TABLE `ods`.`orders` (
              `id` BIGINT NOT NULL COMMENT 'the shop''s key',
              `dt` STRING NOT NULL,
              `n` INT,
              `r` ROW<`a` INT 'x', `b` ARRAY<STRING>>,
              PRIMARY KEY (`dt`, `id`) NOT ENFORCED
            ) COMMENT 'orders'
            PARTITIONED BY (`dt`)
            WITH (
              'a.b' = 'it''s',
              'bucket' = '4',
              'weir.layer' = 'ODS'
            );
            CALL sys.alter_column_default_value(`table` => 'ods.orders', `column` => 'n', default_value => '7');
            """);
  }
}
