package io.weir.testing;

import java.util.List;
import java.util.Map;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.client.JdkClientHttpRequestFactory;
import org.springframework.web.client.RestClient;

/** The REST API of a Weir in another process, as its admin. */
public final class RemoteWeir {

  private final RestClient client;

  private RemoteWeir(RestClient client) {
    this.client = client;
  }

  /** Logs in and makes a token. */
  public static RemoteWeir logIn(String baseUrl) {
    RestClient anonymous = builder(baseUrl).build();
    ResponseEntity<Map<String, Object>> login = session(anonymous);
    Map<?, ?> token =
        anonymous
            .post()
            .uri("/tokens")
            .header(HttpHeaders.COOKIE, cookie(login))
            .header("X-CSRF-TOKEN", (String) login.getBody().get("csrfToken"))
            .contentType(MediaType.APPLICATION_JSON)
            .body(Map.of("name", "tests", "roles", List.of("admin")))
            .retrieve()
            .body(Map.class);
    return withToken(baseUrl, (String) token.get("token"));
  }

  /** The cookie of a browser that logs in. */
  public static String cookie(String baseUrl) {
    return cookie(session(builder(baseUrl).build()));
  }

  private static String cookie(ResponseEntity<?> login) {
    return login.getHeaders().getFirst(HttpHeaders.SET_COOKIE).split(";")[0];
  }

  private static ResponseEntity<Map<String, Object>> session(RestClient anonymous) {
    return anonymous
        .post()
        .uri("/session")
        .contentType(MediaType.APPLICATION_JSON)
        .body(Map.of("username", "admin", "password", Api.ADMIN_PASSWORD))
        .retrieve()
        .toEntity(new org.springframework.core.ParameterizedTypeReference<>() {});
  }

  /** As a browser that has logged in before. */
  public static RemoteWeir withCookie(String baseUrl, String cookie) {
    return new RemoteWeir(builder(baseUrl).defaultHeader(HttpHeaders.COOKIE, cookie).build());
  }

  public static RemoteWeir withToken(String baseUrl, String token) {
    return new RemoteWeir(
        builder(baseUrl).defaultHeader(HttpHeaders.AUTHORIZATION, "Bearer " + token).build());
  }

  private static RestClient.Builder builder(String baseUrl) {
    return RestClient.builder()
        .requestFactory(new JdkClientHttpRequestFactory())
        .baseUrl(baseUrl + "/api/v1")
        .defaultStatusHandler(HttpStatusCode::isError, (request, response) -> {});
  }

  /** The answer's body as a map, whatever its status. */
  @SuppressWarnings("unchecked")
  public Map<String, Object> get(String path) {
    return client.get().uri(path).retrieve().body(Map.class);
  }

  /** The items of a list. */
  @SuppressWarnings("unchecked")
  public List<Map<String, Object>> items(String path) {
    return (List<Map<String, Object>>) get(path).get("items");
  }

  public ResponseEntity<Map<String, Object>> post(String path, Object body) {
    return client
        .post()
        .uri(path)
        .contentType(MediaType.APPLICATION_JSON)
        .body(body)
        .retrieve()
        .toEntity(new org.springframework.core.ParameterizedTypeReference<>() {});
  }

  public int delete(String path) {
    return client.delete().uri(path).retrieve().toBodilessEntity().getStatusCode().value();
  }
}
