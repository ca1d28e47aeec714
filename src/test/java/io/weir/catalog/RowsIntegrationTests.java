package io.weir.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.lake.LakeTables;
import io.weir.paimon.TestLake;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.apache.paimon.catalog.Identifier;
import org.apache.paimon.data.BinaryString;
import org.apache.paimon.data.Decimal;
import org.apache.paimon.data.GenericArray;
import org.apache.paimon.data.GenericRow;
import org.apache.paimon.data.Timestamp;
import org.apache.paimon.schema.Schema;
import org.apache.paimon.types.DataTypes;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;

@WeirIntegrationTest
class RowsIntegrationTests {

  @Autowired Api api;
  @TempDir Path directory;

  private ServedTable table;

  @BeforeEach
  void writeTwice() {
    table = new ServedTable(api, directory);
    table.write(1, 5);
    table.write(6, 9);
  }

  @AfterEach
  void close() {
    table.close();
  }

  @Test
  void travelsToASnapshotATagAndATime() {
    table.post("/tags", Map.of("name", "v1", "snapshotId", 1));
    Instant first = Instant.parse(table.get("/snapshots").at("$.items[1].at"));
    for (String when : List.of("snapshot=1", "tag=v1", "timestamp=" + first)) {
      Answer rows = table.get("/rows?" + when);
      assertThat(rows.<List<?>>at("$.rows")).as(when).hasSize(5);
      assertThat(rows.<Integer>at("$.snapshotId")).as(when).isEqualTo(1);
    }
    assertThat(table.get("/rows?timestamp=" + Instant.now()).<List<?>>at("$.rows")).hasSize(9);
  }

  @Test
  void refusesMomentsThatAreNone() {
    Answer old = table.get("/rows?timestamp=2020-01-01T00:00:00Z");
    assertThat(old.status()).isEqualTo(400);
    assertThat(old.<String>at("$.errors[0].pointer")).isEqualTo("timestamp");
    assertThat(old.<String>at("$.detail")).contains("The earliest is of");
    for (String two : List.of("snapshot=1&timestamp=2026-01-01T00:00:00Z", "timestamp=yesterday")) {
      Answer refused = table.get("/rows?" + two);
      assertThat(refused.status()).isEqualTo(400);
      assertThat(refused.<String>at("$.errors[0].pointer")).isEqualTo("timestamp");
    }
    assertThat(table.get("/rows?snapshot=1&tag=x").<String>at("$.errors[0].pointer"))
        .isEqualTo("tag");
    assertThat(table.get("/rows?columns=v,v").<String>at("$.errors[0].pointer"))
        .isEqualTo("columns");
  }

  @Test
  void filtersByColumnsThatAreNotShownToo() {
    Answer rows = rows("id > 3 AND id <> 5", "v");
    assertThat(rows.<List<String>>at("$.columns[*].name")).containsExactly("v");
    assertThat(rows.<List<?>>at("$.rows")).hasSize(5);
    assertThat(rows.<Integer>at("$.rowsRead")).isEqualTo(9);
    assertThat(rows.<Boolean>at("$.truncated")).isFalse();
    Answer cut = Answer.of(get("?limit=2&filter={filter}", "id > 3"));
    assertThat(cut.<String>at("$.truncatedBy")).isEqualTo("rows");
    assertThat(rows("v = 'nothing'", "").<List<?>>at("$.rows")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "nope = 1; no column named 'nope'",
        "id = 'x'; 'x' is no INT",
        "id = 5.5; '5.5' is no INT",
        "id = 99999999999; is no INT",
        "id LIKE '1%'; LIKE is for texts",
        "id = 1 OR id = 2; AND or the end"
      })
  void namesWhatIsWrongWithAFilter(String filter, String said) {
    Answer refused = rows(filter, "");
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.<String>at("$.errors[0].pointer")).isEqualTo("filter");
    assertThat(refused.<String>at("$.detail")).contains(said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "b = TRUE; 1",
        "price >= 10.50; 1",
        "price < 10.5; 0",
        "day = '2026-01-31'; 1",
        "at > '2026-01-31T07:59:59'; 1",
        "at = '2026-01-31 08:00:00'; 1",
        "zoned <= '2026-01-31T08:00:00Z'; 1",
        "zoned < '2026-01-31T08:00:00Z'; 0",
        "list IS NOT NULL; 1",
        "name LIKE 'app%'; 1",
        "name IN ('pear', 'apple'); 1",
        "name NOT IN ('apple'); 0"
      })
  void comparesEveryKindOfValue(String filter, int rows) throws Exception {
    makeTyped();
    String typed = table.uri().replace("/orders", "/typed");
    Answer found = Answer.of(api.admin().get().uri(typed + "/rows?filter={filter}", filter));
    assertThat(found.status()).as(found.body()).isEqualTo(200);
    assertThat(found.<List<?>>at("$.rows")).hasSize(rows);
    Answer refused =
        Answer.of(api.admin().get().uri(typed + "/rows?filter={filter}", "list = 'x'"));
    assertThat(refused.<String>at("$.detail")).contains("only IS NULL and IS NOT NULL");
  }

  private void makeTyped() throws Exception {
    Schema schema =
        Schema.newBuilder()
            .column("b", DataTypes.BOOLEAN())
            .column("price", DataTypes.DECIMAL(10, 2))
            .column("day", DataTypes.DATE())
            .column("at", DataTypes.TIMESTAMP(3))
            .column("zoned", DataTypes.TIMESTAMP_WITH_LOCAL_TIME_ZONE(3))
            .column("list", DataTypes.ARRAY(DataTypes.INT()))
            .column("name", DataTypes.STRING())
            .build();
    Instant at = Instant.parse("2026-01-31T08:00:00Z");
    try (var catalog = LakeTables.open(directory.resolve("warehouse"))) {
      catalog.createTable(Identifier.create(TestLake.DATABASE, "typed"), schema, false);
    }
    GenericRow row =
        GenericRow.of(
            true,
            Decimal.fromUnscaledLong(1050, 10, 2),
            (int) (at.toEpochMilli() / 86_400_000),
            Timestamp.fromInstant(at),
            Timestamp.fromInstant(at),
            new GenericArray(new int[] {1}),
            BinaryString.fromString("apple"));
    table.lake().write("typed", List.of(row), Map.of());
  }

  private Answer rows(String filter, String columns) {
    return Answer.of(get("?filter={filter}&columns={columns}", filter, columns));
  }

  private org.springframework.test.web.servlet.client.RestTestClient.RequestHeadersSpec<?> get(
      String query, Object... values) {
    return api.admin().get().uri(table.uri() + "/rows" + query, values);
  }
}
