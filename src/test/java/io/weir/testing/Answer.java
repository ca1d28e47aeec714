package io.weir.testing;

import com.jayway.jsonpath.JsonPath;
import org.springframework.test.web.servlet.client.RestTestClient;

/**
 * What a call of the REST API answered.
 *
 * @param body as text; empty for none
 */
public record Answer(int status, String body) {

  public static Answer of(RestTestClient.RequestHeadersSpec<?> call) {
    var result = call.exchange().expectBody(String.class).returnResult();
    String body = result.getResponseBody();
    return new Answer(result.getStatus().value(), body == null ? "" : body);
  }

  /** What stands in the body at a JSON path, such as {@code $.items[0].name}. */
  public <T> T at(String path) {
    return JsonPath.read(body, path);
  }
}
