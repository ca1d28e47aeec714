package io.weir.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.access.Role;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;

@WeirIntegrationTest
class CatalogIntegrationTests {

  @Autowired private Api api;
  @TempDir private Path directory;

  @Test
  void theFirstStartMakesMain() {
    Answer main = get("/catalogs/main");
    assertThat(main.status()).isEqualTo(200);
    assertThat(main.<String>at("$.metastore")).isEqualTo("filesystem");
    assertThat(main.<String>at("$.warehouse")).endsWith("/warehouse");
  }

  @Test
  void registersTestsChangesAndForgetsACatalog() {
    Answer made = post("/catalogs", body("second", directory.resolve("w"), Map.of()));
    assertThat(made.status()).isEqualTo(201);
    assertThat(made.<Integer>at("$.version")).isZero();

    Answer test = post("/catalogs/second/test", null);
    assertThat(test.<Boolean>at("$.ok")).isTrue();
    assertThat(test.<List<String>>at("$.checks[*].id"))
        .containsExactly("put", "list", "rename", "delete");
    assertThat(get("/catalogs/second").<Boolean>at("$.state.reachable")).isTrue();

    Map<String, Object> changed = body("second", directory.resolve("w"), Map.of("k", "v"));
    assertThat(put("/catalogs/second", changed, null).status()).isEqualTo(428);
    assertThat(put("/catalogs/second", changed, "\"7\"").status()).isEqualTo(412);
    Answer updated = put("/catalogs/second", changed, "\"0\"");
    assertThat(updated.status()).isEqualTo(200);
    assertThat(updated.<String>at("$.options.k")).isEqualTo("v");

    assertThat(delete("/catalogs/second").status()).isEqualTo(204);
    assertThat(get("/catalogs/second").status()).isEqualTo(404);
    assertThat(directory.resolve("w")).isDirectory();
    assertThat(get("/audit?target=second").<List<String>>at("$.items[*].action"))
        .containsExactly("catalog.delete", "catalog.update", "catalog.create");
  }

  @Test
  void neverShowsASecretAgain() {
    Map<String, Object> body =
        Map.of(
            "name",
            "sealed",
            "metastore",
            "filesystem",
            "warehouse",
            directory.resolve("s").toString(),
            "secrets",
            Map.of("fs.token", "PLANTED-7c1d"));
    Answer made = post("/catalogs", body);
    assertThat(made.status()).isEqualTo(201);
    assertThat(made.<Boolean>at("$.secrets['fs.token'].set")).isTrue();
    assertThat(made.body()).doesNotContain("PLANTED");
    assertThat(get("/catalogs/sealed").body()).doesNotContain("PLANTED");
    assertThat(get("/audit?target=sealed").body()).doesNotContain("PLANTED");
    assertThat(delete("/catalogs/sealed").status()).isEqualTo(204);
  }

  @ParameterizedTest
  @CsvSource({
    "hive,/data/w,422,/metastore",
    "jdbc,/data/w,422,/metastore",
    "filesystem,s3://bucket/w,422,/warehouse",
    "filesystem,oss://bucket/w,422,/warehouse",
    "filesystem,gopher://x/w,422,/warehouse",
    "filesystem,/,422,/warehouse",
    "filesystem,file:///.//,422,/warehouse",
    "filesystem,file://host/w,400,/warehouse",
    "filesystem,file:///w?x=1,400,/warehouse",
    "filesystem,relative/path,400,/warehouse",
    "filesystem,/data/../etc,400,/warehouse"
  })
  void refusesWhatItWouldNotKeepSafe(
      String metastore, String warehouse, int status, String pointer) {
    Map<String, Object> body =
        Map.of("name", "bad", "metastore", metastore, "warehouse", warehouse);
    Answer answer = post("/catalogs", body);
    assertThat(answer.status()).isEqualTo(status);
    assertThat(answer.<String>at("$.errors[0].pointer")).isEqualTo(pointer);
  }

  @Test
  void saysWhyAnObjectStoreIsRefused() {
    Map<String, Object> body =
        Map.of("name", "bad", "metastore", "filesystem", "warehouse", "s3://bucket/w");
    assertThat(post("/catalogs", body).<String>at("$.detail")).contains("lock").contains("commits");
  }

