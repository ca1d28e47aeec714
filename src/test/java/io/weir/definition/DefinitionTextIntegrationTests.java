package io.weir.definition;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.access.Role;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.MediaType;

@WeirIntegrationTest
class DefinitionTextIntegrationTests {

  private static final Map<String, Object> DEFINITION =
      Map.of(
          "name", "orders",
          "columns",
              List.of(
                  Map.of("name", "id", "type", "BIGINT NOT NULL", "comment", "key"),
                  Map.of("name", "address", "type", "ROW<`street` STRING, `zips` ARRAY<INT>>"),
                  Map.of("name", "state", "type", "STRING", "default", "new")),
          "primaryKey", List.of("id"),
          "partitionedBy", List.of(),
          "options", Map.of("bucket", "4"),
          "comment", "as in the shop",
          "layer", "ODS");

  @Autowired private Api api;

  @Test
  void readsWhatItWroteInYaml() {
    Answer written = write(DEFINITION, "yaml", Map.of("state", "status"));
    assertThat(written.status()).as(written.body()).isEqualTo(200);
    String text = written.at("$.text");
    assertThat(text).contains("renamedFrom: status", "layer: ODS");

    Answer read = read(text);
    assertThat(read.<Map<String, Object>>at("$.items[0].definition"))
        .containsAllEntriesOf(asRead());
    assertThat(read.<String>at("$.items[0].catalog")).isEqualTo("main");
    assertThat(read.<String>at("$.items[0].renamedColumns.state")).isEqualTo("status");
  }

  @Test
  void readsWhatItWroteInSql() {
    Answer written = write(DEFINITION, "sql", Map.of());
    Answer read = read(written.at("$.text"));
    assertThat(read.<Map<String, Object>>at("$.items[0].definition"))
        .containsAllEntriesOf(asRead());
    assertThat(read.<String>at("$.items[0].database")).isEqualTo("ods");
  }

  @Test
  void saysThatSqlHasNoWordForRenames() {
    Answer written = write(DEFINITION, "sql", Map.of("state", "status"));
    assertThat(written.<List<String>>at("$.findings[*].rule")).contains("rename-in-sql");
  }

  @Test
  void tellsWhereABrokenTextIsBroken() {
    Answer read = read("CREATE TABLE t (id INT,\n  amount DECIMALL(10))");
    assertThat(read.status()).isEqualTo(200);
    assertThat(read.<List<Object>>at("$.items")).isEmpty();
    assertThat(read.<Integer>at("$.findings[0].line")).isEqualTo(2);
    assertThat(read.<String>at("$.findings[0].severity")).isEqualTo("error");
  }

  @Test
  void putsAFaultOfADefinitionToItsPlaceInTheRequest() {
    Map<String, Object> wrong = new HashMap<>(DEFINITION);
    wrong.put("columns", List.of(Map.of("name", "id", "type", "DECIMALL(3)")));
    Answer answer = write(wrong, "yaml", Map.of());
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.<String>at("$.errors[0].pointer")).isEqualTo("/definition/columns/0/type");
    assertThat(write(DEFINITION, "toml", Map.of()).status()).isEqualTo(400);
  }

  private static Map<String, Object> asRead() {
    Map<String, Object> definition = new HashMap<>(DEFINITION);
    definition.remove("columns");
    return definition;
  }

  private Answer read(String text) {
    return post("/definitions/read", Map.of("manifests", text, "catalog", "main"));
  }

  private Answer write(Map<String, ?> definition, String format, Map<String, String> renamed) {
    Map<String, Object> body =
        Map.of(
            "catalog", "main",
            "database", "ods",
            "definition", definition,
            "renamedColumns", renamed,
            "format", format);
    return post("/definitions/write", body);
  }

  private Answer post(String path, Map<String, ?> body) {
    return Answer.of(
        api.as(Role.VIEWER).post().uri(path).contentType(MediaType.APPLICATION_JSON).body(body));
  }
}
