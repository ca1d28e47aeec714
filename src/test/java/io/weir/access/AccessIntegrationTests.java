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
}
