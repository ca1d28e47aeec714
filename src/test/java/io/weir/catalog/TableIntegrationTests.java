package io.weir.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.access.Role;
import io.weir.lease.Act;
import io.weir.lease.Lease;
import io.weir.lease.TableLeases;
import io.weir.paimon.TestRows;
import io.weir.shared.TableId;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.MediaType;

@WeirIntegrationTest
class TableIntegrationTests {

  @Autowired private Api api;
  @Autowired private Catalogs catalogs;
  @Autowired private TableLeases leases;

  private final String database = "d" + UUID.randomUUID().toString().substring(0, 8);
  private final String path = "/catalogs/main/databases/" + database;

  @BeforeEach
  void makeDatabase() {
    assertThat(post("/catalogs/main/databases", Map.of("name", database)).status()).isEqualTo(201);
  }

  @Test
  void makesATableThatIsWriteOnlyAndWeirsOwn() {
    Answer made = post(path + "/tables", orders("orders"));
    assertThat(made.status()).as(made.body()).isEqualTo(201);
    assertThat(made.<String>at("$.owner")).isEqualTo("WEIR");
    assertThat(made.<String>at("$.options['write-only']")).isEqualTo("true");
    assertThat(made.<String>at("$.layer")).isEqualTo("ODS");
    assertThat(made.<String>at("$.columns[0].type")).isEqualTo("BIGINT NOT NULL");
    assertThat(made.<String>at("$.columns[2].default")).isEqualTo("7");
    assertThat(made.<String>at("$.sql")).startsWith("CREATE TABLE `" + database + "`.`orders`");

    Answer owner = get(path + "/tables/orders/owner");
    assertThat(owner.<Boolean>at("$.agrees")).isTrue();
    assertThat(owner.<String>at("$.declaredBy")).isEqualTo("test-admin");
    assertThat(
            get("/audit?target=main." + database + ".orders").<List<String>>at("$.items[*].action"))
        .contains("table.create", "table.owner");
  }

