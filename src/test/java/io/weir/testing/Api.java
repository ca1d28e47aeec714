package io.weir.testing;

import io.weir.access.Role;
import io.weir.access.Tokens;
import io.weir.access.Users;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.boot.test.context.TestComponent;
import org.springframework.context.annotation.Lazy;
import org.springframework.core.env.Environment;
import org.springframework.http.HttpHeaders;
import org.springframework.test.web.servlet.client.RestTestClient;

/** A client of the running Weir's REST API, for each role. */
@TestComponent
@Lazy
public class Api {

  public static final String ADMIN_PASSWORD = "an admin's password";

  private final Environment environment;
  private final Users users;
  private final Tokens tokens;
  private final Map<Role, String> tokenByRole = new ConcurrentHashMap<>();

  Api(Environment environment, Users users, Tokens tokens) {
    this.environment = environment;
    this.users = users;
    this.tokens = tokens;
  }

  public String baseUrl() {
    return "http://127.0.0.1:" + environment.getRequiredProperty("local.server.port");
  }

  public RestTestClient admin() {
    return as(Role.ADMIN);
  }

  public RestTestClient as(Role role) {
    return builder().defaultHeader(HttpHeaders.AUTHORIZATION, "Bearer " + token(role)).build();
  }

  public RestTestClient anonymous() {
    return builder().build();
  }

  /** A bearer token of a user with this role. */
  public String token(Role role) {
    return tokenByRole.computeIfAbsent(role, this::makeToken);
  }

  private String makeToken(Role role) {
    String name = "test-" + role.name().toLowerCase(Locale.ROOT);
    if (users.find(name).isEmpty()) {
      users.create(name, ADMIN_PASSWORD, role);
    }
    return tokens.create(name, "tests", role, null).secret();
  }

  private RestTestClient.Builder<?> builder() {
    return RestTestClient.bindToServer().baseUrl(baseUrl() + "/api/v1");
  }
}
