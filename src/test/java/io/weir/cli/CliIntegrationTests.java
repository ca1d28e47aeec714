package io.weir.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.access.Role;
import io.weir.catalog.Catalogs;
import io.weir.paimon.SchemaAlteration;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.MediaType;

/** The story of a pipeline that keeps a lake to what stands in git. */
@WeirIntegrationTest
class CliIntegrationTests {

  private static final String ORDERS =
      """
      # orders as they are in the shop
      apiVersion: weir/v1
      kind: Table
      metadata: {catalog: LAKE, database: ods, name: orders}
      spec:
        layer: ODS
        columns:
          - {name: order_id, type: BIGINT NOT NULL, comment: 订单号}
          - {name: amount, type: "DECIMAL(10, 2)"}
          - {name: note, type: STRING}
        primaryKey: [order_id]
        options: {bucket: 2}
      """;
  private static final String CUSTOMERS =
      """
      USE CATALOG `LAKE`;
      CREATE TABLE ods.customers (id BIGINT, PRIMARY KEY (id) NOT ENFORCED) WITH ('bucket' = '1');
      """;

  @Autowired private Api api;
  @Autowired private Catalogs catalogs;
  @TempDir private Path warehouse;
  @TempDir private Path folder;

  private final String catalog = "l" + UUID.randomUUID().toString().substring(0, 8);

  @BeforeEach
  void registerACatalogAndWriteDefinitions() throws IOException {
    post(
        "/catalogs",
        Map.of("name", catalog, "metastore", "filesystem", "warehouse", warehouse.toString()));
    write("ods.sql", "CREATE DATABASE `LAKE`.ods;\n");
    write("ods/orders.yaml", ORDERS);
    write("ods/customers.sql", CUSTOMERS);
  }

  @AfterEach
  void removeTheCatalog() {
    api.admin().delete().uri("/catalogs/" + catalog).exchange();
  }

  @Test
  void bringsALakeToItsDefinitionsAndKeepsItThere() throws IOException {
    assertThat(weir("lint", "-f", folder.toString()).exitCode()).isZero();

    Path kept = folder.resolve("plan.json");
    Ran plan = weir("plan", "-f", folder.toString(), "--commit", "4c1e", "--out", kept.toString());
    assertThat(plan.exitCode()).as(plan.said()).isEqualTo(2);
    assertThat(plan.out())
        .contains("READY: 3 steps, of commit 4c1e", "create-database  " + catalog + ".ods")
        .contains("Apply it with: weir apply ");

    Ran applied = weir("apply", "--plan", kept.toString(), "--reason", "补数 + 100%", "--wait");
    assertThat(applied.exitCode()).as(applied.said()).isZero();
    assertThat(applied.out()).contains("is APPLIED.");
    Answer history =
        Answer.of(
            api.admin().get().uri("/catalogs/" + catalog + "/databases/ods/tables/orders/history"));
    assertThat(history.<List<String>>at("$.items[*].reason")).containsOnly("补数 + 100%");
    assertThat(applied.err()).contains("3/3  create-table  " + catalog + ".ods.");
    assertThat(weir("apply", "--plan", kept.toString(), "--wait").exitCode()).isZero();

    Ran again = weir("plan", "-f", folder.toString());
    assertThat(again.exitCode()).as(again.said()).isZero();
    assertThat(again.out()).contains("Nothing to do.");
  }

  @Test
  void tellsWhereWhatIsWrongStands() throws IOException {
    write("ods/orders.yaml", ORDERS.replace("bucket: 2", "bucket: 2, merge-enginee: aggregation"));
    write("ods/customers.sql", CUSTOMERS.replace("BIGINT", "BIGINTEGER"));
    Ran lint = weir("lint", "-f", folder.toString());
    assertThat(lint.exitCode()).isEqualTo(1);
    assertThat(lint.out())
        .contains(folder.resolve("ods/orders.yaml") + ":12:39: error: ")
        .contains("[unknown-option]")
        .contains(folder.resolve("ods/customers.sql") + ":2:32: error: ")
        .contains("2 errors, ");

    Ran plan = weir("plan", "-f", folder.toString());
    assertThat(plan.exitCode()).isEqualTo(1);
    assertThat(plan.out()).contains(folder.resolve("ods/orders.yaml") + ":12:39: error: ");
  }

