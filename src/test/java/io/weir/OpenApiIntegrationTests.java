package io.weir;

import static org.assertj.core.api.Assertions.assertThat;

import io.weir.access.Role;
import io.weir.testing.Api;
import io.weir.testing.WeirIntegrationTest;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/**
 * The committed description is what the service says of itself. {@code -Dopenapi.write} writes it
 * anew.
 */
@WeirIntegrationTest
class OpenApiIntegrationTests {

  private static final Path COMMITTED = Path.of("docs/api/openapi.yaml");

  @Autowired Api api;

  @Test
  void committedDescriptionIsFresh() throws Exception {
    String actual = described();
    if (System.getProperty("openapi.write") != null) {
      Files.createDirectories(COMMITTED.getParent());
      Files.writeString(COMMITTED, actual);
    }
    assertThat(Files.readString(COMMITTED))
        .as("run: mvn test -Dtest=OpenApiIntegrationTests -Dopenapi.write")
        .isEqualTo(actual);
  }

  private String described() throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(api.baseUrl() + "/v3/api-docs.yaml"))
            .header("Authorization", "Bearer " + api.token(Role.VIEWER))
            .build();
    HttpResponse<String> response =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    assertThat(response.statusCode()).isEqualTo(200);
    return response.body();
  }
}
