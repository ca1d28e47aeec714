package io.weir.access;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.client.RestTestClient;

@WeirIntegrationTest
class AccessIntegrationTests {

  @Autowired Api api;

  @Test
  void answersNothingWithoutASessionOrToken() {
    for (String path : List.of("/me", "/users", "/tokens", "/audit", "/nothing/of/the/kind")) {
      api.anonymous()
          .get()
          .uri(path)
          .exchange()
          .expectStatus()
          .isUnauthorized()
          .expectHeader()
          .contentType("application/problem+json;charset=UTF-8");
    }
  }

  @Test
  void logsInWithTheFirstPasswordAndDemandsTheCsrfToken() {
    var login = logIn("admin", Api.ADMIN_PASSWORD);
    String cookie = cookie(login);
    Map<?, ?> me = login.expectBody(Map.class).returnResult().getResponseBody();
    assertThat(me.get("username")).isEqualTo("admin");
    assertThat(me.get("via")).isEqualTo("session");

    var withoutCsrf =
        api.anonymous()
            .post()
            .uri("/users")
            .header(HttpHeaders.COOKIE, cookie)
            .contentType(MediaType.APPLICATION_JSON)
            .body(newUser("csrf-victim"));
    withoutCsrf.exchange().expectStatus().isForbidden();

    api.anonymous()
        .post()
        .uri("/users")
        .header(HttpHeaders.COOKIE, cookie)
        .header("X-CSRF-TOKEN", (String) me.get("csrfToken"))
        .contentType(MediaType.APPLICATION_JSON)
        .body(newUser("made-by-browser"))
        .exchange()
        .expectStatus()
        .isCreated();

    api.anonymous()
        .delete()
        .uri("/session")
        .header(HttpHeaders.COOKIE, cookie)
        .header("X-CSRF-TOKEN", (String) me.get("csrfToken"))
        .exchange()
        .expectStatus()
        .isNoContent();
    api.anonymous()
        .get()
        .uri("/me")
        .header(HttpHeaders.COOKIE, cookie)
        .exchange()
        .expectStatus()
        .isUnauthorized();
  }

  @Test
  void endsTheSessionOfAUserWhoIsDisabled() {
    create("soon-disabled");
    String cookie = cookie(logIn("soon-disabled", "a long password"));
    api.admin()
        .put()
        .uri("/users/soon-disabled")
        .header(HttpHeaders.IF_MATCH, "\"1\"")
        .contentType(MediaType.APPLICATION_JSON)
        .body(Map.of("roles", List.of("viewer"), "disabled", true))
        .exchange()
        .expectStatus()
        .isOk();
    api.anonymous()
        .get()
        .uri("/me")
        .header(HttpHeaders.COOKIE, cookie)
        .exchange()
        .expectStatus()
        .isUnauthorized();
    logInStatus("soon-disabled", "a long password", 401);
  }

  @Test
  void refusesAFurtherAttemptAfterFiveFailures() {
    create("guessed");
    for (int i = 0; i < LoginAttempts.MAX_FAILURES; i++) {
      logInStatus("guessed", "wrong password", 401);
    }
    logInStatus("guessed", "a long password", 429);
  }

  @Test
  void refusesWhatTheRoleDoesNotHaveBeforeReadingTheBody() {
    api.as(Role.VIEWER)
        .post()
        .uri("/users")
        .contentType(MediaType.APPLICATION_JSON)
        .body("{not json")
        .exchange()
        .expectStatus()
        .isForbidden()
        .expectBody()
        .jsonPath("$.permission")
        .isEqualTo("user:admin");
  }

