package io.weir.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.yaml.snakeyaml.Yaml;

/**
 * An endpoint as the committed description has it.
 *
 * @param path with {@code {name}} where names stand
 * @param parameters the names of its query parameters
 */
public record Endpoint(String method, String path, boolean hasBody, List<String> parameters) {

  /** All of them. */
  @SuppressWarnings("unchecked")
  public static List<Endpoint> all() throws IOException {
    Map<String, Object> described =
        new Yaml().load(Files.readString(Path.of("docs/api/openapi.yaml")));
    List<Endpoint> endpoints = new ArrayList<>();
    ((Map<String, Map<String, Map<String, Object>>>) described.get("paths"))
        .forEach(
            (path, methods) ->
                methods.forEach((method, operation) -> endpoints.add(of(path, method, operation))));
    return endpoints;
  }

  @SuppressWarnings("unchecked")
  private static Endpoint of(String path, String method, Map<String, Object> operation) {
    var parameters = (List<Map<String, Object>>) operation.getOrDefault("parameters", List.of());
    return new Endpoint(
        method.toUpperCase(Locale.ROOT),
        path,
        operation.containsKey("requestBody"),
        parameters.stream()
            .filter(p -> "query".equals(p.get("in")))
            .map(p -> String.valueOf(p.get("name")))
            .toList());
  }

  /** Its path with this in place of each name. */
  public String at(String value) {
    return path.replaceAll("\\{\\w+}", value);
  }

  public boolean isAtName() {
    return path.contains("{");
  }
}
