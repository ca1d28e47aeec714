package io.weir.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.access.Role;
import io.weir.server.MySqlServer;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.RestTestClient.ResponseSpec;

@WeirIntegrationTest
class ConnectionIntegrationTests {

  private static final String PASSWORD = "connection-Secret-4711";

  @TempDir static Path directory;
  private static MySqlServer mysql;

  @Autowired Api api;

  @BeforeAll
  static void startMySql() throws IOException {
    mysql = MySqlServer.start(directory, PASSWORD);
    mysql.run(
        "CREATE DATABASE sales",
        "CREATE TABLE sales.items (a INT, b VARCHAR(20) NOT NULL, price DECIMAL(8,2) UNSIGNED, PRIMARY KEY (b, a))",
        "CREATE TABLE sales.keyless (line TEXT)",
        "INSERT INTO sales.items VALUES (1, 'x', 9.5)",
        "ANALYZE TABLE sales.items",
        "CREATE USER 'poor'@'%' IDENTIFIED BY 'poor password'",
        "GRANT SELECT ON sales.* TO 'poor'@'%'");
  }

  @AfterAll
  static void stopMySql() {
    mysql.close();
  }

  @Test
  void findsNothingWrongWithAServerThatASyncCanFollow() {
    create("good", MySqlServer.USER, PASSWORD).expectStatus().isCreated();
    Map<String, Object> result =
        body(post("/connections/good/test", Map.of()).expectStatus().isOk());
    assertThat(result).containsEntry("ok", true);
    assertThat(checks(result).keySet())
        .containsExactlyInAnyOrder(
            "reachable",
            "version",
            "binlog",
            "binlog-format",
            "binlog-row-image",
            "privileges",
            "server-id",
            "time-zone",
            "year-columns");
  }

  @Test
  void namesYearColumnsThatTheConnectorMiscountsInAnyDatabase() {
    create("dated", MySqlServer.USER, PASSWORD).expectStatus().isCreated();
    mysql.run(
        "CREATE DATABASE garage",
        "CREATE TABLE garage.fine (id INT PRIMARY KEY, built YEAR)",
        "CREATE TABLE garage.cars (id INT PRIMARY KEY, built YEAR, b INT, c INT, d INT, e INT, f INT,"
            + " g DECIMAL(5, 2), h TINYINT(1))");
    try {
      Map<String, Map<String, Object>> checks =
          checks(body(post("/connections/dated/test", Map.of()).expectStatus().isOk()));
      assertThat(checks.get("year-columns"))
          .containsEntry("ok", false)
          .containsEntry("fix", "ALTER TABLE `garage`.`cars` MODIFY `built` SMALLINT UNSIGNED;");
    } finally {
      mysql.run("DROP DATABASE garage");
    }
  }

  @Test
  void saysWhatIsMissingAndHowToMendIt() {
    mysql.run("SET GLOBAL binlog_row_image = 'MINIMAL'");
    try {
      create("poor", "poor", "poor password").expectStatus().isCreated();
      Map<String, Map<String, Object>> checks =
          checks(body(post("/connections/poor/test", Map.of()).expectStatus().isOk()));
      assertThat(checks.get("binlog-row-image")).containsEntry("ok", false);
      assertThat(checks.get("privileges"))
          .containsEntry("ok", false)
          .containsEntry(
              "fix", "GRANT REPLICATION SLAVE, REPLICATION CLIENT ON *.* TO 'poor'@'%';");
    } finally {
      mysql.run("SET GLOBAL binlog_row_image = 'FULL'");
    }
  }

  @Test
  void saysThatThePasswordIsWrong() {
    Map<String, Object> result =
        body(post("/connections/test", spec("unsaved", MySqlServer.USER, "wrong")));
    assertThat(result).containsEntry("ok", false);
    assertThat((String) checks(result).get("reachable").get("message"))
        .contains("refuses user root");
    assertThat(checks(result).get("binlog").get("ok")).isNull();
  }