  @Test
  void namesTheFieldOfBadInput() {
    api.admin()
        .post()
        .uri("/users")
        .contentType(MediaType.APPLICATION_JSON)
        .body(
            Map.of(
                "name",
                "x",
                "password",
                "a long password",
                "roles",
                List.of("viewer"),
                "nmae",
                "y"))
        .exchange()
        .expectStatus()
        .isBadRequest()
        .expectBody()
        .jsonPath("$.errors[0].pointer")
        .isEqualTo("/nmae");
    api.admin()
        .post()
        .uri("/users")
        .contentType(MediaType.APPLICATION_JSON)
        .body(Map.of("name", "x", "password", "a long password", "roles", List.of("king")))
        .exchange()
        .expectStatus()
        .isBadRequest()
        .expectBody()
        .jsonPath("$.errors[0].pointer")
        .isEqualTo("/roles/0");
    api.admin()
        .post()
        .uri("/users")
        .contentType(MediaType.APPLICATION_JSON)
        .body(Map.of("name", "../x", "password", "a long password", "roles", List.of("viewer")))
        .exchange()
        .expectStatus()
        .isBadRequest()
        .expectBody()
        .jsonPath("$.errors[0].pointer")
        .isEqualTo("/name");
  }

  @Test
  void keepsTheLastAdmin() {
    api.admin()
        .put()
        .uri("/users/nobody")
        .contentType(MediaType.APPLICATION_JSON)
        .body(Map.of("roles", List.of("viewer"), "disabled", false))
        .exchange()
        .expectStatus()
        .isEqualTo(428);
  }

  @Test
  void writesTheAuditTrail() {
    create("audited");
    api.admin()
        .get()
        .uri("/audit?target=audited")
        .exchange()
        .expectStatus()
        .isOk()
        .expectBody()
        .jsonPath("$.items[0].action")
        .isEqualTo("user.create")
        .jsonPath("$.items[0].user")
        .isEqualTo("test-admin")
        .jsonPath("$.items[0].via")
        .isEqualTo("token")
        .jsonPath("$.items[0].detail.role")
        .isEqualTo("viewer");
  }

  @Test
  void aTokenIsWorthNothingOnceItIsDeleted() {
    Map<?, ?> made =
        api.as(Role.OPERATOR)
            .post()
            .uri("/tokens")
            .contentType(MediaType.APPLICATION_JSON)
            .body(Map.of("name", "ci", "roles", List.of("viewer")))
            .exchange()
            .expectStatus()
            .isCreated()
            .expectBody(Map.class)
            .returnResult()
            .getResponseBody();
    assertThat((String) made.get("token")).startsWith("weir_");
    RestTestClient ci =
        RestTestClient.bindToServer()
            .baseUrl(api.baseUrl() + "/api/v1")
            .defaultHeader(HttpHeaders.AUTHORIZATION, "Bearer " + made.get("token"))
            .build();
    ci.get()
        .uri("/me")
        .exchange()
        .expectStatus()
        .isOk()
        .expectBody()
        .jsonPath("$.roles[0]")
        .isEqualTo("viewer");
    api.as(Role.OPERATOR)
        .delete()
        .uri("/tokens/" + made.get("id"))
        .exchange()
        .expectStatus()
        .isNoContent();
    ci.get().uri("/me").exchange().expectStatus().isUnauthorized();
  }

  private void create(String name) {
    api.admin()
        .post()
        .uri("/users")
        .contentType(MediaType.APPLICATION_JSON)
        .body(newUser(name))
        .exchange()
        .expectStatus()
        .isCreated();
  }

  private static Map<String, Object> newUser(String name) {
    return Map.of("name", name, "password", "a long password", "roles", List.of("viewer"));
  }

  private RestTestClient.ResponseSpec logIn(String name, String password) {
    return api.anonymous()
        .post()
        .uri("/session")
        .contentType(MediaType.APPLICATION_JSON)
        .body(Map.of("username", name, "password", password))
        .exchange();
  }

  private void logInStatus(String name, String password, int status) {
    logIn(name, password).expectStatus().isEqualTo(status);
  }

  private static String cookie(RestTestClient.ResponseSpec login) {
    return login
        .expectStatus()
        .isOk()
        .returnResult(String.class)
        .getResponseHeaders()
        .getFirst(HttpHeaders.SET_COOKIE)
        .split(";")[0];
  }
}