  @Test
  void leavesCompactionToTheWriterWhenTheFormSaysSo() {
    Map<String, Object> body = orders("w");
    body.put("owner", "WRITER");
    Answer made = post(path + "/tables", body);
    assertThat(made.<String>at("$.owner")).isEqualTo("WRITER");
    assertThat(made.<Map<String, String>>at("$.options")).doesNotContainKey("write-only");

    Map<String, Object> contradiction = orders("c");
    contradiction.put("owner", "WEIR");
    contradiction.put("options", Map.of("bucket", "1", "write-only", "false"));
    Answer refused = post(path + "/tables", contradiction);
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.<String>at("$.errors[0].pointer")).isEqualTo("/owner");
  }

  @Test
  void refusesWhatWouldFailAtTheFirstWriteAndNamesTheField() {
    Map<String, Object> body = orders("bad");
    body.put(
        "options",
        Map.of(
            "bucket", "1",
            "merge-engine", "aggregation",
            "fields.note.aggregate-function", "sum"));
    Answer refused = post(path + "/tables", body);
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.<String>at("$.type")).endsWith("/refused");
    assertThat(refused.<String>at("$.errors[0].pointer"))
        .isEqualTo("/options/fields.note.aggregate-function");
    assertThat(get(path + "/tables/bad").status()).isEqualTo(404);
  }

  @Test
  void aDryRunAnswersFindingsAndMakesNothing() {
    Map<String, Object> body = orders("dry");
    body.put("options", Map.of("bucket", "1", "merge-enginee", "aggregation"));
    Answer draft = post(path + "/tables?dryRun=true", body);
    assertThat(draft.status()).isEqualTo(200);
    assertThat(draft.<String>at("$.sql")).contains("'write-only' = 'true'");
    assertThat(draft.<String>at("$.findings[0].rule")).isEqualTo("unknown-option");
    assertThat(draft.<String>at("$.findings[0].severity")).isEqualTo("error");
    assertThat(draft.<String>at("$.findings[0].fix.kind")).isEqualTo("patch");
    assertThat(draft.<String>at("$.findings[0].fix.patch[1].path"))
        .isEqualTo("/options/merge-engine");
    assertThat(get(path + "/tables/dry").status()).isEqualTo(404);
  }

  @Test
  void pointsAtMalformedTypesAndNames() {
    Map<String, Object> body = orders("t");
    body.put(
        "columns",
        List.of(Map.of("name", "a", "type", "STRNG"), Map.of("name", "b/c", "type", "ARRAY<INT")));
    body.put("primaryKey", List.of());
    Answer refused = post(path + "/tables", body);
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.<List<String>>at("$.errors[*].pointer"))
        .containsExactly("/columns/0/type", "/columns/1/name", "/columns/1/type");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../x",
        "a/b",
        "x'; DROP TABLE account; --.",
        "a$files",
        "_weir",
        "%2e%2e",
        "",
        "\u0000"
      })
  void refusesNamesThatAreTricks(String name) {
    Answer refused = post(path + "/tables", orders(name));
    assertThat(refused.status()).as(refused.body()).isEqualTo(400);
    assertThat(refused.<String>at("$.errors[0].pointer")).isEqualTo("/name");
    assertThat(post("/catalogs/main/databases", Map.of("name", name)).status()).isEqualTo(400);
  }

  @Test
  void refusesVeryLongNamesAndTakesNamesOfAnyScript() {
    assertThat(post(path + "/tables", orders("x".repeat(5000))).status()).isEqualTo(400);
    assertThat(post(path + "/tables", orders("订单")).status()).isEqualTo(201);
    Answer read = Answer.of(api.admin().get().uri(path + "/tables/{t}", "订单"));
    assertThat(read.<String>at("$.name")).isEqualTo("订单");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{",
        "[]",
        "null",
        "{\"name\":\"t\"}",
        "{\"name\":\"t\",\"columns\":{}}",
        "{\"name\":\"t\",\"columns\":[null]}",
        "{\"name\":\"t\",\"columns\":[{\"name\":\"a\"}]}",
        "{\"name\":\"t\",\"columns\":[],\"colour\":1}",
        "{\"name\":\"t\",\"columns\":[{\"name\":\"a\",\"type\":\"INT\"}],\"options\":{\"bucket\":null}}",
        "{\"name\":\"t\",\"columns\":[{\"name\":\"a\",\"type\":\"INT\"}],\"layer\":\"XYZ\"}",
        "{\"name\":\"t\",\"columns\":[{\"name\":\"a\",\"type\":\"INT\"}],\"primaryKey\":[null]}"
      })
  void refusesMalformedBodies(String json) {
    var call =
        api.admin().post().uri(path + "/tables").contentType(MediaType.APPLICATION_JSON).body(json);
    Answer refused = Answer.of(call);
    assertThat(refused.status()).as(refused.body()).isEqualTo(400);
    assertThat(refused.<List<?>>at("$.errors")).isNotEmpty();
  }

  @Test
  void refusesAKeyThatNamesNoColumn() {
    Map<String, Object> body = orders("t");
    body.put("primaryKey", List.of("nothing"));
    Answer refused = post(path + "/tables", body);
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.<String>at("$.errors[0].pointer")).isEqualTo("/primaryKey/0");
  }

  @Test
  void describesWhatWasWritten() {
    post(path + "/tables", orders("o"));
    TestRows.write(catalogs.table(id("o")), 1, 5);
    TestRows.write(catalogs.table(id("o")), 3, 7);

    Answer snapshots = get(path + "/tables/o/snapshots?limit=1");
    assertThat(snapshots.<Integer>at("$.items[0].id")).isEqualTo(2);
    Answer next = get(path + "/tables/o/snapshots?cursor=" + snapshots.at("$.nextCursor"));
    assertThat(next.<List<Integer>>at("$.items[*].id")).containsExactly(1);
    assertThat(get(path + "/tables/o/files").<List<String>>at("$.items[*].path")).hasSize(2);
    assertThat(get(path + "/tables/o/files?bucket=5").<List<?>>at("$.items")).isEmpty();
    Answer strange = get(path + "/tables/o/files?partition=dt%3D1");
    assertThat(strange.status()).isEqualTo(400);
    assertThat(strange.<String>at("$.errors[0].pointer")).isEqualTo("partition");
    assertThat(get(path + "/tables/o/schemas").<List<Integer>>at("$.items[*].id"))
        .containsExactly(0);
    assertThat(get(path + "/tables/o/tags").<List<?>>at("$.items")).isEmpty();
    assertThat(
            get(path + "/tables/o/options")
                .<List<String>>at("$.items[?(@.key=='write-only')].source"))
        .containsExactly("weir");
    assertThat(
            get(path + "/tables/o/options?all=true&q=snapshot.time")
                .<String>at("$.items[0].default"))
        .isEqualTo("1 h");
  }

  @Test
  void previewsRowsWithinLimits() {
    post(path + "/tables", orders("o"));
    assertThat(get(path + "/tables/o/rows").<List<?>>at("$.rows")).isEmpty();
    TestRows.write(catalogs.table(id("o")), 1, 20);
    Answer rows = get(path + "/tables/o/rows?limit=3&columns=note,id");
    assertThat(rows.<List<String>>at("$.columns[*].name")).containsExactly("note", "id");
    assertThat(rows.<List<?>>at("$.rows")).hasSize(3);
    assertThat(rows.<String>at("$.truncatedBy")).isEqualTo("rows");
    assertThat(get(path + "/tables/o/rows?snapshot=9").status()).isEqualTo(404);
    assertThat(get(path + "/tables/o/rows?tag=none").status()).isEqualTo(404);
    assertThat(get(path + "/tables/o/rows?columns=none").status()).isEqualTo(400);
    assertThat(get(path + "/tables/o/rows?limit=100000").status()).isEqualTo(400);
    assertThat(get(path + "/tables/o/rows?limit=x").status()).isEqualTo(400);
  }

  @Test
  void dropsOnlyWhatWasConfirmedAndRecordsWhatWent() {
    post(path + "/tables", orders("o"));
    TestRows.write(catalogs.table(id("o")), 1, 5);
    assertThat(delete(path + "/tables/o").status()).isEqualTo(400);
    assertThat(delete(path + "/tables/o?confirm=o").status()).isEqualTo(400);
    assertThat(delete(path).status()).isEqualTo(409);

    assertThat(delete(path + "/tables/o?confirm=" + id("o")).status()).isEqualTo(204);
    assertThat(get(path + "/tables/o").status()).isEqualTo(404);
    Answer audit = get("/audit?target=" + id("o") + "&limit=1");
    assertThat(audit.<String>at("$.items[0].action")).isEqualTo("table.drop");
    assertThat(audit.<Integer>at("$.items[0].detail.records")).isEqualTo(5);
    assertThat(audit.<Integer>at("$.items[0].detail.files")).isEqualTo(1);
    assertThat(delete(path).status()).isEqualTo(204);
  }

  @Test
  void dropsNothingThatAnotherHolds() {
    post(path + "/tables", orders("o"));
    Lease lease = leases.acquire(id("o"), Act.COMPACT, "run 17", Duration.ofMinutes(1));
    Answer refused = delete(path + "/tables/o?confirm=" + id("o"));
    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.<String>at("$.holder")).isEqualTo("run 17");
    leases.release(lease);
    assertThat(get(path + "/tables/o").status()).isEqualTo(200);
  }

  @Test
  void handsATableToAnotherOwnerAndKeepsTheOptionInStep() {
    post(path + "/tables", orders("o"));
    Answer changed =
        Answer.of(api.admin().put().uri(path + "/tables/o/owner").body(Map.of("owner", "WRITER")));
    assertThat(changed.<Boolean>at("$.writeOnly")).isFalse();
    assertThat(changed.<Boolean>at("$.agrees")).isTrue();
    assertThat(get(path + "/tables/o").<String>at("$.options['write-only']")).isEqualTo("false");
    var nonsense = api.admin().put().uri(path + "/tables/o/owner").body(Map.of("owner", "NOBODY"));
    assertThat(Answer.of(nonsense).status()).isEqualTo(400);
  }

  @Test
  void listsSortsAndPagesTables() {
    for (String name : List.of("c", "a", "b")) {
      post(path + "/tables", orders(name));
    }
    Answer first = get(path + "/tables?limit=2");
    assertThat(first.<List<String>>at("$.items[*].name")).containsExactly("a", "b");
    assertThat(first.<String>at("$.items[0].layer")).isEqualTo("ODS");
    assertThat(first.<String>at("$.items[0].owner")).isEqualTo("WEIR");
    Answer second = get(path + "/tables?limit=2&cursor=" + first.at("$.nextCursor"));
    assertThat(second.<List<String>>at("$.items[*].name")).containsExactly("c");
    assertThat(get(path + "/tables?sort=-name").<List<String>>at("$.items[*].name"))
        .containsExactly("c", "b", "a");
    assertThat(get(path + "/tables?sort=colour").status()).isEqualTo(400);
    assertThat(get(path + "/tables?q=B").<List<String>>at("$.items[*].name")).containsExactly("b");
  }

  @Test
  void answersNotFoundForWhatIsNotThere() {
    assertThat(get("/catalogs/none/databases").status()).isEqualTo(404);
    assertThat(get("/catalogs/main/databases/none").status()).isEqualTo(404);
    assertThat(get("/catalogs/main/databases/none/tables").status()).isEqualTo(404);
    for (String what : List.of("", "/files", "/rows", "/owner", "/snapshots", "/options")) {
      assertThat(get(path + "/tables/none" + what).status()).isEqualTo(404);
    }
    assertThat(post("/catalogs/main/databases/none/tables", orders("t")).status()).isEqualTo(404);
  }

  @Test
  void viewersLookAndOperatorsMake() {
    var call = api.as(Role.VIEWER).post().uri(path + "/tables").body(orders("v"));
    assertThat(Answer.of(call).status()).isEqualTo(403);
    var operator = api.as(Role.OPERATOR).post().uri(path + "/tables").body(orders("v"));
    assertThat(Answer.of(operator).status()).isEqualTo(201);
    assertThat(Answer.of(api.as(Role.VIEWER).get().uri(path + "/tables/v/rows")).status())
        .isEqualTo(200);
  }

  @Test
  void searchesTheOptionCatalogue() {
    Answer found = get("/options?q=merge-engine");
    assertThat(found.<String>at("$.items[0].key")).isEqualTo("merge-engine");
    assertThat(found.<List<String>>at("$.items[0].values")).contains("first-row");
    assertThat(found.<String>at("$.items[0].appliesTo")).isEqualTo("primary-key");
  }

  private TableId id(String table) {
    return new TableId("main", database, table);
  }

  private static Map<String, Object> orders(String name) {
    Map<String, Object> body = new HashMap<>();
    body.put("name", name);
    body.put(
        "columns",
        List.of(
            Map.of("name", "id", "type", "bigint", "comment", "key"),
            Map.of("name", "note", "type", "string"),
            Map.of("name", "n", "type", "int", "default", "7")));
    body.put("primaryKey", List.of("id"));
    body.put("options", Map.of("bucket", "1"));
    body.put("comment", "orders of the shop");
    body.put("layer", "ODS");
    return body;
  }

  private Answer get(String uri) {
    return Answer.of(api.admin().get().uri(uri));
  }

  private Answer delete(String uri) {
    return Answer.of(api.admin().delete().uri(uri));
  }

  private Answer post(String uri, Object body) {
    return Answer.of(api.admin().post().uri(uri).body(body));
  }
}