  @Test
  void refusesBadNamesUnknownFieldsAndSecretsAmongOptions() {
    assertThat(
            post("/catalogs", body("../x", directory, Map.of())).<String>at("$.errors[0].pointer"))
        .isEqualTo("/name");
    assertThat(
            post("/catalogs", body("leaky", directory, Map.of("s3.secret-key", "x")))
                .<String>at("$.errors[0].pointer"))
        .isEqualTo("/options/s3.secret-key");
    Map<String, Object> unknown =
        Map.of("name", "a", "metastore", "filesystem", "warehouse", "/w", "colour", "red");
    assertThat(post("/catalogs", unknown).<String>at("$.errors[0].pointer")).isEqualTo("/colour");
  }

  @Test
  void refusesTwoCatalogsOnOneWarehouse() {
    String warehouse = get("/catalogs/main").at("$.warehouse");
    Answer answer = post("/catalogs", body("twin", Path.of(warehouse), Map.of()));
    assertThat(answer.status()).isEqualTo(409);
  }

  @Test
  void refusesAWarehouseInAnotherHoweverItIsWritten() throws Exception {
    String main = get("/catalogs/main").at("$.warehouse");
    for (String same : List.of(main + "/", main + "/./", "file://" + main, "/" + main)) {
      assertThat(post("/catalogs", on(same)).status()).as(same).isEqualTo(409);
    }
    assertThat(post("/catalogs", on("file:" + main)).status()).isEqualTo(409);
    assertThat(post("/catalogs", on(main + "/nested")).status()).isEqualTo(409);
    Path link = Files.createSymbolicLink(directory.resolve("link"), Path.of(main));
    assertThat(post("/catalogs", on(link.toString())).status()).isEqualTo(409);
    assertThat(post("/catalogs", on(link + "/not/there/yet")).status()).isEqualTo(409);
    String home = Path.of(main).getParent().toString();
    assertThat(post("/catalogs", on(home)).<String>at("$.detail")).contains("Weir keeps");
    assertThat(post("/catalogs", on(home + "/postgres")).status()).isEqualTo(422);
  }

  private static Map<String, Object> on(String warehouse) {
    return Map.of("name", "twin", "metastore", "filesystem", "warehouse", warehouse);
  }

  @Test
  void saysWhyAWarehouseCannotBeUsed() throws Exception {
    Path file = Files.writeString(directory.resolve("a-file"), "in the way");
    post("/catalogs", body("blocked", file.resolve("w"), Map.of()));
    Answer test = post("/catalogs/blocked/test", null);
    assertThat(test.status()).isEqualTo(200);
    assertThat(test.<Boolean>at("$.ok")).isFalse();
    assertThat(test.<String>at("$.checks[0].message")).contains("a-file");
    assertThat(get("/catalogs/blocked").<Boolean>at("$.state.reachable")).isFalse();
    assertThat(get("/catalogs/blocked/databases").status()).isEqualTo(502);
    delete("/catalogs/blocked");
  }

  @Test
  void saysInPlainWordsThatAServerIsNotThere() {
    post(
        "/catalogs",
        Map.of("name", "far", "metastore", "filesystem", "warehouse", "hdfs://127.0.0.1:1/w"));
    Answer test = post("/catalogs/far/test", null);
    assertThat(test.<Boolean>at("$.ok")).as(test.body()).isFalse();
    assertThat(test.body()).doesNotContain("Exception", "java.", "org.apache");
    delete("/catalogs/far");
  }

  @Test
  void onlyAdminsRegisterCatalogs() {
    var call =
        api.as(Role.OPERATOR)
            .post()
            .uri("/catalogs")
            .body(body("no", directory.resolve("n"), Map.of()));
    assertThat(Answer.of(call).status()).isEqualTo(403);
  }

  private static Map<String, Object> body(
      String name, Path warehouse, Map<String, String> options) {
    return Map.of(
        "name",
        name,
        "metastore",
        "filesystem",
        "warehouse",
        warehouse.toString(),
        "options",
        options);
  }

  private Answer get(String path) {
    return Answer.of(api.admin().get().uri(path));
  }

  private Answer delete(String path) {
    return Answer.of(api.admin().delete().uri(path));
  }

  private Answer post(String path, Object body) {
    var call = api.admin().post().uri(path);
    return Answer.of(body == null ? call : call.body(body));
  }

  private Answer put(String path, Object body, String ifMatch) {
    var call = api.admin().put().uri(path).body(body);
    return Answer.of(ifMatch == null ? call : call.header(HttpHeaders.IF_MATCH, ifMatch));
  }
}