  @Test
  void blocksWhatDestroysDataUntilItIsAllowedByName() throws IOException {
    planAndApply();
    write("ods/orders.yaml", ORDERS.replace("    - {name: note, type: STRING}\n", ""));
    Ran blocked = weir("plan", "-f", folder.toString());
    String column = catalog + ".ods.orders.note";
    assertThat(blocked.exitCode()).isEqualTo(1);
    assertThat(blocked.out()).contains("destroys data", "Blocked\n  " + column + ": ");

    String id = blocked.out().replaceFirst("(?s).*Plan (\\d+) is BLOCKED.*", "$1");
    Ran refused = weir("apply", id, "--wait");
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.err()).contains("Plan " + id + " is blocked");

    Ran allowed = weir("plan", "-f", folder.toString(), "--allow", column);
    assertThat(allowed.exitCode()).as(allowed.said()).isEqualTo(2);
    assertThat(allowed.out()).contains("destroys data, as allowed");
  }

  @Test
  void refusesToApplyWhatHasMoved() throws IOException {
    planAndApply();
    write("ods/orders.yaml", ORDERS.replace("name: note", "name: remark, renamedFrom: note"));
    Path kept = folder.resolve("plan.json");
    weir("plan", "-f", folder.toString(), "--out", kept.toString());
    write("ods/orders.yaml", ORDERS.replace("type: STRING", "type: STRING, comment: moved"));
    planAndApply();
    Ran stale = weir("apply", "--plan", kept.toString(), "--wait");
    assertThat(stale.exitCode()).isEqualTo(1);
    assertThat(stale.err()).contains("Moved since it was planned: " + catalog + ".ods.orders");
    Files.writeString(kept, Files.readString(kept).replaceFirst("\"hash\":\"..", "\"hash\":\"zz"));
    assertThat(weir("apply", "--plan", kept.toString()).err()).contains("is not the one in");
  }

  @Test
  void tellsWhatSomebodyHasAlteredByHand() throws IOException {
    planAndApply();
    assertThat(weir("drift", catalog).out()).isEqualTo("0 tables drifted.\n");
    SchemaAlteration alteration = new SchemaAlteration();
    alteration.addColumn(List.of("extra"), "INT", null, null);
    catalogs.lake(catalog).alterTable("ods", "orders", alteration);
    lookAt("orders");

    Ran drift = weir("drift", catalog);
    assertThat(drift.exitCode()).as(drift.said()).isEqualTo(2);
    assertThat(drift.out())
        .contains("DRIFTED  " + catalog + ".ods.orders, applied by test-operator at ")
        .contains("drop-column", "1 table drifted.");
    assertThat(weir("drift", catalog, "--database", "dwd").exitCode()).isZero();
    String json = weir("drift", catalog, "--json").out();
    assertThat(new Answer(200, json).<List<String>>at("$.items[*].table"))
        .containsExactly("orders");
  }

  @Test
  void exportsFilesOfWhichAPlanChangesNothing(@TempDir Path exported) throws IOException {
    planAndApply();
    for (String format : List.of("yaml", "sql")) {
      Path out = exported.resolve(format);
      Ran export = weir("export", catalog, "--format", format, "--out", out.toString());
      assertThat(export.exitCode()).as(export.said()).isZero();
      assertThat(out.resolve("ods/orders." + format)).content().contains("订单号");
      assertThat(out.resolve("ods." + format)).exists();
      Ran plan = weir("plan", "-f", out.toString());
      assertThat(plan.exitCode()).as(plan.said()).isZero();
    }
    Ran text = weir("export", catalog, "--database", "ods", "--table", "orders");
    assertThat(text.out()).startsWith("---\napiVersion: weir/v1\nkind: Table\n");
    assertThat(Ran.of(variables(), text.out(), null, "plan", "-f", "-").exitCode()).isZero();
  }

  @Test
  void listsWhatThereIs() throws IOException {
    planAndApply();
    Ran tables = weir("tables", catalog);
    assertThat(tables.out()).contains("TABLE", catalog + ".ods.customers", "ODS");
    Ran json = weir("tables", catalog, "--database", "ods", "--json");
    assertThat(new Answer(200, json.out()).<List<String>>at("$.items[*].name"))
        .containsExactly("customers", "orders");
    assertThat(weir("jobs", "--state", "FAILED").exitCode()).isZero();
    assertThat(weir("runs", "--catalog", catalog, "--limit", "5").out()).startsWith("RUN  ACTION");
    Ran refused = weir("runs", "--status", "LATE");
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.err()).contains("status");
  }

  @Test
  void printsWhatWeirAnswers() {
    Answer lint = new Answer(200, weir("lint", "--json", "-f", folder.toString()).out());
    assertThat(lint.<List<Object>>at("$.findings")).isEmpty();
    Answer plan = new Answer(201, weir("plan", "--json", "-f", folder.toString()).out());
    assertThat(plan.<String>at("$.status")).isEqualTo("READY");
  }

  @Test
  void saysWhatATokenIsNotGoodFor() {
    Map<String, String> viewer =
        Map.of(Environment.URL, api.baseUrl(), Environment.TOKEN, api.token(Role.VIEWER));
    Ran forbidden = Ran.with(viewer, "plan", "-f", folder.toString());
    assertThat(forbidden.exitCode()).isEqualTo(1);
    assertThat(forbidden.err()).contains("This needs the permission table:write");

    Map<String, String> wrong =
        Map.of(Environment.URL, api.baseUrl(), Environment.TOKEN, "weir_wr0ng");
    Ran refused = Ran.with(wrong, "login");
    assertThat(refused.exitCode()).isEqualTo(1);
    assertThat(refused.err()).contains("does not take the token from WEIR_TOKEN");
    assertThat(refused.said()).doesNotContain("weir_wr0ng");
    assertThat(Ran.with(viewer, "login").out()).contains("You are test-viewer (viewer) at ");
  }

  @Test
  void keepsATokenForWhoLogsIn(@TempDir Path home) throws IOException {
    Map<String, String> variables = Map.of("HOME", home.toString());
    TypedAnswers answers = new TypedAnswers(api.baseUrl() + "/", "admin", Api.ADMIN_PASSWORD);
    Ran login = Ran.of(variables, "", answers, "login");
    assertThat(login.exitCode()).as(login.said()).isZero();
    Path file = home.resolve(".config/weir/login.json");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    assertThat(Ran.with(variables, "tables", catalog).exitCode()).isZero();
    String token = new Answer(200, Files.readString(file)).at("$.token");
    assertThat(login.said()).doesNotContain(token).doesNotContain(Api.ADMIN_PASSWORD);
  }

  @Test
  void refusesAWrongPasswordAndKeepsNothing(@TempDir Path home) {
    TypedAnswers answers = new TypedAnswers(api.baseUrl(), "nobody", "wr0ng");
    Ran login = Ran.of(Map.of("HOME", home.toString()), "", answers, "login");
    assertThat(login.exitCode()).isEqualTo(1);
    assertThat(login.said()).doesNotContain("wr0ng");
    assertThat(home.resolve(".config")).doesNotExist();
  }

  /** Weir looks now and then; here it looks now. */
  private void lookAt(String table) {
    String path = "/catalogs/" + catalog + "/databases/ods/tables/" + table + "/drift";
    assertThat(Answer.of(api.admin().get().uri(path)).status()).isEqualTo(200);
  }

  private void planAndApply() throws IOException {
    Path kept = Files.createTempFile("plan", ".json");
    Ran plan = weir("plan", "-f", folder.toString(), "--out", kept.toString());
    assertThat(plan.exitCode()).as(plan.said()).isEqualTo(2);
    Ran applied = weir("apply", "--plan", kept.toString(), "--wait");
    assertThat(applied.exitCode()).as(applied.said()).isZero();
    Files.delete(kept);
  }

  private Ran weir(String... arguments) {
    return Ran.with(variables(), arguments);
  }

  private Map<String, String> variables() {
    return Map.of(
        Environment.URL, api.baseUrl(), Environment.TOKEN, api.token(Role.OPERATOR), "CI", "true");
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text.replace("LAKE", catalog));
  }

  private void post(String path, Map<String, ?> body) {
    Answer made =
        Answer.of(api.admin().post().uri(path).contentType(MediaType.APPLICATION_JSON).body(body));
    assertThat(made.status()).as(made.body()).isEqualTo(201);
  }
}
