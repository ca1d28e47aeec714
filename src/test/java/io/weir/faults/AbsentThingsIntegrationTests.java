package io.weir.faults;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.catalog.Catalogs;
import io.weir.testing.Answer;
import io.weir.testing.Api;
import io.weir.testing.Endpoint;
import io.weir.testing.WeirIntegrationTest;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.MediaType;

/** Walks what can be read of things that are not there: it is never an empty answer. */
@WeirIntegrationTest
class AbsentThingsIntegrationTests {

  private static final String TABLE = "/api/v1/catalogs/{catalog}/databases/{database}/tables";

  @Autowired Api api;
  @Autowired Catalogs catalogs;

  @ParameterizedTest
  @CsvSource({"absent,absent,absent", "main,absent,absent", "main,there,absent"})
  void areNotFoundOfATable(String catalog, String database, String table) throws IOException {
    makeDatabase();
    for (Endpoint endpoint : reads()) {
      if (endpoint.path().startsWith(TABLE + "/{table}")) {
        notFound(endpoint, Map.of("catalog", catalog, "database", database, "table", table));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"absent,absent", "main,absent"})
  void areNotFoundOfADatabase(String catalog, String database) throws IOException {
    for (Endpoint endpoint : reads()) {
      if (endpoint.path().contains("{database}") && !endpoint.path().contains("{table}")) {
        notFound(endpoint, Map.of("catalog", catalog, "database", database));
      }
    }
    Answer draft =
        Answer.of(
            api.admin()
                .post()
                .uri("/catalogs/" + catalog + "/databases/" + database + "/tables?dryRun=true")
                .contentType(MediaType.APPLICATION_JSON)
                .body("{\"name\":\"t\",\"columns\":[{\"name\":\"a\",\"type\":\"INT\"}]}"));
    assertThat(draft.status()).as(draft.body()).isEqualTo(404);
  }

  @Test
  void areNotFoundOfAnythingElse() throws IOException {
    Map<String, String> names = Map.of("catalog", "absent", "name", "absent", "id", "987654321");
    for (Endpoint endpoint : reads()) {
      if (!endpoint.path().contains("{database}")) {
        notFound(endpoint, names);
      }
    }
  }

  private void makeDatabase() {
    if (!catalogs.lake("main").databases().contains("there")) {
      catalogs.lake("main").createDatabase("there");
    }
  }

  private static List<Endpoint> reads() throws IOException {
    return Endpoint.all().stream().filter(e -> e.method().equals("GET") && e.isAtName()).toList();
  }

  private void notFound(Endpoint endpoint, Map<String, String> names) {
    String path = endpoint.path();
    for (Map.Entry<String, String> name : names.entrySet()) {
      path = path.replace("{" + name.getKey() + "}", name.getValue());
    }
    path = path.replaceAll("\\{\\w+}", "absent");
    if (endpoint.parameters().contains("database")) {
      path += "?database=absent";
    }
    Answer answer = Answer.of(api.admin().get().uri(path.replace("/api/v1", "")));
    assertThat(answer.status()).as("%s: %s", path, answer.body()).isEqualTo(404);
    assertThat(answer.<String>at("$.type")).endsWith("/not-found");
  }
}
