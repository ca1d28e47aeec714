package io.weir.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.access.Role;
import io.weir.definition.Column;
import io.weir.definition.Layer;
import io.weir.definition.TableDefinition;
import io.weir.definition.change.TableDiff;
import io.weir.definition.manifest.Manifest;
import io.weir.definition.manifest.Manifests.Reading;
import io.weir.definition.sql.DefinitionTexts;
import io.weir.definition.sql.SqlDefaults;
import io.weir.shared.TableId;
import io.weir.shared.WeirHome;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.util.FileSystemUtils;

@WeirIntegrationTest
class ExportIntegrationTests {

  private static final List<TableDefinition> TABLES =
      List.of(
          new TableDefinition(
              "orders",
              List.of(
                  new Column("id", "BIGINT", "it's the key", null),
                  new Column("dt", "STRING", null, null),
                  new Column("n", "INT", "", "7"),
                  new Column(
                      "r",
                      "ROW<`a b` INT 'x', b ARRAY<MAP<STRING, DECIMAL(10, 2)>> NOT NULL>",
                      "two\nlines",
                      null)),
              List.of("dt", "id"),
              List.of("dt"),
              Map.of("bucket", "2", "snapshot.time-retained", "2 h", "note: x", "# y"),
              "orders of the shop",
              Layer.ODS),
          new TableDefinition(
              "订单",
              List.of(
                  new Column("no", "TIMESTAMP(3) WITH LOCAL TIME ZONE NOT NULL", null, null),
                  new Column("v", "VARIANT", null, null),
                  new Column("m", "MULTISET<STRING>", null, null)),
              List.of(),
              List.of(),
              Map.of("bucket", "-1"),
              null,
              null));

  @Autowired private Api api;
  @Autowired private Catalogs catalogs;
  @Autowired private WeirHome home;

  private final String database = "d" + UUID.randomUUID().toString().substring(0, 8);

  @BeforeEach
  void makeTables() {
    var lake = catalogs.lake("main");
    lake.createDatabase(database);
    TABLES.forEach(table -> lake.createTable(database, table.name(), table.shape()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"yaml", "sql"})
  void whatIsWrittenOfALakeChangesNothingInIt(String format) {
    Answer answer = get("/export?database=" + database + "&format=" + format);
    assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    Reading reading = DefinitionTexts.read(answer.body(), SqlDefaults.NONE);
    assertThat(reading.findings()).as(answer.body()).isEmpty();
    assertThat(reading.manifests())
        .extracting(read -> read.manifest().target())
        .containsExactly("main." + database, id("orders").toString(), id("订单").toString());
    reading.manifests().stream()
        .filter(read -> read.manifest() instanceof Manifest.Table)
        .map(read -> (Manifest.Table) read.manifest())
        .forEach(this::changesNothing);
  }

  private void changesNothing(Manifest.Table table) {
    var outcome =
        TableDiff.of(
            catalogs.table(table.id()).schema().shape(), table.definition(), TableDiff.Basis.NONE);
    assertThat(outcome.changes()).as(table.target()).isEmpty();
    assertThat(outcome.findings()).as(table.target()).isEmpty();
  }

  @Test
  void writesOneTableAsAFileOfItsName() {
    var result =
        api.as(Role.VIEWER)
            .get()
            .uri("/catalogs/main/export?database={d}&table={t}&format=sql", database, "orders")
            .exchange()
            .expectStatus()
            .isOk()
            .expectBody(String.class)
            .returnResult();
    HttpHeaders headers = result.getResponseHeaders();
    assertThat(headers.getFirst(HttpHeaders.CONTENT_TYPE)).isEqualTo("text/plain;charset=UTF-8");
    assertThat(headers.getContentDisposition().isAttachment()).isTrue();
    assertThat(headers.getContentDisposition().getFilename())
        .isEqualTo("main." + database + ".orders.sql");
    assertThat(result.getResponseBody())
        .startsWith("USE CATALOG `main`;\n\nCREATE TABLE `" + database + "`.`orders` (")
        .endsWith("`column` => 'n', default_value => '7');\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"yaml", "sql"})
  void writesEachThingInAFileOfItsOwn(String format) {
    Answer answer = get("/export/files?database=" + database + "&format=" + format);
    assertThat(answer.status()).as(answer.body()).isEqualTo(200);
    assertThat(answer.<List<String>>at("$.items[*].path"))
        .containsExactly(
            database + "." + format, database + "/orders." + format, database + "/订单." + format);
    assertThat(answer.<List<Object>>at("$.leftOut")).isEmpty();
    for (String text : answer.<List<String>>at("$.items[*].text")) {
      Reading reading = DefinitionTexts.read(text, SqlDefaults.NONE);
      assertThat(reading.findings()).as(text).isEmpty();
      assertThat(reading.manifests()).as(text).hasSize(1);
    }
  }

  @Test
  void tellsWhatNoDefinitionCanDeclare() throws IOException {
    Path tables = home.resolve("warehouse/" + database + ".db");
    FileSystemUtils.copyRecursively(tables.resolve("orders"), tables.resolve("a.b"));
    Answer answer = get("/export/files?database=" + database);
    assertThat(answer.<List<String>>at("$.leftOut[*].name"))
        .containsExactly("main." + database + ".a.b");
    assertThat(answer.<String>at("$.leftOut[0].reason")).contains("must not contain");
    assertThat(answer.<List<String>>at("$.items[*].path")).hasSize(3);
    assertThat(get("/export?database=" + database).body())
        .contains("# main." + database + ".a.b is left out: ");
  }

  @Test
  void writesAFileOfOneTable() {
    Answer answer = get("/export/files?table=orders&database=" + database);
    assertThat(answer.<List<String>>at("$.items[*].path"))
        .containsExactly(database + "/orders.yaml");
  }

  @Test
  void writesAWholeCatalog() {
    Answer answer = get("/export");
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.body()).contains("name: " + database, "name: orders", "name: 订单");
  }

  @ParameterizedTest
  @CsvSource({
    "/catalogs/none/export,404",
    "/catalogs/main/export?database=none,404",
    "/catalogs/main/export?database=none&table=t,404",
    "/catalogs/main/export?database={d}&table=none,404",
    "/catalogs/main/export?table=orders,400",
    "/catalogs/main/export?format=xml,400",
    "/catalogs/none/export/files,404",
    "/catalogs/main/export/files?database=none,404",
    "/catalogs/main/export/files?table=orders,400",
    "/catalogs/main/export/files?database={d}&table=none,404",
    "/catalogs/main/export?database=..,404"
  })
  void answersWhatIsMissing(String uri, int status) {
    Answer answer = Answer.of(api.admin().get().uri(uri.replace("{d}", database)));
    assertThat(answer.status()).as(answer.body()).isEqualTo(status);
    assertThat(answer.<String>at("$.detail")).isNotBlank();
  }

  private TableId id(String table) {
    return new TableId("main", database, table);
  }

  private Answer get(String uri) {
    return Answer.of(api.admin().get().uri("/catalogs/main" + uri));
  }
}
