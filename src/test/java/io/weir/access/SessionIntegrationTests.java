package io.weir.access;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.test.web.servlet.client.RestTestClient;

/** Browsers: logging in, CSRF, and what ends a session. */
@WeirIntegrationTest
class SessionIntegrationTests {

  private static final String PASSWORD = "a long password";

  @Autowired Api api;
  @Autowired JdbcClient jdbc;

  /** One browser that is logged in. */
  private record Browser(RestTestClient client, String csrfToken) {

    int status() {
      return client.get().uri("/me").exchange().returnResult(String.class).getStatus().value();
    }

    int post(String path, Object body, String csrf) {
      return client
          .post()
          .uri(path)
          .header("X-CSRF-TOKEN", csrf)
          .contentType(MediaType.APPLICATION_JSON)
          .body(body)
          .exchange()
          .returnResult(String.class)
          .getStatus()
          .value();
    }

    void put(String path, long version, Object body) {
      client
          .put()
          .uri(path)
          .header("X-CSRF-TOKEN", csrfToken)
          .header(HttpHeaders.IF_MATCH, "\"" + version + "\"")
          .contentType(MediaType.APPLICATION_JSON)
          .body(body)
          .exchange()
          .expectStatus()
          .isOk();
    }
  }

  @Test
  void demandsTheCsrfTokenOfEveryChange() {
    Browser browser = logIn("admin", Api.ADMIN_PASSWORD);
    Map<String, Object> user = newUser("made-by-browser", Role.VIEWER);
    assertThat(browser.post("/users", user, "")).isEqualTo(403);
    assertThat(browser.post("/users", user, "guessed")).isEqualTo(403);
    assertThat(browser.post("/users", user, browser.csrfToken())).isEqualTo(201);
  }

  @ParameterizedTest
  @ValueSource(strings = {"garbage", "AAAA", "J09SICcxJz0nMQ==", "\"'\"", "%00"})
  void isNoneWhenItsCookieIsForged(String id) {
    RestTestClient client =
        RestTestClient.bindToServer().baseUrl(api.baseUrl() + "/api/v1").build();
    client
        .get()
        .uri("/me")
        .header(HttpHeaders.COOKIE, "WEIR_SESSION=" + id)
        .exchange()
        .expectStatus()
        .isUnauthorized();
  }

  @Test
  void endsWithTheLogout() {
    Browser browser = logIn("admin", Api.ADMIN_PASSWORD);
    browser
        .client()
        .delete()
        .uri("/session")
        .header("X-CSRF-TOKEN", browser.csrfToken())
        .exchange()
        .expectStatus()
        .isNoContent();
    assertThat(browser.status()).isEqualTo(401);
  }

  @Test
  void endsWithAnotherPasswordButForTheSessionThatSetIt() {
    create("changes-password", Role.ADMIN);
    Browser own = logIn("changes-password", PASSWORD);
    Browser other = logIn("changes-password", PASSWORD);
    own.put("/users/changes-password", 0, change(Role.ADMIN, false, "another password"));
    assertThat(own.status()).isEqualTo(200);
    assertThat(other.status()).isEqualTo(401);
    assertThat(tryLogIn("changes-password", PASSWORD)).isEqualTo(401);
    assertThat(logIn("changes-password", "another password").status()).isEqualTo(200);
  }

  @Test
  void endsForGoodWhenTheUserIsDisabled() {
    create("soon-disabled", Role.VIEWER);
    Browser browser = logIn("soon-disabled", PASSWORD);
    Browser admin = logIn("admin", Api.ADMIN_PASSWORD);
    admin.put("/users/soon-disabled", 0, Map.of("roles", List.of("viewer"), "disabled", true));
    assertThat(tryLogIn("soon-disabled", PASSWORD)).isEqualTo(401);
    admin.put("/users/soon-disabled", 1, Map.of("roles", List.of("viewer"), "disabled", false));
    assertThat(browser.status()).isEqualTo(401);
    assertThat(logIn("soon-disabled", PASSWORD).status()).isEqualTo(200);
  }

  @Test
  void isNotGoodForAnotherUserOfTheSameName() {
    create("twice", Role.VIEWER);
    Browser browser = logIn("twice", PASSWORD);
    api.admin().delete().uri("/users/twice").exchange().expectStatus().isNoContent();
    create("twice", Role.ADMIN);
    assertThat(browser.status()).isEqualTo(401);
  }

  @Test
  void hasTheRoleOfToday() {
    create("promoted", Role.VIEWER);
    Browser browser = logIn("promoted", PASSWORD);
    Map<String, Object> user = newUser("made-by-promoted", Role.VIEWER);
    assertThat(browser.post("/users", user, browser.csrfToken())).isEqualTo(403);
    logIn("admin", Api.ADMIN_PASSWORD)
        .put("/users/promoted", 0, Map.of("roles", List.of("admin"), "disabled", false));
    assertThat(browser.post("/users", user, browser.csrfToken())).isEqualTo(201);
  }

  @Test
  void endsAtItsLifetimeHoweverMuchItIsUsed() {
    create("always-here", Role.VIEWER);
    Browser browser = logIn("always-here", PASSWORD);
    age("always-here", Duration.ofDays(7).minusMinutes(1));
    assertThat(browser.status()).isEqualTo(200);
    age("always-here", Duration.ofDays(7).plusMinutes(1));
    assertThat(browser.status()).isEqualTo(401);
  }

  @Test
  void refusesAFurtherAttemptAfterFiveFailures() {
    create("guessed", Role.VIEWER);
    for (int i = 0; i < LoginAttempts.MAX_FAILURES; i++) {
      assertThat(tryLogIn("guessed", "wrong password")).isEqualTo(401);
    }
    assertThat(tryLogIn("guessed", PASSWORD)).isEqualTo(429);
  }

  private void age(String user, Duration age) {
    jdbc.sql("UPDATE browser_session SET creation_time = ? WHERE principal_name = ?")
        .params(Instant.now().minus(age).toEpochMilli(), user)
        .update();
  }

  private void create(String name, Role role) {
    api.admin()
        .post()
        .uri("/users")
        .contentType(MediaType.APPLICATION_JSON)
        .body(newUser(name, role))
        .exchange()
        .expectStatus()
        .isCreated();
  }

  private static Map<String, Object> newUser(String name, Role role) {
    return Map.of("name", name, "password", PASSWORD, "roles", List.of(role));
  }

  private static Map<String, Object> change(Role role, boolean disabled, String password) {
    return Map.of("roles", List.of(role), "disabled", disabled, "password", password);
  }

  private int tryLogIn(String name, String password) {
    return exchangeLogIn(name, password).returnResult(String.class).getStatus().value();
  }

  private Browser logIn(String name, String password) {
    var answer =
        exchangeLogIn(name, password).expectStatus().isOk().expectBody(Map.class).returnResult();
    String cookie = answer.getResponseHeaders().getFirst(HttpHeaders.SET_COOKIE).split(";")[0];
    return new Browser(
        RestTestClient.bindToServer()
            .baseUrl(api.baseUrl() + "/api/v1")
            .defaultHeader(HttpHeaders.COOKIE, cookie)
            .build(),
        (String) answer.getResponseBody().get("csrfToken"));
  }

  private RestTestClient.ResponseSpec exchangeLogIn(String name, String password) {
    return api.anonymous()
        .post()
        .uri("/session")
        .contentType(MediaType.APPLICATION_JSON)
        .body(Map.of("username", name, "password", password))
        .exchange();
  }
}
