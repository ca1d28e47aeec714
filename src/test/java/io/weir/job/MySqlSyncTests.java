package io.weir.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.weir.shared.Problem;
import io.weir.shared.TableId;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class MySqlSyncTests {

  @Test
  void makesTablesWriteOnlyWithAFixedBucket() {
    assertThat(sync(TableChoice.ALL, Map.of()).tableOptions())
        .containsExactlyInAnyOrderEntriesOf(Map.of("bucket", "2", "write-only", "true"));
  }

  @Test
  void refusesADynamicBucket() {
    assertThatThrownBy(() -> sync(TableChoice.ALL, Map.of("bucket", "-1")))
        .isInstanceOf(Problem.class)
        .hasMessageContaining("/tableOptions/bucket");
  }

  @Test
  void makesColumnsBesideTheKeyNullable() {
    assertThat(sync(TableChoice.ALL, Map.of()).typeMapping()).containsExactly("to-nullable");
  }

  @Test
  void takesWhatIsIncludedLessWhatIsExcluded() {
    TableChoice some = new TableChoice(List.of("orders", "a.b"), List.of("log"));
    assertThat(some.takes("orders")).isTrue();
    assertThat(some.takes("a.b")).isTrue();
    assertThat(some.takes("axb")).isFalse();
    assertThat(some.takes("log")).isFalse();
    assertThat(new TableChoice(List.of(), List.of("log")).takes("orders")).isTrue();
  }

  @Test
  void neverTakesShadowTables() {
    assertThat(TableChoice.ALL.takes("_orders_gho")).isFalse();
    assertThat(TableChoice.ALL.takes("_orders")).isTrue();
    assertThat(TableChoice.ALL.isShadow("_orders_gho")).isTrue();
    assertThat(TableChoice.ALL.isShadow("_orders")).isFalse();
  }

  @Test
  void knowsItsTargets() {
    MySqlSync sync = sync(new TableChoice(List.of("orders"), null), Map.of());
    assertThat(sync.target("orders")).isEqualTo(new TableId("main", "ods", "s_orders"));
    assertThat(sync.actsOn(new TableId("main", "ods", "s_orders"))).isTrue();
    assertThat(sync.actsOn(new TableId("main", "ods", "orders"))).isFalse();
    assertThat(sync.actsOn(new TableId("main", "ods", "s_items"))).isFalse();
    assertThat(sync.actsOn(new TableId("main", "dwd", "s_orders"))).isFalse();
  }

  @Test
  void isReadBackAsItWasWritten() {
    JsonMapper json = JsonMapper.builder().build();
    JobSpec sync = sync(new TableChoice(List.of("orders"), null), Map.of("bucket", "4"));
    String text = json.writerFor(JobSpec.class).writeValueAsString(sync);
    assertThat(json.readValue(text, JobSpec.class)).isEqualTo(sync);
  }

  @Test
  void mapsTypesAsPaimonDoes() {
    Map<String, String> expected =
        Map.of(
            "tinyint(1)", "BOOLEAN",
            "bigint unsigned", "DECIMAL(20, 0)",
            "decimal(10,2) unsigned", "DECIMAL(10, 2)",
            "enum('a','b')", "STRING",
            "set('a','b')", "ARRAY<STRING>",
            "int unsigned", "BIGINT",
            "timestamp(3)", "TIMESTAMP(3)",
            "varchar(20)", "VARCHAR(20)",
            "json", "STRING",
            "blob", "BYTES");
    expected.forEach(
        (mysql, lake) -> assertThat(MySqlTypes.inLake(mysql, List.of())).as(mysql).isEqualTo(lake));
    assertThat(MySqlTypes.inLake("tinyint(1)", List.of("tinyint1-not-bool"))).isEqualTo("TINYINT");
  }

  private static MySqlSync sync(TableChoice tables, Map<String, String> options) {
    return new MySqlSync(
        "shop", "shop", tables, "main", "ods", "s_", null, options, null, null, null);
  }
}
