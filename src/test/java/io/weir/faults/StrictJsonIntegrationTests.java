package io.weir.faults;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.testing.Answer;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.MediaType;

/** JSON is taken at its word: no type for another, no field twice. */
@WeirIntegrationTest
class StrictJsonIntegrationTests {

  @Autowired Api api;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "/users|{'name':true}|/name|put it in quotes",
        "/users|{'name':1}|/name|put it in quotes",
        "/users|{'name':{}}|/name|a text",
        "/users|{'name':['x']}|/name|a text",
        "/users|{'roles':[0]}|/roles/0|viewer, operator, admin",
        "/users|{'name':'a','name':'b'}||twice",
        "/users|{'name':'a'} {}||one object",
        "/tokens|{'name':'a','roles':['viewer'],'expiresAt':4}|/expiresAt|a time",
        "/connections|{'name':'a','kind':'mysql','host':'h','port':'3306'}|/port|without quotes",
        "/policies|{'enabled':'true'}|/enabled|without quotes",
        "/policies|{'enabled':1}|/enabled|true or false",
        "/catalogs/main/databases/d/tables|{'columns':[{'name':1}]}|/columns/0/name|put it in quotes",
        "/catalogs/main/databases/d/tables|{'options':{'a':[]}}|/options/a|a text",
        "/catalogs/main/databases/d/tables|{'options':{'a':'1','a':'2'}}|/options|twice"
      })
  void refusesOtherTypesAndRepetitions(String path, String body, String pointer, String word) {
    Answer answer = post(path, body.replace('\'', '"'));
    assertThat(answer.status()).as(answer.body()).isEqualTo(400);
    assertThat(answer.<String>at("$.errors[0].pointer")).isEqualTo(pointer == null ? "" : pointer);
    assertThat(answer.<String>at("$.errors[0].message")).contains(word);
  }

  @Test
  void takesNumbersAndTruthValuesAsTheTextOfAnOption() {
    post("/catalogs/main/databases", "{\"name\":\"strict\"}");
    Answer made =
        post(
            "/catalogs/main/databases/strict/tables",
            """
            {"name": "t", "columns": [{"name": "a", "type": "INT NOT NULL"}], "primaryKey": ["a"],
             "options": {"bucket": 4, "ignore-delete": true}}
            """);
    assertThat(made.status()).as(made.body()).isEqualTo(201);
    assertThat(made.<String>at("$.options.bucket")).isEqualTo("4");
    assertThat(made.<String>at("$.options['ignore-delete']")).isEqualTo("true");
  }

  private Answer post(String path, String body) {
    return Answer.of(
        api.admin().post().uri(path).contentType(MediaType.APPLICATION_JSON).body(body));
  }
}