  @Test
  void listsTablesWithKeysAndEstimates() {
    create("lister", MySqlServer.USER, PASSWORD).expectStatus().isCreated();
    Map<String, Object> tables =
        body(
            api.admin()
                .get()
                .uri("/connections/lister/tables?database=sales")
                .exchange()
                .expectStatus()
                .isOk());
    Map<?, ?> items = (Map<?, ?>) ((List<?>) tables.get("items")).get(0);
    assertThat(items.get("name")).isEqualTo("items");
    assertThat(items.get("primaryKey")).isEqualTo(List.of("b", "a"));
    assertThat(items.get("rowsEstimate")).isEqualTo(1);
    assertThat(((Map<?, ?>) ((List<?>) items.get("columns")).get(2)).get("type"))
        .isEqualTo("decimal(8,2) unsigned");
    Map<?, ?> keyless = (Map<?, ?>) ((List<?>) tables.get("items")).get(1);
    assertThat((List<?>) keyless.get("primaryKey")).isEmpty();
    api.admin()
        .get()
        .uri("/connections/lister/tables?database=nothing")
        .exchange()
        .expectStatus()
        .isNotFound();
  }

  @Test
  void neverAnswersThePasswordAndKeepsItWhenLeftOut() {
    String created = text(create("kept", MySqlServer.USER, PASSWORD).expectStatus().isCreated());
    assertThat(created).doesNotContain(PASSWORD).contains("\"set\":true");
    Map<String, Object> withoutPassword = new HashMap<>(spec("kept", MySqlServer.USER, PASSWORD));
    withoutPassword.remove("password");
    withoutPassword.put("options", Map.of("serverTimeZone", "+00:00"));
    String updated =
        text(
            api.admin()
                .put()
                .uri("/connections/kept")
                .header(HttpHeaders.IF_MATCH, "\"0\"")
                .contentType(MediaType.APPLICATION_JSON)
                .body(withoutPassword)
                .exchange()
                .expectStatus()
                .isOk());
    assertThat(updated).doesNotContain(PASSWORD);
    assertThat(body(post("/connections/kept/test", Map.of()))).containsEntry("ok", true);
    assertThat(text(api.admin().get().uri("/audit?target=kept").exchange()))
        .doesNotContain(PASSWORD);
    api.admin()
        .put()
        .uri("/connections/kept")
        .header(HttpHeaders.IF_MATCH, "\"0\"")
        .contentType(MediaType.APPLICATION_JSON)
        .body(withoutPassword)
        .exchange()
        .expectStatus()
        .isEqualTo(412);
  }

  @Test
  void doesNotTryAKeptPasswordOnAnotherServer() {
    create("bait", MySqlServer.USER, PASSWORD).expectStatus().isCreated();
    Map<String, Object> elsewhere = new HashMap<>(spec("bait", "poor", PASSWORD));
    elsewhere.remove("password");
    assertThat(body(post("/connections/test", elsewhere))).containsEntry("ok", false);
  }

  @Test
  void pointsAtWhatIsBad() {
    bad("name", "../x", "/name");
    bad("host", "a host; rm -rf", "/host");
    bad("port", 0, "/port");
    bad("kind", "oracle", "/kind");
    bad("options", Map.of("autoDeserialize", "true"), "/options/autoDeserialize");
    bad("options", Map.of("serverTimeZone", "Mars"), "/options/serverTimeZone");
    api.as(Role.VIEWER)
        .post()
        .uri("/connections")
        .contentType(MediaType.APPLICATION_JSON)
        .body(spec("x", "u", "p"))
        .exchange()
        .expectStatus()
        .isForbidden();
  }

  private void bad(String field, Object value, String pointer) {
    Map<String, Object> spec = new HashMap<>(spec("fine", "u", "p"));
    spec.put(field, value);
    post("/connections", spec)
        .expectStatus()
        .isBadRequest()
        .expectBody()
        .jsonPath("$.errors[0].pointer")
        .isEqualTo(pointer);
  }

  private ResponseSpec create(String name, String user, String password) {
    return post("/connections", spec(name, user, password));
  }

  private static Map<String, Object> spec(String name, String user, String password) {
    return Map.of(
        "name",
        name,
        "kind",
        "mysql",
        "host",
        mysql.host(),
        "port",
        mysql.port(),
        "username",
        user,
        "password",
        password,
        "options",
        Map.of("serverTimeZone", "UTC"));
  }

  private ResponseSpec post(String path, Object body) {
    return api.admin()
        .post()
        .uri(path)
        .contentType(MediaType.APPLICATION_JSON)
        .body(body)
        .exchange();
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> body(ResponseSpec response) {
    return response.expectBody(Map.class).returnResult().getResponseBody();
  }

  private static String text(ResponseSpec response) {
    return response.expectBody(String.class).returnResult().getResponseBody();
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Map<String, Object>> checks(Map<String, Object> result) {
    return ((List<Map<String, Object>>) result.get("checks"))
        .stream().collect(Collectors.toMap(check -> (String) check.get("id"), check -> check));
  }
}
