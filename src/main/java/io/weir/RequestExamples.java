package io.weir;

import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.examples.Example;
import io.swagger.v3.oas.models.media.MediaType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.TreeMap;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.ResourcePatternResolver;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/**
 * Puts examples into the description of every request: those of a body stand in a folder that is
 * named like its schema, each in a file that is named like the example.
 */
@Component
class RequestExamples implements OpenApiCustomizer {

  private static final String FOLDER = "openapi/examples/";
  private static final String SUFFIX = ".json";

  private final ResourcePatternResolver resources;
  private final JsonMapper json;

  RequestExamples(ResourcePatternResolver resources, JsonMapper json) {
    this.resources = resources;
    this.json = json;
  }

  @Override
  public void customise(OpenAPI api) {
    Map<String, Map<String, Example>> bySchema = read();
    api.getPaths().values().stream()
        .flatMap(path -> path.readOperations().stream())
        .filter(operation -> operation.getRequestBody() != null)
        .forEach(operation -> add(operation, bySchema));
  }

  private static void add(Operation operation, Map<String, Map<String, Example>> bySchema) {
    for (MediaType content : operation.getRequestBody().getContent().values()) {
      String ref = content.getSchema().get$ref();
      if (ref != null) {
        String schema = ref.substring(ref.lastIndexOf('/') + 1);
        bySchema.getOrDefault(schema, Map.of()).forEach(content::addExamples);
      }
    }
  }

  private Map<String, Map<String, Example>> read() {
    try {
      Map<String, Map<String, Example>> bySchema = new TreeMap<>();
      for (Resource file : resources.getResources("classpath:" + FOLDER + "*/*" + SUFFIX)) {
        String path = file.getURL().getPath();
        String[] names =
            path.substring(path.lastIndexOf(FOLDER) + FOLDER.length())
                .replace(SUFFIX, "")
                .split("/");
        bySchema.computeIfAbsent(names[0], schema -> new TreeMap<>()).put(names[1], example(file));
      }
      return bySchema;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Example example(Resource file) throws IOException {
    try (InputStream content = file.getInputStream()) {
      return new Example().value(json.readValue(content, Object.class));
    }
  }
}
